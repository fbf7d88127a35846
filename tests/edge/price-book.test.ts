import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { homeSizes } from "#app/catalog/options.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { priceBooks, quoteAddons, quoteRequests } from "#db/schema.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { anOwner, db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes.ts";
import { endSession, startSession } from "../support/owner-session.ts";
import { aPriceForm, forgetPublished, post, publishDirectly } from "../support/published-prices.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

const { version: _, ...firstBook } = rateCard;
/** A base of its own, so that no other test's versions are met again. */
let base = "";

beforeEach(async () => {
	const owner = await anOwner();
	await forgetPublished(db, owner);
	await forgetCounts();
	base = await publishDirectly(db, owner, firstBook);
});
afterAll(async () => forgetPublished(db, await anOwner()));

const next = () => String(Number(base) + 1);
const published = async () => db.select().from(priceBooks).orderBy(priceBooks.version);

test("what an owner publishes is the next version, with who, when and why, and what visitors are quoted", async () => {
	const owner = await anOwner();
	const { status, location } = await post(owner, aPriceForm(base, { "windows.medium.deluxe.high": "777" }));
	expect([status, location]).toEqual([303, ownerPaths.prices]);
	expect((await published()).at(-1)).toMatchObject({
		version: Number(next()),
		reason: "Spring",
		publishedAt: expect.any(Number),
		publishedBy: expect.any(String),
	});
	const { html } = await owner.get(ownerPaths.prices);
	for (const text of ["Prices published", `Version ${next()}`, "Spring", 'value="777"'])
		expect(html).toContain(text);
	const visitor = await atStepFour();
	expect((await visitor.get(paths.quotePackage)).html).toContain("777");
});

test("the same form again publishes nothing more, and an older one is told of the newer prices", async () => {
	const owner = await anOwner();
	const form = aPriceForm(base, { "gutters.small.low": "90" });
	expect((await post(owner, form)).status).toBe(303);
	expect((await post(owner, form)).status).toBe(303);
	expect(await published()).toHaveLength(2);
	const late = await post(owner, aPriceForm(base, { "gutters.small.low": "80" }));
	expect(late.status).toBe(409);
	expect(late.html).toContain("Somebody published other prices meanwhile");
	expect(late.html).toContain('value="80"');
	expect(await published()).toHaveLength(2);
});

test.each([
	["windows.small.basic.low", "many", "Window Cleaning, Small, Basic, from: enter a whole number"],
	["windows.small.basic.high", "299", "Window Cleaning, Small, Basic, to: enter $300 or more"],
	[
		"windows.small.luxury.low",
		"440",
		"enter $450 or more, as “Window Cleaning, Small, Deluxe, from” has $450",
	],
	["rounding", "7", "Round to: enter 1, 5, 10 or 25"],
	["bundlePercent.withPressureWashing", "12", "With pressure washing: enter 15% or more"],
])(
	"an invalid book is refused with its cell %s named, and all that was typed is kept",
	async (cell, value, told) => {
		const owner = await anOwner();
		const { status, html } = await post(owner, aPriceForm(base, { [cell]: value, "gutters.xl.high": "611" }));
		expect(status).toBe(400);
		expect(html).toContain("<title>Error: ");
		expect(html).toContain(told);
		expect(html).toContain(`href="#${cell.replaceAll(".", "-")}"`);
		for (const kept of [`value="${value}"`, 'value="611"', 'value="Spring"']) expect(html).toContain(kept);
		expect(await published()).toHaveLength(1);
	},
);

test("prices are published with a reason alone", async () => {
	const owner = await anOwner();
	const { status, html } = await post(owner, aPriceForm(base, {}, { reason: "  " }));
	expect([status, html.includes("Say why, in 200 characters or fewer")]).toEqual([400, true]);
});

test("that a reason is needed is said before, and prices refused for it alone keep their preview", async () => {
	const owner = await anOwner();
	const changes = { "gutters.small.low": "90" };
	const missing = "say below why they change";
	expect((await owner.get(ownerPaths.prices)).html).toContain("Needed to publish");
	const answers = async (intent: string, reason: string, typed = changes) => {
		const { status, html } = await post(owner, aPriceForm(base, typed, { intent, reason }));
		return [status, html.includes("Gutter Cleaning, Small, from: $100 → $90"), html.includes(missing)];
	};
	expect(await answers("preview", "")).toEqual([200, true, true]);
	expect(await answers("preview", "Spring")).toEqual([200, true, false]);
	expect(await answers("publish", " ")).toEqual([400, true, true]);
	expect(await answers("publish", "n".repeat(201))).toEqual([400, true, false]);
	expect(await answers("publish", "", { "gutters.small.low": "many" })).toEqual([400, false, false]);
	expect(await published()).toHaveLength(1);
});

test("a preview shows a sample home and the last quotes before and after, and publishes nothing", async () => {
	const visitor = await atStepFour();
	await visitor.post(paths.quotePackage, [["package", "deluxe"]]);
	const owner = await anOwner();
	const changes = { "windows.medium.deluxe.low": "640", "windows.medium.deluxe.high": "740" };
	const { status, html } = await post(owner, aPriceForm(base, changes, { intent: "preview", reason: "" }));
	expect(status).toBe(200);
	for (const text of [
		"What would change",
		"A medium home of two stories",
		"Ann Example: Medium, Windows",
		"$600–$700",
		"$640–$740",
	])
		expect(html).toContain(text);
	expect(html).not.toContain("Add-ons to a small home");
	expect(await published()).toHaveLength(1);
});

test("a preview begins with what was changed, each price by its name, also where no home that it shows costs another", async () => {
	const owner = await anOwner();
	const preview = async (changes: Record<string, string>) =>
		(await post(owner, aPriceForm(base, changes, { intent: "preview", reason: "" }))).html;
	const changes = { "windows.small.basic.low": "310", "bundlePercent.withPressureWashing": "25" };
	expect(await preview(changes)).toMatch(
		/Prices that change.*Window Cleaning, Small, Basic, from: \$300 → \$310.*With pressure washing: 20% → 25%.*A medium home/s,
	);
	const same = await preview({});
	expect(same).toContain("These are the current prices.");
	expect(same).not.toContain("Prices that change");
});

test("a preview shows what a change of an add-on's price does, to the add-on and to a quote that has it", async () => {
	const submission = aSubmission({ service: { ...aDraft().service, homeSize: "small" } });
	await saveQuote(db, submission, Date.now());
	await settled(
		db,
		db.insert(quoteAddons).values({
			quoteId: submission.id,
			userName: "Ann Example",
			phone: "+15705550123",
			addonName: "deck",
			price: 150,
		}),
	);
	const form = aPriceForm(base, { "addons.deck": "275" }, { intent: "preview", reason: "" });
	const { html } = await post(await anOwner(), form);
	expect(html).toMatch(/Add-ons to a small home.*Pressure Washing Deck.*\$150.*\$275/s);
	expect(html).toMatch(
		/Ann Example: Small, Windows.*about \$\d+ with the add-ons.*about \$\d+ with the add-ons/s,
	);
});

test("an earlier version is shown with what it would change, and published as a new one; the first one as well", async () => {
	const owner = await anOwner();
	await post(owner, aPriceForm(base, { "gutters.small.low": "90" }));
	const shown = async (version: string) => (await owner.get(`${ownerPaths.prices}?version=${version}`)).html;
	const first = await shown("1");
	for (const text of ["Gutter Cleaning, Small, from: $90 → $100", 'value="Back to version 1"'])
		expect(first).toContain(text);
	expect(first).toMatch(/name="gutters-small-low"[^>]* value="100"/);
	expect(first).toMatch(new RegExp(`name="base" value="${next()}"`));
	expect(await shown(next())).toContain("These are the current prices.");
	expect(await published()).toHaveLength(2);
	expect((await post(owner, aPriceForm(next(), {}, { reason: "Back to version 1" }))).status).toBe(303);
	const { value, ...newest } = (await published()).at(-1) ?? {};
	expect(newest).toMatchObject({ version: Number(base) + 2, reason: "Back to version 1" });
	expect(JSON.parse(value ?? "").gutters.small.low).toBe(100);
	expect(await shown(next())).toContain("Gutter Cleaning, Small, from: $100 → $90");
	for (const unknown of ["999999999", "one", ""])
		expect(await owner.get(`${ownerPaths.prices}?version=${unknown}`)).toMatchObject({
			status: 302,
			location: ownerPaths.prices,
		});
});

test("prices that are current are not published again, and the page says so", async () => {
	const owner = await anOwner();
	expect((await post(owner, aPriceForm(base))).status).toBe(303);
	expect((await owner.get(ownerPaths.prices)).html).toContain("Nothing was published");
	expect(await published()).toHaveLength(1);
});

test("no statement changes or removes a published version", async () => {
	await expect(db.run(sql`update price_books set reason = 'Other'`)).rejects.toThrow();
	await expect(db.run(sql`delete from price_books`)).rejects.toThrow();
	expect(await published()).toHaveLength(1);
});

test("nothing is published without a session, and what was typed comes back", async () => {
	const stranger = await post(new Visitor(), aPriceForm(base));
	expect(stranger.status).not.toBe(303);
	const owner = new Visitor();
	const session = await startSession(db);
	owner.setCookie(...session.cookie);
	await endSession(db, session);
	const { status, html } = await post(owner, aPriceForm(base, { "gutters.xl.high": "612" }));
	expect(status).toBe(401);
	expect(html).toContain('value="612"');
	expect(await published()).toHaveLength(1);
});

/** The minimum of a visit without windows, at a home of any size. */
const leastStandard = Object.fromEntries(homeSizes.values.map((size) => [`minimum.${size}.standard`, "250"]));

test("no public page promises gutters for less than the minimum of a visit without windows", async () => {
	await post(await anOwner(), aPriceForm(base, leastStandard));
	for (const page of ["/", paths.gutterCleaning]) {
		const { html } = await new Visitor().get(page);
		expect([page, html.match(/[Ss]tarting at \$\d+/)?.[0]]).toEqual([page, "Starting at $250"]);
	}
});

test("where a minimum makes one price of a range, every page and mail tells it once", async () => {
	await post(await anOwner(), aPriceForm(base, leastStandard));
	const service = { ...aDraft().service, services: ["gutter-cleaning" as const], homeSize: "small" as const };
	const draft = { ...aDraft(), service, condition: { gutterLastCleaned: "within-1-year" as const } };
	const [name = "", value = ""] = (await stepDraft(draft)).split(/=(.*)/s);
	const visitor = new Visitor();
	visitor.setCookie(name, value);
	expect((await visitor.get(paths.quote)).html).toContain("Homes like yours: $250<");
	expect((await visitor.get(paths.quotePackage)).html).toContain(">Your price</h1>");
	await visitor.post(paths.quotePackage, [["package", "standard"]]);
	const [row] = (await savedQuote(visitor.draftId())).rows;
	expect(row).toMatchObject({ estimatedPriceLow: 250, estimatedPriceHigh: 250 });
	const pages = [
		paths.quoteConfirmation,
		paths.customerQuote(row?.customerToken ?? ""),
		"/thank-you?name=Ann&package=standard&price=250&homeSize=small&services=gutter-cleaning&extras=",
	];
	for (const page of pages) {
		const { html } = await visitor.get(page);
		expect([page, html.match(/>Price<[^$]*\$250</g)?.length]).toEqual([page, 1]);
		expect(html).not.toMatch(/Midpoint|Price range|\$250 to \$250/);
	}
});

test("a draft keeps the prices that it was shown first, whatever is published in between, and its quote names them", async () => {
	const before = await atStepFour();
	await before.get(paths.quotePackage);
	const early = new Visitor();
	await early.get(paths.quote);
	const owner = await anOwner();
	await post(
		owner,
		aPriceForm(base, { "windows.medium.deluxe.low": "650", "windows.medium.deluxe.high": "750" }),
	);
	await answer(early);
	for (const visitor of [before, early]) {
		expect((await visitor.get(paths.quotePackage)).html).toContain("$600–$700");
		expect((await visitor.post(paths.quotePackage, [["package", "deluxe"]])).status).toBe(303);
		const [row] = (await savedQuote(visitor.draftId())).rows;
		expect(row).toMatchObject({ rateCard: base, estimatedPriceLow: 600, estimatedPriceHigh: 700 });
	}
	const after = await atStepFour();
	await after.post(paths.quotePackage, [["package", "deluxe"]]);
	const [row] = (await savedQuote(after.draftId())).rows;
	expect(row).toMatchObject({ rateCard: next(), estimatedPriceLow: 650, estimatedPriceHigh: 750 });
});

test.each([
	[60_000, "$600–$700"],
	[-60_000, "$600–$755"],
])("a draft whose prices are held for %d ms more is quoted %s", async (rest, range) => {
	const owner = await anOwner();
	await post(owner, aPriceForm(base, { "windows.medium.deluxe.high": "755" }));
	const service = { ...aDraft().service, services: ["window-cleaning" as const] };
	const draft = { ...aDraft(), service, prices: { version: base, until: Date.now() + rest } };
	const [name = "", value = ""] = (await stepDraft(draft)).split(/=(.*)/s);
	const visitor = new Visitor();
	visitor.setCookie(name, value);
	expect((await visitor.get(paths.quotePackage)).html).toContain(range);
});

test("the customer's page says which prices the quote is from and until when they are held", async () => {
	const visitor = await atStepFour();
	await visitor.post(paths.quotePackage, [["package", "deluxe"]]);
	const [row] = (await savedQuote(visitor.draftId())).rows;
	const { html } = await new Visitor().get(paths.customerQuote(row?.customerToken ?? ""));
	expect(html).toMatch(/Prices as of [A-Z]\w+ \d+, 20\d\d, held until [A-Z]\w+ \d+, 20\d\d\./);
});

test.each([
	[29, "$600–$700", true],
	[31, "$650–$755", false],
])("answers that are changed %d days after the quote are priced at %s", async (days, range, isHeld) => {
	const first = await atStepFour();
	await first.post(paths.quotePackage, [["package", "deluxe"]]);
	const id = first.draftId();
	const createdAt = Date.now() - days * DAY_MS;
	await settled(db, db.update(quoteRequests).set({ createdAt }).where(eq(quoteRequests.id, id)));
	const [row] = (await savedQuote(id)).rows;
	const page = paths.customerQuote(row?.customerToken ?? "");
	await post(
		await anOwner(),
		aPriceForm(base, { "windows.medium.deluxe.low": "650", "windows.medium.deluxe.high": "755" }),
	);
	const visitor = new Visitor();
	expect((await visitor.get(page)).html.includes(", held until ")).toBe(isHeld);
	expect((await visitor.post(page, [["intent", "change"]])).location).toBe(paths.quote);
	// What decides the price is as it was, and so is the price.
	await visitor.post(`${paths.quote}?index`, Object.entries(home));
	expect((await visitor.get(paths.quotePackage)).html).toContain("$600–$700");
	await visitor.post(`${paths.quote}?index`, Object.entries({ ...home, stories: "one" }));
	expect((await visitor.get(paths.quotePackage)).html).toContain(range);
	expect((await visitor.post(paths.quotePackage, [["package", "deluxe"]])).status).toBe(303);
	expect((await savedQuote(id)).rows[0]?.rateCard).toBe(isHeld ? base : next());
});

test("a quote that is changed in the browser that saved it keeps its prices, too, beyond the first day", async () => {
	const visitor = await atStepFour();
	await visitor.post(paths.quotePackage, [["package", "deluxe"]]);
	await post(await anOwner(), aPriceForm(base, { "windows.medium.deluxe.high": "755" }));
	const id = visitor.draftId();
	for (const stories of ["one", "two"]) {
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * HOUR_MS });
		await visitor.post(`${paths.quote}?index`, Object.entries({ ...home, stories }));
	}
	expect((await visitor.get(paths.quotePackage)).html).toContain("$600–$700");
	expect((await visitor.post(paths.quotePackage, [["package", "deluxe"]])).status).toBe(303);
	vi.useRealTimers();
	expect((await savedQuote(id)).rows[0]?.rateCard).toBe(base);
});

test("steps 1 to 4 wait for nothing but the save where the isolate knows the prices", async () => {
	const visitor = new Visitor();
	await visitor.get(paths.quote);
	const trips = async (work: () => Promise<unknown>) => {
		await proxy.reset();
		await work();
		return proxy.roundTrips();
	};
	expect(await trips(() => visitor.get(paths.quote))).toBe(0);
	expect(await trips(() => answer(visitor))).toBe(0);
	expect(await trips(() => visitor.get(paths.quotePackage))).toBe(0);
	expect(await trips(() => visitor.post(paths.quotePackage, [["package", "deluxe"]]))).toBe(2);
});

test("while the database does not answer everything typed is kept", async () => {
	const owner = await anOwner();
	vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const { status, html } = await post(owner, aPriceForm(base, { "gutters.xl.high": "613" }));
	await proxy.reset();
	vi.restoreAllMocks();
	expect([status, html.includes('value="613"')]).toEqual([503, true]);
	expect(html).toContain("What you entered is still here");
});

/** Visitors are at different steps while prices are published under them. */
test("whatever is published among many wizards, every quote is saved at what its visitor saw, and names its version", async () => {
	const owner = await anOwner();
	const visitors = Array.from({ length: 40 }, () => new Visitor());
	let current = base;
	const shown = new Map<string, { low: string; high: string }>();
	const walk = async (visitor: Visitor, position: number) => {
		await visitor.get(paths.quote);
		if (position % 8 === 4) {
			const amount = String(700 + position);
			if ((await post(owner, aPriceForm(current, { "windows.medium.deluxe.high": amount }))).status === 303)
				current = String(Number(current) + 1);
		}
		await answer(visitor);
		const { html } = await visitor.get(paths.quotePackage);
		const [, low = "", high = ""] = /Deluxe[\s\S]*?\$(\d+)–\$(\d+)/.exec(html) ?? [];
		await visitor.post(paths.quotePackage, [["package", "deluxe"]]);
		shown.set(visitor.draftId(), { low, high });
	};
	for (let at = 0; at < visitors.length; at += 8) {
		await forgetCounts();
		await Promise.all(visitors.slice(at, at + 8).map((visitor, index) => walk(visitor, at + index)));
	}
	const books = new Map(
		(await published()).map(({ version, value }) => [String(version), JSON.parse(value)]),
	);
	expect(books.size).toBeGreaterThan(3);
	expect(shown.size).toBe(visitors.length);
	const versions = new Set<string>();
	for (const [id, { low, high }] of shown) {
		const [row] = (await savedQuote(id)).rows;
		expect([row?.estimatedPriceLow, row?.estimatedPriceHigh].map(String)).toEqual([low, high]);
		expect(row?.estimatedPriceHigh).toBe(books.get(row?.rateCard ?? "")?.windows.medium.deluxe.high);
		versions.add(row?.rateCard ?? "");
	}
	expect(versions.size).toBeGreaterThan(2);
});

const home = { services: "window-cleaning", homeSize: "medium", stories: "two", zip: "18411" };

async function answer(visitor: Visitor): Promise<void> {
	await visitor.post(`${paths.quote}?index`, Object.entries(home));
	await visitor.post(paths.quoteContact, Object.entries({ name: "Ann Example", phone: "570-555-0123" }));
	const condition = { lastCleaned: "1-3years", trackCondition: "normal" };
	await visitor.post(paths.quoteCondition, Object.entries(condition));
}

async function atStepFour(): Promise<Visitor> {
	const visitor = new Visitor();
	await visitor.get(paths.quote);
	await answer(visitor);
	return visitor;
}
