import fc from "fast-check";
import { beforeEach, expect, inject, test } from "vitest";
import { homeSizes } from "#app/catalog/options.ts";
import { openDatabase } from "#app/database/client.server.ts";
import { pinPrice } from "#app/pricing/pinned-price.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { priceOf } from "#app/quotes/draft-price.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { aDraft, stepDraft, tokenIn } from "../support/drafts.ts";
import { db, forgetCounts, savedQuote } from "../support/edge-quotes.ts";
import { aSubmission } from "../support/submissions.ts";
import { type Answers, Tab } from "../support/tab.ts";
import { Visitor } from "../support/visitor.ts";

const base = "/pricing-calculator-waverly-township";
const ONE_DAY = 24 * 60 * 60_000;

beforeEach(forgetCounts);

/** What two homeowners answer: every part differs. */
const homes: Record<"ann" | "bo", Answers> = {
	ann: [
		[
			["services", "window-cleaning"],
			["homeSize", "small"],
			["stories", "one"],
			["zip", "18411"],
		],
		[
			["name", "Ann Example"],
			["phone", "570-555-0123"],
		],
		[
			["lastCleaned", "1-3years"],
			["trackCondition", "normal"],
		],
		[["package", "basic"]],
		[
			["addons", "deck"],
			["intent", "confirm"],
		],
	],
	bo: [
		[
			["services", "window-cleaning"],
			["homeSize", "xl"],
			["stories", "two"],
			["zip", "18444"],
		],
		[
			["name", "Bo Sample"],
			["phone", "570-555-0188"],
		],
		[
			["lastCleaned", "3plus"],
			["trackCondition", "clean"],
		],
		[["package", "luxury"]],
		[
			["addons", "siding"],
			["intent", "confirm"],
		],
	],
};
/** The row that a page's button is to save, as its summary of the answers says. */
function shownOn(page: string) {
	const { 0: homeSize } = Object.entries(homeSizes.labels).find(([, label]) => page.includes(label)) ?? [];
	const name = /(Ann Example|Bo Sample)\s+\(570\) 555-(\d{4})/.exec(page);
	return {
		homeSize,
		zipCode: /ZIP (\d{5})/.exec(page)?.[1],
		name: name?.[1],
		phone: `+1570555${name?.[2]}`,
	};
}

test("in whatever order two tabs send their requests, each saves what its page shows", async () => {
	const order = fc.array(fc.boolean(), { minLength: 18, maxLength: 26 });
	let saves = 0;
	await fc.assert(
		fc.asyncProperty(order, async (turns) => {
			const browser = new Visitor();
			const [left, right] = [new Tab(browser, homes.ann), new Tab(browser, homes.bo)];
			for (const isLeft of turns) {
				const tab = isLeft ? left : right;
				if (tab.isDone) continue;
				const page = tab.text;
				const posted = await tab.proceed();
				if (posted !== 4 && posted !== 5) continue;
				saves++;
				const { rows, addons } = await savedQuote(tab.quoteId());
				expect(rows).toMatchObject([shownOn(page)]);
				if (posted === 5) expect(addons.map(({ userName }) => userName)).toEqual([shownOn(page).name]);
			}
		}),
		{ numRuns: 40 },
	);
	expect(saves).toBeGreaterThan(40);
});

test("however two tabs take turns, they make two quotes, each with its own answers, add-ons and total", async () => {
	const order = fc.shuffledSubarray(
		Array.from({ length: 10 }, (_, turn) => turn % 2 === 0),
		{
			minLength: 10,
			maxLength: 10,
		},
	);
	await fc.assert(
		fc.asyncProperty(order, async (turns) => {
			const browser = new Visitor();
			const [left, right] = [new Tab(browser, homes.ann), new Tab(browser, homes.bo)];
			for (const tab of [left, right]) await tab.proceed();
			for (const isLeft of turns) {
				const tab = isLeft ? left : right;
				// A browser follows where a form leads at once.
				await tab.walk(2);
			}
			const ann = await savedQuote(left.quoteId());
			const bo = await savedQuote(right.quoteId());
			expect(ann.rows).toMatchObject([{ name: "Ann Example", homeSize: "small", totalPrice: 500 }]);
			expect(ann.addons.map(({ addonName }) => addonName)).toEqual(["deck"]);
			expect(bo.rows).toMatchObject([{ name: "Bo Sample", homeSize: "xl", totalPrice: 1675 }]);
			expect(bo.addons.map(({ addonName }) => addonName)).toEqual(["siding"]);
		}),
		{ numRuns: 15 },
	);
});

test("whoever fills in the wizard in the same browser after another's saved quote leaves that as it is", async () => {
	const browser = new Visitor();
	const first = new Tab(browser, homes.ann);
	await first.walk(9);
	const before = await savedQuote(first.quoteId());
	expect(before.rows).toMatchObject([{ name: "Ann Example", confirmedAt: null }]);
	const second = new Tab(browser, homes.bo);
	await second.walk(9);
	expect(second.quoteId()).not.toBe(first.quoteId());
	expect((await savedQuote(second.quoteId())).rows).toMatchObject([{ name: "Bo Sample", homeSize: "xl" }]);
	const { rows, events } = await savedQuote(first.quoteId());
	expect({ rows, events }).toEqual({ rows: before.rows, events: before.events });
});

test("a corrected name or number is the same quote", async () => {
	const browser = new Visitor();
	const tab = new Tab(browser, homes.ann);
	await tab.walk(9);
	const corrected = homes.ann.with(1, [
		["name", "Anna Example"],
		["phone", "570-555-0123"],
	]);
	await new Tab(browser, corrected).walk(8);
	expect((await savedQuote(tab.quoteId())).rows).toMatchObject([{ name: "Anna Example", submission: 2 }]);
});

/** A browser whose draft was answered so long ago. */
async function visitorAfter(age: number, draft = aDraft()): Promise<Visitor> {
	const visitor = new Visitor();
	const cookie = await stepDraft(draft, Date.now() - age);
	visitor.setCookie("__Host-quote", cookie.split(/=(.*)/s)[1] ?? "");
	return visitor;
}

test.each([
	["no draft", "missing", async () => new Visitor()],
	["a draft a day old", "expired", () => visitorAfter(ONE_DAY)],
] as const)(
	"a contact posted with %s leads to the first step, which says so, and is kept",
	async (_, loss, begin) => {
		const visitor = await begin();
		const posted = await visitor.post(`${base}/contact`, [
			["name", "Ann Kept"],
			["phone", "570-555-0123"],
		]);
		expect([posted.status, posted.location]).toEqual([303, `${base}?draft=${loss}`]);
		const landing = await visitor.get(posted.location ?? "");
		expect(landing.html).toContain(
			loss === "missing"
				? "We found no earlier answers in this browser."
				: "Your earlier answers have expired",
		);
		expect(landing.html).toContain("What you just sent is not lost");
		await visitor.post(`${base}?index`, homes.ann[0] ?? []);
		const contact = await visitor.get(`${base}/contact`);
		expect(contact.html).toContain('value="Ann Kept"');
		expect(contact.html).toContain('value="(570) 555-0123"');
	},
);

test("a first step posted with a draft a day old tells the visit that it came with", async () => {
	const visitor = await visitorAfter(ONE_DAY);
	const posted = await visitor.post(`${base}?index`, [
		...(homes.ann[0] ?? []),
		["visit", "utm_source=postcard&start=/about"],
	]);
	expect(posted.status).toBe(303);
	const [payload = ""] = visitor.cookie("__Host-quote").split(".");
	expect(JSON.parse(atob(payload))).toMatchObject({ cameFrom: { first: { source: "postcard" } } });
});

test("a condition, a package and add-ons posted with a draft a day old are kept as well", async () => {
	const visitor = await visitorAfter(ONE_DAY);
	const forms = [
		[
			"condition",
			[
				["gutterLastCleaned", "not-sure"],
				["concerns", "A dog"],
			],
		],
		["package", [["package", "basic"]]],
		[
			"confirmation",
			[
				["addons", "deck"],
				["intent", "update"],
			],
		],
	] as const;
	for (const [step, fields] of forms) {
		visitor.setCookie("__Host-quote", (await stepDraft(aDraft(), Date.now() - ONE_DAY)).slice(13));
		const posted = await visitor.post(`${base}/${step}`, fields);
		expect(posted.location, step).toBe(`${base}?draft=expired`);
		const [payload = ""] = visitor.cookie("__Host-quote").split(".");
		const kept = atob(payload);
		for (const [name, value] of fields) if (name !== "intent") expect(kept, step).toContain(value);
		expect(kept, "nothing else of the old draft").not.toContain("Ann Example");
	}
});

test("a quote saved a day ago is not changed by its old page", async () => {
	const draft = { ...aDraft(), package: "deluxe", saved: true } as const;
	const fresh = await visitorAfter(0, draft);
	await fresh.post(`${base}/package`, [["package", "deluxe"]]);
	const before = await savedQuote(draft.id);
	expect(before.rows).toHaveLength(1);
	const old = await visitorAfter(ONE_DAY, draft);
	expect((await old.post(`${base}/package`, [["package", "basic"]])).location).toBe(`${base}?draft=expired`);
	expect((await savedQuote(draft.id)).rows).toEqual(before.rows);
});

test("a refused form's page goes on with its own draft, whatever the cookie says by then", async () => {
	const [ann, bo] = [aDraft(), { ...aDraft(), contact: { ...aDraft().contact, name: "Bo Sample" } }];
	const visitor = await visitorAfter(0, bo);
	const token = (await stepDraft({ ...ann, price: pinPrice(priceOf(ann, rateCard)) })).slice(
		"__Host-quote=".length,
	);
	const refused = await visitor.post(`${base}/package`, [
		["package", "none"],
		["draft", token],
	]);
	expect(refused.status).toBe(400);
	expect(tokenIn(refused.html)).toBe(token);
	expect(refused.html).toContain("Ann Example");
	expect(refused.html).not.toContain("Bo Sample");
});

test("a browser that keeps no cookies is told so at its first form, with all it sent; one that does is not", async () => {
	const visitor = new Visitor();
	const page = await visitor.get(base);
	expect(page.html).not.toContain("Cookies Are Switched Off");
	const token = tokenIn(page.html);
	const fields = [...(homes.bo[0] ?? []), ["draft", token] as const];
	const kept = await visitor.post(`${base}?index`, fields);
	expect([kept.status, kept.location]).toEqual([303, `${base}/contact`]);
	const without = new Visitor();
	const refused = await without.post(`${base}?index`, fields);
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("Cookies Are Switched Off");
	expect(refused.html).toContain("(570) 555-0148");
	expect(refused.html).toMatch(/value="xl"[^>]*checked|checked[^>]*value="xl"/);
	expect(refused.html).toContain('value="18444"');
	// The refusal brought the cookie once more: whoever had only cleared theirs goes on.
	expect((await without.post(`${base}?index`, fields)).status).toBe(303);
});

test("what the honeypot found counts, and the visitor cannot read it", async () => {
	const visitor = await visitorAfter(0);
	await visitor.post(`${base}/contact`, [
		["name", "Bot"],
		["phone", "570-555-0123"],
		["fax-extension", "1"],
	]);
	const [payload = ""] = visitor.cookie("__Host-quote").split(".");
	expect(atob(payload)).not.toMatch(/honeypot|bait|true/);
	const id = visitor.draftId();
	await visitor.post(`${base}/package`, [["package", "deluxe"]]);
	expect((await savedQuote(id)).rows).toMatchObject([{ spam: true, spamReason: "honeypot" }]);
});

async function erase(id: string): Promise<void> {
	await db.$client.batch(
		[
			{ sql: "insert into erased_quotes (quote_id, erased_at) values (?, ?)", args: [id, Date.now()] },
			{ sql: "delete from quote_requests where id = ?", args: [id] },
		],
		"write",
	);
}

test.each([
	["package", [["package", "luxury"]]],
	[
		"confirmation",
		[
			["addons", "deck"],
			["intent", "confirm"],
		],
	],
	["confirmation", [["intent", "update"]]],
] as const)(
	"an old page of an erased quote, at the step %s, says that it was deleted, saves nothing, and begins a new quote",
	async (step, fields) => {
		const visitor = new Visitor();
		const draft = aDraft();
		visitor.setCookie("__Host-quote", (await stepDraft(draft)).replace("__Host-quote=", ""));
		const saved = await visitor.post(`${base}/package`, [["package", "deluxe"]]);
		expect(saved.location).toBe(`${base}/confirmation`);
		await erase(draft.id);
		const again = await visitor.post(`${base}/${step}`, fields);
		expect([again.status, again.location]).toEqual([303, `${base}?draft=erased`]);
		expect((await savedQuote(draft.id)).rows).toEqual([]);
		const { html } = await visitor.get(again.location ?? "");
		expect(html).toContain("This quote request was deleted");
		expect(html).not.toContain("Ann Example");
		expect(visitor.draftId()).not.toBe(draft.id);
	},
);

test("a request that is erased while it is saved does not come back", async () => {
	const submission = aSubmission();
	const slow = openDatabase({
		TURSO_DATABASE_URL: inject("database").url,
		TURSO_AUTH_TOKEN: inject("database").authToken,
	});
	const send = slow.$client.batch.bind(slow.$client);
	slow.$client.batch = async (statements, mode) => {
		if (mode === "write") await erase(submission.id);
		return send(statements, mode);
	};
	await expect(saveQuote(slow, submission, Date.now())).rejects.toThrow("The quote was not changed: erased");
	expect(await savedQuote(submission.id)).toMatchObject({ rows: [], events: [], mails: [] });
});

test("a confirmation whose page another tab changed says likewise that the quote was deleted", async () => {
	const visitor = new Visitor();
	const draft = aDraft();
	visitor.setCookie("__Host-quote", (await stepDraft(draft)).replace("__Host-quote=", ""));
	await visitor.post(`${base}/package`, [["package", "deluxe"]]);
	const page = await visitor.get(`${base}/confirmation`);
	await visitor.post(`${base}/package`, [["package", "luxury"]]);
	await erase(draft.id);
	const late = await visitor.post(`${base}/confirmation`, [
		["intent", "confirm"],
		["draft", tokenIn(page.html)],
	]);
	expect([late.status, late.location]).toEqual([303, `${base}?draft=erased`]);
});
