import { env } from "cloudflare:test";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { LINK_LIFE_MS } from "#app/auth/mailed-link.server.ts";
import { pinLimit } from "#app/auth/throttle.server.ts";
import { namesOf } from "#app/catalog/records.ts";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { offerTerms, TERMS_VERSION } from "#app/content/customer-offer.ts";
import { moveDayPage } from "#app/content/move-day.ts";
import { ownTexts, writeText } from "#app/content/own-texts.ts";
import { typicalRange } from "#app/content/price-texts.ts";
import { sampleValues } from "#app/content/texts-page.ts";
import { composeMail } from "#app/email/compose.server.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { cellsOf, readCells } from "#app/pricing/price-cells.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { priceOf } from "#app/quotes/draft-price.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { sitemapXml } from "#app/seo/sitemap.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { mailSettings } from "../support/composed-mails.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { anOwner, db } from "../support/edge-quotes.ts";
import { mailContents } from "../support/mail-contents.ts";
import { mailsAt } from "../support/mails-at.ts";
import { anOffer, decide, SENT, send } from "../support/offers.ts";
import { forgetPublished, publishDirectly } from "../support/published-prices.ts";
import { contradictions, pageWords } from "../support/site-facts.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

// Whatever the company tells of itself, every page, mail and paper tells as its one source does.

const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");
const SUNDAY = Date.parse("2026-05-10T12:00:00-04:00");

/** Of the quote of these tests: its lines, ranges and midpoints, what its bundle saves in each package, and its offers. */
const ownAmounts = [
	...(JSON.stringify(priceOf(aDraft(), rateCard)).match(/\d+/g) ?? []),
	...["90", "120", "150", "135", "175", "612", "1612"],
];

afterEach(() => vi.useRealTimers());

function setClock(now: number): void {
	vi.useFakeTimers({ toFake: ["Date"], now });
}

/** What the Worker answers or, for a page that the platform serves without it, the file of the build. */
async function publicPage(path: string): Promise<{ status: number; html: string }> {
	const answer = await new Visitor().get(path);
	if (answer.status !== 404) return answer;
	const file = await env.ASSETS.fetch(new URL(path, business.siteUrl));
	return { status: file.status, html: await file.text() };
}

const publicPaths = [
	...Array.from(sitemapXml().matchAll(/<loc>([^<]*)/g), ([, address = ""]) => new URL(address).pathname),
	...["18411", "18101", "90210"].flatMap((zip) => [
		`${paths.zipLocator}?zip=${zip}`,
		`${paths.serviceAreasCheck}?zip=${zip}`,
	]),
	...[`${paths.serviceAreasCheck}?zip=18503&area=scranton`, paths.serviceAreasAlias],
	...[paths.thankYou, paths.offline],
];

/** A price book that has no amount and no percent of the first one. */
function dearerBook(): PriceBook {
	const cells = Object.entries(cellsOf(rateCard)).map(([cell, value]) => [
		cell,
		String(cell === "rounding" ? value : value + 7),
	]);
	const { book } = readCells(Object.fromEntries(cells));
	if (!book) throw new Error("The dearer price book is invalid");
	return book;
}

async function savedVisitor(method: "text" | "email"): Promise<Visitor> {
	const draft = aDraft();
	const contact = { ...draft.contact, contactMethod: method, email: "ann@example.com" };
	const cookie = await stepDraft({ ...draft, contact, package: "deluxe", saved: true });
	const [name = "", value = ""] = cookie.split(/=(.*)/s);
	const visitor = new Visitor();
	visitor.setCookie(name, value);
	return visitor;
}

const thanks =
	"/thank-you?name=Ann&package=deluxe&price=765&homeSize=medium&services=window-cleaning,gutter-cleaning&extras=";

test("every public page and its structured data tell the one truth", async () => {
	expect(publicPaths.length).toBeGreaterThan(24);
	for (const path of publicPaths) {
		const { status, html } = await publicPage(path);
		expect([path, status, contradictions(pageWords(html))]).toEqual([path, 200, []]);
	}
	const home = (await publicPage("/")).html;
	expect(home).toContain(`"reviewCount":${business.claims.rating.count}`);
});

test("after a publication every public page, step and structured data tells the new prices alone", async () => {
	const owner = await anOwner();
	const book = dearerBook();
	await publishDirectly(db, owner, book);
	onTestFinished(() => forgetPublished(db, owner));
	const told = new Set<string>();
	for (const path of [...publicPaths, paths.quote]) {
		const { status, html } = await publicPage(path);
		const words = pageWords(html);
		expect([path, status, contradictions(words, [], book)]).toEqual([path, 200, []]);
		for (const [, amount = ""] of words.matchAll(/\$([\d,]+)/g)) told.add(amount.replace(",", ""));
	}
	for (const { low, high } of [...Object.values(book.gutters), typicalRange(book)])
		expect([...told]).toEqual(expect.arrayContaining([String(low), String(high)]));
});

test("every step, the thanks and the customer's own page tell the one truth, by day and by night", async () => {
	const steps = [
		paths.quote,
		paths.quoteContact,
		paths.quoteCondition,
		paths.quotePackage,
		paths.quoteConfirmation,
	];
	for (const now of [MONDAY, SUNDAY]) {
		for (const method of ["text", "email"] as const) {
			const email = { ...aDraft().contact, contactMethod: method, email: "ann@example.com" };
			const token = (await saveQuote(db, aSubmission({ contact: email }), now)) ?? "";
			setClock(now);
			const visitor = await savedVisitor(method);
			for (const path of [...steps, thanks, paths.customerQuote(token)]) {
				const { status, html } = await visitor.get(path);
				const told = pageWords(html);
				expect([path, status, contradictions(told, ownAmounts)]).toEqual([path, 200, []]);
				const promisesMinutes = /(?:you|next) (?:in )?(?:3-5|5) minutes/.test(told);
				const promisesDay = /hear from us Monday after 8 am/.test(told);
				expect([path, promisesMinutes && promisesDay, promisesMinutes && now === SUNDAY]).toEqual([
					path,
					false,
					false,
				]);
				if (method === "email") expect(told).not.toMatch(/check your phone/i);
			}
			vi.useRealTimers();
		}
	}
});

test("an offer, its terms, what was accepted, and every mail tell the one truth", async () => {
	await mailsAt(SENT + 1);
	const submission = aSubmission({
		contact: { ...aDraft().contact, contactMethod: "email", email: "ann@example.com" },
	});
	const token = (await saveQuote(db, submission, SENT)) ?? "";
	const offer = anOffer(submission.id, { termsVersion: TERMS_VERSION });
	expect(await send(db, offer, SENT)).toBe(true);
	setClock(SENT + 1000);
	const page = async () => pageWords((await new Visitor().get(paths.customerQuote(token))).html);
	const open = await page();
	for (const line of offerTerms[TERMS_VERSION] ?? []) expect(open).toContain(line);
	await decide(db, { quoteId: submission.id, token, offer }, "accepted", { now: SENT + 2000 });
	const sent = await mailsAt(SENT + 3000);
	expect(sent.length).toBeGreaterThanOrEqual(3);
	for (const text of [open, await page(), ...sent.map(({ text }) => text)])
		expect(contradictions(text, ownAmounts)).toEqual([]);
});

/** Besides the company's own: what the mails' quote and its offer come to, and the minutes of the links and of the locked gate. */
const mailAmounts = ["600", "650", "680", "700", "765", "850"];
const linkMinutes = [LINK_LIFE_MS, pinLimit.pauseMs].map((time) => `for ${time / MINUTE_MS} minutes`);

test.each(mailContents)("the mail %j tells the one truth", (content) => {
	const { subject, text, attachments = [] } = composeMail(content, "key", mailSettings);
	const told = [subject, text, ...attachments.map((file) => file.text)].join("\n");
	const others = linkMinutes.reduce((words, minutes) => words.replaceAll(minutes, ""), told);
	expect(contradictions(others, mailAmounts)).toEqual([]);
});

test("every prepared text message to a customer tells the one truth", () => {
	const { customer, time, link } = sampleValues;
	const texts = namesOf(ownTexts).map((name) => writeText(name, sampleValues, {}));
	for (const text of [...texts, moveDayPage.message(customer, time, link)])
		expect([text, contradictions(text, mailAmounts)]).toEqual([text, []]);
});

test.each([
	"Daniel will text you in 10 minutes.",
	"See your price in 90 seconds.",
	"An estimate follows within 2 business days.",
	"We drive up to 25 miles for you.",
	"Rated by 48 reviews.",
	"Read 200+ five-star reviews on Google.",
	"Rated 4.8 out of 5.",
	'{"aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":36}}',
	"Family owned since 2015.",
	"12345+ years of practice.",
	"We have cleaned 700 homes.",
	"Together you save 25%.",
	"Most customers choose Deluxe.",
	"A medium home with Deluxe is what we clean most often.",
	"If you see a streak, we come back and clean it again at no charge.",
	"If something is not right, tell us within ten days, and we come back and make it right at no charge.",
	"You can change your package until the day of your appointment.",
	"We work Monday to Friday, 9 am to 5 pm.",
	"Gutter cleaning starts at $199.",
])("a planted contradiction is found: %s", (planted) => {
	expect(contradictions("We clean windows. Call us.")).toEqual([]);
	expect(contradictions(`We clean windows. ${planted} Call us.`)).not.toEqual([]);
});
