import fc from "fast-check";
import { expect, test } from "vitest";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { endSession, startSession } from "../support/owner-session.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

async function owner() {
	const session = await startSession(db);
	const visitor = new Visitor();
	visitor.setCookie(...session.cookie);
	return { visitor, session };
}

async function aQuote(): Promise<string> {
	const submission = aSubmission();
	await saveQuote(db, submission, Date.now());
	return submission.id;
}

/** The notes' fields of a page's first form, as a browser would send them. */
function notesForm(html: string): Record<"notes" | "notesBefore" | "notesRevision", string> {
	const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "missing";
	const [, notes = "missing"] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html) ?? [];
	return { notes, notesBefore: value("notesBefore"), notesRevision: value("notesRevision") };
}

const open = async (visitor: Visitor, id: string) =>
	notesForm((await visitor.get(`/admin/quotes/${id}`)).html);

/** Presses a button of a form: what is typed, the text the form started from, and the button. */
function send(visitor: Visitor, id: string, form: Record<string, string>, intent = "notes") {
	return visitor.post(`/admin/quotes/${id}`, [
		["from", "quote"],
		["intent", intent],
		...Object.entries(form),
	]);
}

async function savedNotes(id: string) {
	const { rows, events } = await savedQuote(id);
	return { notes: rows[0]?.adminNotes, events: events.length };
}

test("of two owners who save, the second reads both texts and overwrites nothing unseen", async () => {
	const [{ visitor: ann }, { visitor: bob }] = [await owner(), await owner()];
	const id = await aQuote();
	const [annsForm, bobsForm] = [await open(ann, id), await open(bob, id)];
	expect((await send(ann, id, { ...annsForm, notes: "gate code 1234" })).status).toBe(303);
	const refused = await send(bob, id, { ...bobsForm, notes: "call after five" });
	expect(refused.status).toBe(409);
	expect(refused.html).toContain("changed on another device");
	expect(refused.html).toContain("gate code 1234");
	expect(notesForm(refused.html).notes).toBe("call after five");
	expect(await savedNotes(id)).toEqual({ notes: "gate code 1234", events: 2 });
});

test.each([
	["his own", {}, "call after five"],
	["both", { together: "yes" }, "gate code 1234\ncall after five"],
])("who has read both texts can save %s", async (_, choice, kept) => {
	const { visitor } = await owner();
	const id = await aQuote();
	const stale = await open(visitor, id);
	await send(visitor, id, { ...stale, notes: "gate code 1234" });
	const refused = await send(visitor, id, { ...stale, notes: "call after five" });
	const answer = await send(visitor, id, { ...notesForm(refused.html), ...choice });
	expect(answer.status).toBe(303);
	expect((await savedNotes(id)).notes).toBe(kept);
});

test("a choice is no longer valid when a third text was saved while both were read", async () => {
	const { visitor } = await owner();
	const id = await aQuote();
	const stale = await open(visitor, id);
	await send(visitor, id, { ...stale, notes: "first" });
	const { html } = await send(visitor, id, { ...stale, notes: "second" });
	await send(visitor, id, { ...(await open(visitor, id)), notes: "third" });
	expect((await send(visitor, id, { ...notesForm(html), together: "yes" })).status).toBe(409);
	expect((await savedNotes(id)).notes).toBe("third");
});

test("of saves from the same text, in whatever order and however often they are sent, one is kept and the others are told", async () => {
	const { visitor } = await owner();
	const anOrder = fc.array(fc.constantFrom("one", "two", "three"), { minLength: 1, maxLength: 5 });
	await fc.assert(
		fc.asyncProperty(anOrder, async (texts) => {
			const id = await aQuote();
			const form = await open(visitor, id);
			const answers = await Promise.all(texts.map((notes) => send(visitor, id, { ...form, notes })));
			const { notes, events } = await savedNotes(id);
			expect(texts).toContain(notes);
			expect(events).toBe(2);
			for (const [index, { status }] of answers.entries())
				expect(status, texts.join()).toBe(texts[index] === notes ? 303 : 409);
		}),
		{ numRuns: 12 },
	);
});

test("marking and moving a quote keep the notes that were typed with it", async () => {
	const { visitor } = await owner();
	const id = await aQuote();
	let form = await open(visitor, id);
	for (const intent of ["contacted", "spam", "not-spam"]) {
		expect((await send(visitor, id, { ...form, notes: `typed before ${intent}` }, intent)).status).toBe(303);
		expect((await savedNotes(id)).notes).toBe(`typed before ${intent}`);
		form = await open(visitor, id);
	}
});

test("a page that is behind marks a quote without touching the notes that it did not change", async () => {
	const { visitor } = await owner();
	const id = await aQuote();
	await send(visitor, id, { ...(await open(visitor, id)), notes: "old" });
	const behind = await open(visitor, id);
	await send(visitor, id, { ...behind, notes: "new" });
	expect((await send(visitor, id, behind, "contacted")).status).toBe(303);
	expect((await savedQuote(id)).rows).toMatchObject([{ contacted: true, adminNotes: "new" }]);
	expect((await send(visitor, id, behind)).status).toBe(303);
	expect((await savedNotes(id)).notes).toBe("new");
});

test("marking with notes over newer ones is refused whole", async () => {
	const { visitor } = await owner();
	const id = await aQuote();
	const form = await open(visitor, id);
	await send(visitor, id, { ...form, notes: "newer" });
	const { status, html } = await send(visitor, id, { ...form, notes: "mine" }, "contacted");
	expect(status).toBe(409);
	expect(html).toContain("newer");
	expect((await savedQuote(id)).rows).toMatchObject([{ contacted: false, adminNotes: "newer" }]);
});

test("notes sent after the session's end come back on the page, and are saved once signed in again", async () => {
	const { visitor, session } = await owner();
	const id = await aQuote();
	const form = await open(visitor, id);
	await endSession(db, session);
	const refused = await send(visitor, id, { ...form, notes: "gate code 1234" });
	expect([refused.status, refused.location]).toEqual([401, null]);
	expect(refused.html).toContain("Your session has ended");
	expect(notesForm(refused.html)).toEqual({ ...form, notes: "gate code 1234" });
	visitor.setCookie(...(await startSession(db)).cookie);
	expect((await send(visitor, id, notesForm(refused.html))).status).toBe(303);
	expect((await savedNotes(id)).notes).toBe("gate code 1234");
});

test("a stranger who posts notes gets them back and nothing of the quote", async () => {
	const { html } = await send(new Visitor(), await aQuote(), { notes: "x", notesBefore: "" });
	expect(html).not.toContain("Ann Example");
});

test("the page of a save that met no database still knows which text it started from", async () => {
	const { visitor } = await owner();
	const id = await aQuote();
	const form = await open(visitor, id);
	await proxy.fail({ kind: "refuse" });
	const failed = await send(visitor, id, { ...form, notes: "mine" });
	expect(failed.status).toBe(503);
	await proxy.reset();
	await send(visitor, id, { ...form, notes: "newer" });
	expect((await send(visitor, id, notesForm(failed.html))).status).toBe(409);
	expect((await savedNotes(id)).notes).toBe("newer");
});

test("two texts that are too long together come back whole, to be shortened", async () => {
	const { visitor } = await owner();
	const id = await aQuote();
	const form = await open(visitor, id);
	await send(visitor, id, { ...form, notes: "a".repeat(1_500) });
	const { html } = await send(visitor, id, { ...form, notes: "b".repeat(1_500) });
	const refused = await send(visitor, id, { ...notesForm(html), together: "yes" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("2,000 characters");
	expect(notesForm(refused.html).notes).toBe(`${"a".repeat(1_500)}\n${"b".repeat(1_500)}`);
});
