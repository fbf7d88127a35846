import fc from "fast-check";
import { expect, test } from "vitest";
import { addons, homeSizes, packageNames } from "#app/catalog/options.ts";
import { pinPrice } from "#app/pricing/pinned-price.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { newDraft } from "#app/quotes/draft.ts";
import { priceOf } from "#app/quotes/draft-price.ts";
import { services } from "#app/services/services.ts";
import { aDraft } from "#tests/support/drafts.ts";
import { confirmationLink } from "./confirmation-link.ts";
import { readConfirmation } from "./confirmation-view.ts";

const draft = newDraft(0);
const read = (parameters: Record<string, string>) => {
	const view = readConfirmation(new URLSearchParams(parameters), draft, rateCard);
	if (!view) throw new Error("The address tells of no quote");
	return view;
};

test("an address that tells of no quote shows none", () => {
	expect(readConfirmation(new URLSearchParams("utm_source=mail"), draft, rateCard)).toBeNull();
});

test.each([
	"Ann",
	"Zoë",
	"李",
	"Mary Ann",
	"O'Neil",
	"O’Neil",
	"Anne-Marie",
	"J. R. Smith",
	"St. John",
	"Nguyễn",
])("the name %s is shown", (name) => expect(read({ name }).name).toBe(name));

test.each([
	"",
	"evil.example",
	"Ann evil.example",
	"https://evil.example",
	"Call 570 555 0199",
	"Your card was refused call us",
	"Ann! Pay now",
	"<b>Ann</b>",
	"ann@example.com",
	"A".repeat(41),
	"- Ann",
	". . .",
])("instead of the name %j a friend is greeted", (name) => {
	expect(read({ name }).name).toBe("Friend");
});

test("an invisible character in a name is left out", () => {
	expect(read({ name: "Ann\u202e" }).name).toBe("Ann");
});

test("of services, extras and home sizes those that there are are shown, and no words of the address", () => {
	const view = read({
		services: "window-cleaning,Free car,constructor,gutter-cleaning",
		extras: "Pressure Washing Deck: $1,Call 900: $5",
		homeSize: "Call us at 900",
		package: "Free",
	});
	expect(view).toMatchObject({
		services: ["Window Cleaning", "Gutter Cleaning"],
		homeSize: "",
		package: "deluxe",
	});
	expect(view.extras).toEqual([{ label: "Pressure Washing Deck", price: 150 }]);
});

test.each([
	[{ price: "1", package: "basic", homeSize: "small", services: "window-cleaning" }, 300],
	[{ price: "99999", package: "basic", homeSize: "small", services: "window-cleaning" }, 700],
	[{ price: "650", package: "deluxe", homeSize: "medium", services: "window-cleaning" }, 650],
	[{ price: "787", package: "deluxe" }, 785],
	[{ price: "1e308", package: "luxury", services: "window-cleaning,gutter-cleaning,pressure-washing" }, 2680],
	[{ price: "1", package: "standard", homeSize: "small", services: "gutter-cleaning" }, 100],
	[{ price: "-5", package: "luxury" }, 0],
	[{ price: "free", package: "luxury" }, 0],
	[{ package: "luxury" }, 0],
])("the price of %j is shown as %i", (parameters, midpoint) => {
	expect(read(parameters).midpoint).toBe(midpoint);
});

test("whatever an address says, what is shown of it is a plain name or one of our own words", () => {
	const ours = [
		...Object.values(homeSizes.labels),
		...Object.values(services.labels),
		...Object.values(addons.labels),
	];
	const keys = fc.constantFrom("name", "package", "price", "homeSize", "services", "extras");
	fc.assert(
		fc.property(fc.dictionary(keys, fc.oneof(fc.string({ unit: "binary" }), fc.webUrl())), (parameters) => {
			const view = read({ package: "deluxe", ...parameters });
			expect(view.name).toMatch(/^[\p{L}\p{M}'’. -]{1,40}$/u);
			expect(view.name).not.toMatch(/\.\S/);
			expect(packageNames.values).toContain(view.package);
			for (const text of [view.homeSize, ...view.services, ...view.extras.map(({ label }) => label)])
				expect(["", ...ours]).toContain(text);
		}),
	);
});

test("the address of a confirmed quote is shown as it was confirmed", () => {
	const link = confirmationLink({
		name: "Ann",
		package: "deluxe",
		price: 650,
		homeSize: "medium",
		services: ["window-cleaning"],
		addons: ["deck"],
		addonPrices: rateCard.addons,
	});
	expect(
		readConfirmation(new URL(link, "https://glasswing.example").searchParams, draft, rateCard),
	).toMatchObject({
		name: "Ann",
		package: "deluxe",
		midpoint: 650,
		total: 800,
		services: ["Window Cleaning"],
		extras: [{ label: "Pressure Washing Deck", price: 150 }],
	});
});

test("the total of one's own quote saves what it was priced with, whatever bundles save by now", () => {
	const own = { ...aDraft(), package: "deluxe", saved: true } as const;
	const priced = priceOf(own, rateCard);
	const chosen = priced.packages.find(({ name }) => name === "deluxe");
	if (!chosen) throw new Error("Deluxe is not offered");
	const link = confirmationLink({
		...own.service,
		...{
			name: "Ann",
			package: "deluxe",
			price: chosen.midpoint,
			addons: ["deck"],
			addonPrices: priced.addons,
		},
	});
	const later = { ...rateCard, bundlePercent: { windowsAndGutters: 0, withPressureWashing: 0 } };
	const { searchParams } = new URL(link, "https://glasswing.example");
	const view = readConfirmation(searchParams, { ...own, price: pinPrice(priced) }, later);
	// 20 % of the middle of $800 to $1,000 and $150 comes off.
	expect(view).toMatchObject({ midpoint: 765, total: 840, saving: 75, range: { low: 680, high: 850 } });
});

test("another browser is told the same total, with what a bundle with the add-ons saves", () => {
	const link = confirmationLink({
		...{ name: "Ann", package: "deluxe", price: 785, homeSize: "medium" },
		...{ services: ["window-cleaning", "gutter-cleaning"], addons: ["deck", "siding"] },
		addonPrices: rateCard.addons,
	});
	const { searchParams } = new URL(link, "https://glasswing.example");
	// $785 is $925 less 15 %; with $400 of pressure washing 20 % come off all of it.
	expect(readConfirmation(searchParams, draft, rateCard)).toMatchObject({ total: 1060, saving: 125 });
});
