import { addons, type HomeSize, homeSizes } from "#app/catalog/options.ts";
import {
	gutterPrices,
	guttersFrom,
	homePrice,
	typicalPrice,
	windowsMinimum,
} from "#app/content/price-texts.ts";
import { pricingTestimonials } from "#app/content/pricing-testimonials.ts";
import { residentialReviews } from "#app/content/residential-reviews.ts";
import { estimateTotal, workOf } from "#app/pricing/estimate-total.ts";
import { formatDollars, formatRange } from "#app/pricing/format.ts";
import type { PricedPackage } from "#app/pricing/price.ts";
import { addonPrices, rateCard } from "#app/pricing/rates.ts";
import { priceOf } from "#app/quotes/draft-price.ts";
import { gutterRates } from "#app/services/gutter-cleaning.ts";
import { pressureRates } from "#app/services/pressure-washing.ts";
import { windowRates } from "#app/services/window-cleaning.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { localCookies } from "../support/local-cookies.ts";
import { publicPages } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";
import { wizardPath } from "../support/wizard.ts";

// Every amount that a page names is one of the price list or a customer's, and says what it is for.

const tag = ["@desktop", "@js"];

/** What the public pages may say of money. */
const publicPrices = [
	typicalPrice(rateCard),
	homePrice(rateCard, "small", "basic", "deluxe"),
	homePrice(rateCard, "medium", "basic", "deluxe"),
	homePrice(rateCard, "large", "basic", "luxury"),
	`starting at $${guttersFrom(rateCard)} for most homes`,
	`starts at $${guttersFrom(rateCard)} for most homes`,
	`Waverly Township is ${windowsMinimum(rateCard)}.`,
	...homeSizes.values.flatMap(locationPrices),
	...Object.values(gutterPrices(rateCard)),
	...residentialReviews.map(({ pricePaid }) => `Paid ${formatDollars(pricePaid)}`),
	...pricingTestimonials.map(({ pricePaid }) => `Paid ${formatDollars(pricePaid)}`),
	// A customer tells of a small home with Deluxe.
	`was $${windowRates.small.deluxe.low} to $${windowRates.small.deluxe.high} and I paid $485.`,
];

/** What a location page says of a home of one size. */
function locationPrices(size: HomeSize): string[] {
	const { basic, luxury } = windowRates[size];
	const { house, patio } = pressureRates[size];
	return [
		`Basic to Luxury ${formatRange({ low: basic.low, high: luxury.high })}`,
		`Gutter Cleaning ${formatRange(gutterRates[size])}`,
		`each surface ${formatRange({ low: patio.low, high: house.high })}`,
	];
}

/** What a page says, descriptions in its head included. */
function wordsOf(html: string): string {
	const descriptions = [...html.matchAll(/<meta [^>]*content="([^"]*)"/g)].map(([, text]) => text);
	const text = html
		.replace(/<(script|style)\b.*?<\/\1>/gs, " ")
		.replace(/<!--.*?-->/gs, "")
		.replace(/<[^>]*>/g, " ");
	return [...descriptions, text].join(" ").replaceAll("&#x27;", "'").replace(/\s+/g, " ");
}

/** The amounts that no known phrase accounts for, each with the words before it. */
function unknownAmounts(html: string, known: readonly string[]): string[] {
	let words = wordsOf(html);
	// The longest first: a short one may be part of it.
	for (const phrase of known.toSorted((a, b) => b.length - a.length)) {
		const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		words = words.replace(new RegExp(`${literal}(?![\\d,]*\\d)`, "gi"), "");
	}
	return words.match(/.{0,60}\$\s?[\d,]+.{0,20}/g) ?? [];
}

test("every amount on a public page comes from the price list or a customer", { tag }, async ({
	request,
}) => {
	for (const path of publicPages) {
		const html = await (await request.get(path)).text();
		const known = path === "/thank-you" ? [...publicPrices, "Estimated total $0"] : publicPrices;
		expect(unknownAmounts(html, known), path).toEqual([]);
	}
});

function pricesOf({ range, lines, bundle }: PricedPackage): string[] {
	return [
		formatRange(range),
		...lines.map((line) => formatRange(line.range)),
		...(bundle ? [`${formatDollars(bundle.saving.low)} to −${formatDollars(bundle.saving.high)}`] : []),
	];
}

test("every amount from step 4 to the confirmation is the quote's", { tag }, async ({ request }) => {
	const draft = { ...aDraft(), package: "deluxe" as const, saved: true, addons: ["deck" as const] };
	const offers = priceOf(draft, rateCard).packages;
	const chosen = offers.find(({ name }) => name === draft.package);
	if (!chosen) throw new Error("the package is not offered");
	const headers = { Cookie: localCookies(await stepDraft(draft)) };
	const read = async (path: string) => (await request.get(path, { headers })).text();
	const prices = addonPrices(draft.service.homeSize, rateCard);
	const work = workOf(chosen, rateCard);
	const sum = estimateTotal(work, [{ addon: "deck", price: prices.deck }]);
	const total = formatDollars(sum);
	const fromPrices = addons.values.map((addon) => `from ${formatDollars(prices[addon])}`);
	const midpoint = `Midpoint about ${formatDollars(chosen.midpoint)}`;

	expect(unknownAmounts(await read(`${wizardPath}/package`), offers.flatMap(pricesOf))).toEqual([]);

	const step5 = await read(`${wizardPath}/confirmation`);
	const step5Prices = [
		...pricesOf(chosen),
		...fromPrices,
		midpoint,
		`Estimated total, with the bundle saving ${total}`,
	];
	expect(unknownAmounts(step5, step5Prices)).toEqual([]);

	const confirmed = new URLSearchParams({
		name: "Ann",
		package: chosen.name,
		price: String(chosen.midpoint),
		homeSize: draft.service.homeSize,
		services: draft.service.services.join(","),
		extras: "Pressure Washing Deck: $150",
	});
	const thanks = await read(`/thank-you?${confirmed}`);
	const range = `Price range ${formatRange(chosen.range)}`;
	const extra = "Pressure Washing Deck: $150";
	const saved = (words: string) =>
		words.replace("Estimated total", "Estimated total, with the bundle saving");
	const saving = `Bundle saving with the add-ons: −${formatDollars(chosen.midpoint + prices.deck - sum)}`;
	expect(wordsOf(thanks)).toContain(saving);
	for (const words of [`Estimated total ${total}+`, range, midpoint, extra]) {
		expect(wordsOf(thanks)).toContain(words);
		expect(wordsOf(words === extra ? thanks : step5)).toContain(saved(words));
	}
	const reference = `Reference ${draft.id.slice(0, 8).toUpperCase()}`;
	expect(wordsOf(thanks)).toContain(reference);
	expect(wordsOf(step5)).toContain(reference);
	expect(
		unknownAmounts(thanks, [...publicPrices, `Estimated total ${total}`, range, midpoint, extra, saving]),
	).toEqual([]);
});
