import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";

import { saveQuote } from "#app/quotes/submit.server.ts";
import { HOUR_MS } from "#app/time/clock.ts";
import { outbox, quoteSources } from "#db/schema.ts";
import { db, savedQuote } from "../support/edge-quotes.ts";
import { EventReader } from "../support/event-reader.ts";
import { mailsAt } from "../support/mails-at.ts";
import { startSession } from "../support/owner-session.ts";
import { emptyOutbox } from "../support/queued-mails.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

beforeEach(async () => {
	await emptyOutbox();
	await settled(db, db.run(sql`delete from quote_requests`));
});

async function owner(): Promise<Visitor> {
	const { cookie } = await startSession(db);
	const visitor = new Visitor();
	visitor.setCookie(...cookie);
	return visitor;
}

/** The id that the empty dashboard's form carries. */
async function offeredId(visitor: Visitor): Promise<string> {
	const { html } = await visitor.get("/admin");
	expect(html).toContain("No quotes yet...");
	const [, form = ""] = html.match(/(<form[^>]*action="\/admin\/test-quote".*?<\/form>)/s) ?? [];
	expect(form).toContain("Send yourself a test quote");
	return /name="id" value="([^"]+)"/.exec(form)?.[1] ?? "";
}

const press = (visitor: Visitor, intent: string, id: string) =>
	visitor.post("/admin/test-quote", [
		["intent", intent],
		["id", id],
	]);

async function sendTest(): Promise<{ visitor: Visitor; id: string }> {
	const visitor = await owner();
	const id = await offeredId(visitor);
	expect(await press(visitor, "send", id)).toMatchObject({ status: 303, location: "/admin" });
	return { visitor, id };
}

test("an empty dashboard offers a test quote: one row however often it is pressed, marked on its card and page", async () => {
	const { visitor, id } = await sendTest();
	await press(visitor, "send", id);
	const { rows, services, events, mails } = await savedQuote(id);
	expect(rows).toMatchObject([{ test: true, spam: false, spamReason: null, phone: "+15705550148" }]);
	expect([services.length, events.length, mails.length]).toEqual([2, 1, 1]);
	const list = (await visitor.get("/admin")).html;
	expect(list).not.toContain("No quotes yet...");
	for (const html of [list, (await visitor.get(`/admin/quotes/${id}`)).html]) {
		expect(html).toMatch(/>Test<\//);
		expect(html).toContain("Only a test: nobody is waiting for an answer.");
		expect(html).toContain("Remove test quote");
	}
});

test("its mail is a real one whose subject and text say that it is a test", async () => {
	const { id } = await sendTest();
	// The Worker itself tries after its answer: once that is over, the mail is sent here again.
	const isTried = or(isNotNull(outbox.sentAt), isNotNull(outbox.lastError));
	const ofQuote = and(eq(outbox.quoteId, id), isTried);
	const tried = async () => expect(await db.$count(outbox, ofQuote)).toBe(1);
	await vi.waitFor(tried, { timeout: 10_000 });
	await db.update(outbox).set({ sentAt: null, lastError: null, attempts: 0 }).where(ofQuote);
	const mail = (await mailsAt(Date.now() + HOUR_MS)).find(({ text }) => text.includes(id));
	if (!mail) throw new Error("There is no mail");
	expect(mail.subject).toMatch(/^Test: New quote: Test Customer, Deluxe \$/);
	expect(mail.text).toContain("This is a test");
	expect(mail.text).toContain(`https://www.glasswing.example/admin/quotes/${id}`);
});

test("it reaches open dashboards as a visitor's does", async () => {
	const visitor = await owner();
	const response = await visitor.open("/admin/quotes/stream");
	if (!response.body) throw new Error("The stream has no body");
	const reader = new EventReader(response.body);
	await reader.next("heartbeat");
	await press(visitor, "send", crypto.randomUUID());
	expect((await reader.next("quote"))?.data).toMatchObject({
		kind: "created",
		actor: "visitor",
		quote: { name: "Test Customer", test: true },
	});
	await reader.cancel();
});

test("nobody waits for it: it is no new request of today, and the frame does not count it", async () => {
	const { visitor } = await sendTest();
	const newTab = (html: string) => /status=new"[^>]*>New(?:<!-- -->)?\s*<span[^>]*>(\d+)</.exec(html)?.[1];
	const tested = (await visitor.get("/admin")).html;
	expect(newTab(tested)).toBe("1");
	expect(tested).toContain("<title>Quote Requests");
	for (const path of ["/admin", "/admin/today", "/admin/calendar", "/admin/settings"]) {
		const { html } = await visitor.get(path);
		expect(html).not.toMatch(/new quotes? waits?|\d+ new</);
	}
	await saveQuote(db, aSubmission(), Date.now());
	const real = (await visitor.get("/admin")).html;
	expect(newTab(real)).toBe("2");
	expect(real).toMatch(/href="\/admin\/today#fresh"[^>]*>1 new</);
	expect((await visitor.get("/admin/today")).html).toContain("1 new quote waits");
});

test("one that was accepted is none to schedule", async () => {
	const { visitor, id } = await sendTest();
	const accept = (quoteId: string) =>
		db.run(sql`update quote_requests set accepted_at = 1, stage = 'accepted' where id = ${quoteId}`);
	await settled(db, accept(id));
	expect((await visitor.get("/admin")).html).not.toContain("to schedule");
	const submission = aSubmission();
	await saveQuote(db, submission, Date.now());
	await settled(db, accept(submission.id));
	expect((await visitor.get("/admin")).html).toMatch(/href="\/admin\/today#accepted"[^>]*>1 to schedule</);
});

test("it counts in no spam budget and is not in the export", async () => {
	const { visitor } = await sendTest();
	expect(await db.$count(quoteSources)).toBe(0);
	await saveQuote(db, aSubmission(), Date.now());
	const { html } = await visitor.get("/admin/quotes.csv");
	expect(html).toContain("Ann Example");
	expect(html).not.toContain("Test Customer");
});

test("one tap removes it with all its rows and mails, and nothing but a test", async () => {
	const { visitor, id } = await sendTest();
	const real = aSubmission();
	await saveQuote(db, real, Date.now());
	await press(visitor, "remove", real.id);
	expect((await savedQuote(real.id)).rows).toHaveLength(1);
	expect(await press(visitor, "remove", id)).toMatchObject({ status: 303, location: "/admin" });
	expect(await savedQuote(id)).toEqual({ rows: [], services: [], addons: [], events: [], mails: [] });
	expect((await visitor.get("/admin")).html).toContain("Test quote removed");
	const { html } = await visitor.get("/admin?q=test+customer");
	expect(html).toContain("No quotes match your filter");
});

test("a form that is neither is refused", async () => {
	const visitor = await owner();
	expect((await press(visitor, "send", "1")).status).toBe(400);
	expect((await press(visitor, "other", crypto.randomUUID())).status).toBe(400);
});
