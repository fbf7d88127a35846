import { expect, test } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { priceBooks } from "#db/schema.ts";
import { aDraft, stepDraft } from "../support/drafts.ts";
import { anOwner, db, savedQuote } from "../support/edge-quotes.ts";
import { forgetPublished } from "../support/published-prices.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

/** Windows and gutters of a medium home, deluxe. */
async function aQuote() {
	const submission = aSubmission();
	await saveQuote(db, submission, Date.now());
	return { id: submission.id, path: ownerPaths.editAnswers(submission.id) };
}

const splitCookie = (cookie: string): [string, string] => {
	const [name = "", value = ""] = cookie.split(/=(.*)/s);
	return [name, value];
};

/** The value of a hidden field of a page. */
function hidden(html: string, name: string): string {
	const [, value = ""] = new RegExp(`name="${name}" value="([^"]*)"`).exec(html) ?? [];
	return value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

const answers = (seen: string, changes: Record<string, string> = {}): [string, string][] => [
	["services", "window-cleaning"],
	["services", "gutter-cleaning"],
	...Object.entries({
		...{ homeSize: "large", stories: "two", zip: "18411", lastCleaned: "1-3years", trackCondition: "normal" },
		...{ gutterLastCleaned: "within-1-year", concerns: "Two dogs", package: "deluxe", seen, ...changes },
	}),
];

const seenBy = async (owner: Visitor, path: string) => hidden((await owner.get(path)).html, "seen");

test("answers that change the price are saved once an owner chose between both prices, and are undone in ten seconds", async () => {
	const owner = await anOwner();
	const { id, path } = await aQuote();
	const before = await savedQuote(id);
	const form = answers(await seenBy(owner, path));
	const asked = await owner.post(path, form);
	expect(asked.status).toBe(400);
	for (const text of [
		"These answers change the price",
		"Keep the price as it is: $680–$850, total $765",
		"Take the new price: $890–$1,105, total $1,000",
		"Two dogs",
	])
		expect(asked.html).toContain(text);
	expect(await savedQuote(id)).toEqual(before);
	const chosen: [string, string][] = [...form, ["price", "new"], ["shown", hidden(asked.html, "shown")]];
	expect(await owner.post(path, chosen)).toMatchObject({ status: 303, location: paths.adminQuote(id) });
	const { rows, events } = await savedQuote(id);
	expect(rows).toMatchObject([{ homeSize: "large", concerns: "Two dogs", totalPrice: 1000 }]);
	expect(events.at(-1)).toMatchObject({ action: "edited", actor: "owner", userId: expect.any(String) });
	const page = await owner.get(paths.adminQuote(id));
	for (const text of ["Answers changed", "Medium (1,500-2,500) → Large (2,500-4,000)", "$765 → $1,000"])
		expect(page.html).toContain(text);
	expect(page.html).not.toMatch(/>[^<]*replaced: /);
	expect((await owner.post(path, [["intent", "undo"]])).status).toBe(303);
	const { revision, updatedAt, ...back } = (await savedQuote(id)).rows[0] ?? {};
	expect(before.rows).toMatchObject([back]);
	expect((await savedQuote(id)).services).toEqual(before.services);
	expect((await owner.get(paths.adminQuote(id))).html).toContain("Change undone");
});

test("edited answers cost what the page shows: by the newest prices, also those that this isolate has not heard of", async () => {
	const owner = await anOwner();
	const { id, path } = await aQuote();
	const publish = (version: number, high: number) => {
		const { version: _, ...book } = structuredClone(rateCard);
		book.windows.large.deluxe = { low: 700, high };
		return db.insert(priceBooks).values({
			...{ version, value: JSON.stringify(book), reason: "Test", publishedAt: Date.now() },
			attempt: crypto.randomUUID(),
		});
	};
	await publish(7001, 5_000);
	const page = await owner.get(path);
	expect(page.html.includes("5000")).toBe(true);
	const form = answers(hidden(page.html, "seen"));
	const asked = await owner.post(path, form);
	expect([asked.status, asked.html.includes("Take the new price: $850–$4,630")]).toEqual([400, true]);
	// The press after it meets prices that nobody was shown.
	await publish(7002, 6_000);
	const chosen: [string, string][] = [...form, ["price", "new"], ["shown", hidden(asked.html, "shown")]];
	const overtaken = await owner.post(path, chosen);
	expect([overtaken.status, overtaken.html.includes("Take the new price: $850–$5,480")]).toEqual([400, true]);
	expect((await savedQuote(id)).rows).toMatchObject([{ homeSize: "medium", totalPrice: 765 }]);
	const shown: [string, string] = ["shown", hidden(overtaken.html, "shown")];
	expect((await owner.post(path, [...form, ["price", "new"], shown])).status).toBe(303);
	expect((await savedQuote(id)).rows).toMatchObject([{ rateCard: "7002", estimatedPriceHigh: 5_480 }]);
	await forgetPublished(db, owner);
});

test("two owners never overwrite each other unseen, also where the first press was refused for another reason", async () => {
	const owner = await anOwner();
	const { id, path } = await aQuote();
	const seen = await seenBy(owner, path);
	const keep: [string, string] = ["price", "keep"];
	const wrong = await owner.post(path, answers(seen, { zip: "1" }));
	expect([wrong.status, hidden(wrong.html, "seen")]).toEqual([400, seen]);
	expect((await owner.post(path, [...answers(seen), keep])).status).toBe(303);
	const stillWrong = await owner.post(path, answers(seen, { zip: "1" }));
	expect(hidden(stillWrong.html, "seen")).toBe(seen);
	const second = await owner.post(path, [...answers(seen, { concerns: "A cat" }), keep]);
	expect(second.status).toBe(409);
	expect(second.html).toContain("Somebody else changed these answers meanwhile");
	expect((await savedQuote(id)).rows).toMatchObject([{ concerns: "Two dogs", totalPrice: 765 }]);
	const again = answers(hidden(second.html, "seen"), { concerns: "A cat" });
	expect((await owner.post(path, again)).status).toBe(303);
	expect((await savedQuote(id)).rows).toMatchObject([{ concerns: "A cat", totalPrice: 765 }]);
});

/** A browser that saved a quote before its owner made it cost more, with the token of the customer's page. */
async function aVisitorOvertaken() {
	const owner = await anOwner();
	const { id, path } = await aQuote();
	const form = answers(await seenBy(owner, path));
	const asked = await owner.post(path, form);
	await owner.post(path, [...form, ["price", "new"], ["shown", hidden(asked.html, "shown")]]);
	const token = (await savedQuote(id)).rows[0]?.customerToken ?? "";
	const visitor = new Visitor();
	const draft = { ...aDraft(id), package: "deluxe", saved: true, customerToken: token } as const;
	visitor.setCookie(...splitCookie(await stepDraft(draft)));
	return { id, token, visitor, saved: async () => (await savedQuote(id)).rows[0] };
}

test("who sends more from the first draft after an owner's edit gets to the page that has what is saved, at its price", async () => {
	const { token, visitor, saved } = await aVisitorOvertaken();
	const sent = await visitor.post(paths.quotePackage, [["package", "luxury"]]);
	expect(sent.location).toBe(`${paths.customerQuote(token)}?news=other-price`);
	const { range } = aSubmission({ service: { ...aDraft().service, homeSize: "large" } }, "luxury");
	const row = await saved();
	expect(row).toMatchObject({ homeSize: "large", concerns: "Two dogs", package: "luxury" });
	expect([row?.estimatedPriceLow, row?.estimatedPriceHigh]).toEqual([range.low, range.high]);
	expect((await visitor.get(sent.location ?? "")).html).toContain(`$${range.low}`);
});

test("a total that an owner changed meanwhile is neither confirmed nor thanked for: its customer reads the new one", async () => {
	const { id, token, visitor, saved } = await aVisitorOvertaken();
	const deck = ["addons", "deck"] as const;
	for (const intent of ["update", "confirm"]) {
		const sent = await visitor.post(paths.quoteConfirmation, [deck, ["intent", intent]]);
		expect([sent.status, sent.location]).toEqual([303, `${paths.customerQuote(token)}?news=other-price`]);
		expect(await saved()).toMatchObject({ totalPrice: 1000, confirmedAt: null });
		const { html } = await visitor.get(sent.location ?? "");
		for (const text of ["Your quote has changed in the meantime", "$1,000"]) expect(html).toContain(text);
	}
	expect((await savedQuote(id)).addons).toEqual([]);
});
