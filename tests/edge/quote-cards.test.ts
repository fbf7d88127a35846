import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ContactAnswers } from "#app/answers/questions.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { saveAddons } from "#app/quotes/addons.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { openFirstCard } from "../support/open-card.ts";
import { startSession } from "../support/owner-session.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";
import { aWord } from "../support/words.ts";

async function owner() {
	const session = await startSession(db);
	const visitor = new Visitor();
	visitor.setCookie(...session.cookie);
	const [row] = await db.all<{ email: string }>(
		sql`select email from users join sessions on user_id = users.id where sessions.id = ${session.id}`,
	);
	return { visitor, email: row?.email ?? "" };
}

/** A name no other test's quotes have. */
function aName(): string {
	return `Ann ${aWord()}`;
}

async function save(name: string, contact: Partial<ContactAnswers> = {}, now = Date.now()) {
	const submission = aSubmission({
		contact: {
			name,
			phone: "+15705550123",
			contactMethod: "text",
			address: "1184 Winding Brook Road",
			...contact,
		},
	});
	await saveQuote(db, submission, now);
	return submission;
}

const press = (visitor: Visitor, id: string, intent: string, from = "") =>
	visitor.post(`/admin/quotes/${id}`, [
		["intent", intent],
		["from", from],
	]);

const listOf = async (visitor: Visitor, name: string, status = "all") =>
	(await visitor.get(`/admin?status=${status}&q=${encodeURIComponent(name)}`)).html;

/** A card's closed part, as text. */
function summaryOf(html: string): string {
	const [, summary = ""] = html.match(/<article.*?<summary[^>]*>(.*?)<\/summary>/s) ?? [];
	return summary.replace(/<!--.*?-->|<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("a closed card tells package, price, all services, street, method, what is confirmed and that there are notes", async () => {
	const { visitor } = await owner();
	const name = aName();
	const { id } = await save(name);
	await saveAddons(
		db,
		{ quoteId: id, addons: ["deck", "siding"], priced: rateCard, confirmed: true },
		Date.now(),
	);
	await settled(db, db.run(sql`update quote_requests set admin_notes = 'Ring first' where id = ${id}`));
	const summary = summaryOf(await listOf(visitor, name));
	for (const text of [
		name,
		"Deluxe $",
		"Windows, Gutters + Deck + Siding",
		"1184 Winding Brook Road, 18411",
		"Text ·",
		"Confirmed",
		"Notes",
		"Waiting since just now",
	]) {
		expect(summary, text).toContain(text);
	}
	expect(summary).not.toContain("+2");
});

test("an address from right to left keeps its place before the ZIP code", async () => {
	const { visitor } = await owner();
	const name = aName();
	const address = "רחוב הרצל 12";
	await save(name, { address });
	expect(summaryOf(await listOf(visitor, name))).toContain(`\u2068${address}\u2069, 18411`);
});

test("the longer somebody waits the more urgent the time looks, until they were contacted", async () => {
	const { visitor } = await owner();
	for (const [minutes, colour] of [
		[2, "text-leaf"],
		[20, "text-ember"],
		[90, "text-alarm"],
	] as const) {
		const name = aName();
		const { id } = await save(name, {}, Date.now() - minutes * 60_000);
		const list = await listOf(visitor, name);
		expect(list).toMatch(new RegExp(`<time[^>]*${colour}`));
		expect(summaryOf(list)).toMatch(/Waiting for \d+ (min|h) /);
		await press(visitor, id, "contacted");
		expect(await listOf(visitor, name)).not.toMatch(new RegExp(`<time[^>]*${colour}`));
	}
});

test.each([
	["text", "sms:+15705550123"],
	["call", "tel:+15705550123"],
	["email", "mailto:ann@example.com"],
] as const)(
	"who prefers %s is answered so by the first button and the closed card's",
	async (contactMethod, href) => {
		const { visitor } = await owner();
		const name = aName();
		await save(name, { contactMethod, email: "ann@example.com" });
		const html = await listOf(visitor, name);
		const links = Array.from(html.matchAll(/href="((?:sms|tel|mailto):[^"]*)"/g), ([, link = ""]) => link);
		const own = links.filter((link) => link.includes("5705550123") || link.includes("ann@"));
		expect(own[0]).toContain(href);
		expect(own.at(-1)).toContain(href);
	},
);

test("an open card shows the job before the buttons, one total with its parts, and links wherever one can reach somebody", async () => {
	const { visitor } = await owner();
	const name = aName();
	const { id, midpoint, range } = await save(name, { contactMethod: "email", email: "ann@example.com" });
	await saveAddons(db, { quoteId: id, addons: ["deck"], priced: rateCard, confirmed: false }, Date.now());
	const list = await listOf(visitor, name);
	expect(list, "a closed card has no forms").not.toContain("Mark as contacted");
	const html = await openFirstCard(visitor, list);
	expect(html.indexOf("Gutter Cleaning</dd>")).toBeGreaterThan(0);
	expect(html.indexOf("Gutter Cleaning</dd>")).toBeLessThan(html.indexOf("Mark as contacted"));
	expect(html).toContain(`Deluxe $${midpoint}, the middle of $${range.low}–$${range.high}`);
	expect(html).toContain("+ Pressure Washing Deck $");
	expect(html).toMatch(/<a href="tel:\+15705550123"[^>]*>\(570\) 555-0123<\/a>/);
	expect(html).toMatch(
		/<a href="mailto:ann@example.com\?subject=[^"]*&amp;body=H(i%20|ello)[^"]*"[^>]*>ann@example.com<\/a>/,
	);
	expect(html).toMatch(/<a href="https:\/\/www.google.com\/maps[^"]*"[^>]*>1184 Winding Brook Road<\/a>/);
	expect(html).toContain(`href="/admin/quotes/${id}"`);
});

test("the list has a heading for each day", async () => {
	const { visitor } = await owner();
	const name = aName();
	const day = 24 * 60 * 60_000;
	await save(name);
	await save(name, {}, Date.now() - day);
	await save(name, {}, Date.UTC(2026, 4, 4, 12));
	const [list = ""] = (await listOf(visitor, name)).split("<footer");
	const headings = Array.from(list.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g), ([, text]) => text);
	expect(headings).toEqual(["Today", "Yesterday", "Monday, May 4, 2026"]);
});

test("a contacted quote that its visitor changed since is marked and listed until it is marked as contacted anew", async () => {
	const { visitor } = await owner();
	const [name, other] = [aName(), aName()];
	const { id } = await save(name);
	await press(visitor, id, "contacted");
	await press(visitor, (await save(other)).id, "contacted");
	expect(await listOf(visitor, name)).not.toContain("Changed since");
	await settled(db, db.run(sql`update quote_requests set changed_at = contacted_at + 1 where id = ${id}`));
	await proxy.reset();
	const { html } = await visitor.get("/admin?status=changed");
	expect(await proxy.roundTrips()).toBe(1);
	expect(html).toContain("Look again");
	expect(html).toContain("Changed since");
	expect(html).toContain(name);
	expect(html).not.toContain(other);
	expect((await press(visitor, id, "contacted")).status).toBe(303);
	expect((await visitor.get("/admin?status=changed")).html).not.toContain(name);
});

test("what may be spam says so among the others", async () => {
	const { visitor } = await owner();
	const name = aName();
	const { id } = await save(name);
	await settled(db, db.run(sql`update quote_requests set spam_reason = 'too-fast' where id = ${id}`));
	expect(summaryOf(await listOf(visitor, name))).toContain("Maybe spam");
});

test("back to new works at any time, and a move to Spam by hand says so and can be undone", async () => {
	const { visitor } = await owner();
	const name = aName();
	const { id } = await save(name);
	await press(visitor, id, "contacted");
	await settled(
		db,
		db.run(sql`update quote_requests set contacted_at = contacted_at - 86400000 where id = ${id}`),
	);
	expect(await openFirstCard(visitor, await listOf(visitor, name))).toContain("Back to new");
	expect((await press(visitor, id, "reopen")).status).toBe(303);
	expect((await savedQuote(id)).rows).toMatchObject([{ contacted: false, contactedAt: null }]);
	expect((await press(visitor, id, "reopen")).status).toBe(409);
	const moved = await press(visitor, id, "spam");
	const { html } = await visitor.get(moved.location ?? "");
	expect(html).toMatch(/Moved to spam.*value="not-spam"[^>]*>.*Undo/s);
	const inSpam = await openFirstCard(visitor, await listOf(visitor, name, "spam"));
	expect(inSpam).toContain("You moved it here by hand");
	await settled(db, db.run(sql`update quote_requests set updated_at = updated_at - 10001 where id = ${id}`));
	expect((await visitor.get(moved.location ?? "")).html).not.toContain("Undo");
	expect((await press(visitor, id, "not-spam")).status).toBe(303);
	expect((await savedQuote(id)).rows).toMatchObject([{ spam: false, spamReason: null }]);
});

test("the same form again gives the same answer, and other notes with it are another form", async () => {
	const { visitor } = await owner();
	const { id } = await save(aName());
	const send = (revision: number, intent: string, notes: string) =>
		visitor.post(`/admin/quotes/${id}`, [
			...[["intent", intent] as const, ["from", ""] as const, ["revision", String(revision)] as const],
			...[["notesBefore", ""] as const, ["notesRevision", "0"] as const, ["notes", notes] as const],
		]);
	const first = await send(1, "contacted", "");
	expect(first.status).toBe(303);
	await send(2, "reopen", "");
	// Sent by Back, of a page that showed the first state.
	expect(await send(1, "contacted", "")).toMatchObject({ status: 303, location: first.location });
	expect((await savedQuote(id)).rows).toMatchObject([{ contacted: false, revision: 3 }]);
	expect((await send(1, "contacted", "Call at nine")).status).toBe(303);
	expect((await savedQuote(id)).rows).toMatchObject([{ contacted: true, adminNotes: "Call at nine" }]);
});

test("a quote's page has its name as title and tells each change, by whom and when", async () => {
	const { visitor, email } = await owner();
	const name = aName();
	const { id } = await save(name);
	for (const intent of ["contacted", "reopen", "spam", "not-spam"]) await press(visitor, id, intent, "quote");
	await proxy.reset();
	const { html } = await visitor.get(`/admin/quotes/${id}`);
	expect(await proxy.roundTrips()).toBe(1);
	expect(html).toContain(`<title>${name} | `);
	const [, history = ""] = html.match(/<ol[^>]*>(.*?)<\/ol>/s) ?? [];
	const lines = history.split("</li>").slice(0, -1);
	expect(lines).toHaveLength(5);
	for (const [index, text] of [
		"Moved out of spam",
		"Moved to spam",
		"Back to new",
		"Marked as contacted",
		"Quote requested",
	].entries()) {
		expect(lines[index]).toContain(text);
		expect(lines[index]).toContain(index < 4 ? email : "the customer");
		expect(lines[index]).toContain("<time");
	}
});

test("an unknown quote is the owner's own page, with status 404", async () => {
	const { visitor } = await owner();
	const { status, html } = await visitor.get(`/admin/quotes/${crypto.randomUUID()}`);
	expect(status).toBe(404);
	expect(html).toContain("This quote does not exist");
	expect(html).toContain('href="/admin"');
	expect(html).not.toContain("data-not-found");
});
