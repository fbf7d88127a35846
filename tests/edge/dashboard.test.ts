import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { outbox } from "#db/schema.ts";
import { db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { openFirstCard } from "../support/open-card.ts";
import { endSession, startSession } from "../support/owner-session.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";
import { aWord } from "../support/words.ts";

const EIGHT_HOURS = 8 * 60 * 60 * 1000;

async function owner(options: Parameters<typeof startSession>[1] = {}) {
	const session = await startSession(db, options);
	const visitor = new Visitor();
	visitor.setCookie(...session.cookie);
	await proxy.reset();
	return { visitor, session };
}

async function save(name: string, phone = "+15705550123"): Promise<string> {
	const submission = aSubmission({ contact: { name, phone, contactMethod: "text" } });
	await saveQuote(db, submission, Date.now());
	await proxy.reset();
	return submission.id;
}

/** A name no other test's quotes have. */
function aName(): string {
	return `Ann ${aWord()}`;
}

const press = (visitor: Visitor, id: string, intent: string, notes = "", from = "") =>
	visitor.post(`/admin/quotes/${id}`, [
		["intent", intent],
		["notes", notes],
		["from", from],
	]);

test("the dashboard takes one round trip and shows every saved field in words", async () => {
	const name = aName();
	const { visitor } = await owner();
	await save(name);
	const { status, html: list } = await visitor.get(`/admin?q=${encodeURIComponent(name)}`);
	expect(await proxy.roundTrips()).toBe(1);
	expect(status).toBe(200);
	const html = await openFirstCard(visitor, list);
	for (const text of [
		name,
		"(570) 555-0123",
		"tel:+15705550123",
		"18411",
		"Window Cleaning",
		"Gutter Cleaning",
		"Medium (1,500-2,500)",
		"Two story",
		"1-3 years ago",
		"Normal dust and dirt",
		"Within the last year",
		"Deluxe",
		"just now",
	]) {
		expect(html, text).toContain(text);
	}
	expect(html).not.toContain("3 to 5 years");
});

test("marking a quote as contacted takes two round trips and leads back to the list it was in, with Undo", async () => {
	const name = aName();
	const { visitor } = await owner();
	const id = await save(name);
	const from = `?status=new&q=${encodeURIComponent(name)}`;
	const answer = await press(visitor, id, "contacted", " Tuesday at nine ", from);
	expect(await proxy.roundTrips()).toBe(2);
	expect(answer.status).toBe(303);
	const target = new URL(answer.location ?? "", "https://glasswing.example");
	expect([target.pathname, target.searchParams.get("status"), target.searchParams.get("q")]).toEqual([
		"/admin",
		"new",
		name,
	]);
	expect((await savedQuote(id)).rows).toMatchObject([{ contacted: true, adminNotes: "Tuesday at nine" }]);
	await proxy.reset();
	const { html } = await visitor.get(answer.location ?? "");
	expect(await proxy.roundTrips()).toBe(1);
	expect(html).toContain("Marked as contacted");
	expect(html).toContain("No quotes match your filter");
	expect((await press(visitor, id, "undo", "", from)).status).toBe(303);
	const { rows, events } = await savedQuote(id);
	expect(rows).toMatchObject([{ contacted: false, adminNotes: "Tuesday at nine", changedAt: null }]);
	expect(events.map(({ action, actor }) => [action, actor])).toEqual([
		["submitted", "visitor"],
		["contacted", "owner"],
		["reopened", "owner"],
	]);
});

test("blank notes are saved as null, and a second marking changes nothing and keeps what was typed", async () => {
	const { visitor } = await owner();
	const id = await save(aName());
	await press(visitor, id, "contacted", "  ");
	const { rows } = await savedQuote(id);
	expect(rows).toMatchObject([{ contacted: true, adminNotes: null }]);
	const answer = await press(visitor, id, "contacted", "typed on the other phone");
	expect(answer.status).toBe(409);
	expect(answer.html).toContain("Failed to update quote");
	expect(answer.html).toContain("typed on the other phone");
	expect((await savedQuote(id)).rows).toEqual(rows);
});

test("after ten seconds there is no way back", async () => {
	const { visitor } = await owner();
	const id = await save(aName());
	await press(visitor, id, "contacted");
	await settled(
		db,
		db.run(sql`update quote_requests set contacted_at = contacted_at - 10001 where id = ${id}`),
	);
	expect((await press(visitor, id, "undo")).status).toBe(409);
	expect((await visitor.get(`/admin?marked=${id}`)).html).not.toContain("Undo");
	expect((await savedQuote(id)).rows).toMatchObject([{ contacted: true }]);
});

test("the spam tab shows while there is spam, and a quote comes back from it", async () => {
	const name = aName();
	const { visitor } = await owner();
	const id = await save(name);
	await press(visitor, id, "spam");
	const elsewhere = (await visitor.get(`/admin?q=${encodeURIComponent(name)}`)).html;
	expect(elsewhere).toContain("No quotes match");
	expect(elsewhere).toContain("1 match is in Spam");
	const { html } = await visitor.get(`/admin?status=spam&q=${encodeURIComponent(name)}`);
	expect(await openFirstCard(visitor, html)).toContain("Not spam");
	expect(html).not.toContain("1 match is in Spam");
	expect((await savedQuote(id)).rows).toMatchObject([{ spam: true, spamReason: "owner" }]);
	await press(visitor, id, "not-spam");
	expect((await visitor.get(`/admin?q=${encodeURIComponent(name)}`)).html).not.toContain("No quotes match");
});

test("while the database is down each page says so with 503, and tries again also without scripts, as it says", async () => {
	const { visitor } = await owner();
	await proxy.fail({ kind: "refuse" });
	const quote = paths.adminQuote(crypto.randomUUID());
	for (const path of ["/admin", paths.adminToday, jobPaths.calendar, ownerPaths.customers, quote]) {
		const { status, html } = await visitor.get(path);
		expect(status).toBe(503);
		const title = path === "/admin" ? "Failed to load quote requests" : "This page could not be loaded";
		for (const text of [title, "this page tries again by itself"]) expect(html).toContain(text);
		expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="10"\/><\/noscript>/i);
	}
	await proxy.reset();
	expect((await visitor.get("/admin")).status).toBe(200);
});

test("while the database is down nothing typed is lost", async () => {
	const { visitor } = await owner();
	const id = await save(aName());
	await proxy.fail({ kind: "refuse" });
	const { status, html } = await press(visitor, id, "contacted", "the gate code is 1234");
	expect(status).toBe(503);
	expect(html).toContain("Failed to update quote");
	expect(html).toContain("the gate code is 1234");
});

test.each([
	["an unknown intent", [["intent", "delete"]]],
	["no intent", [["notes", "x"]]],
	[
		"notes without end",
		[
			["intent", "notes"],
			["notes", "x".repeat(2001)],
		],
	],
	[
		"a form library's own command",
		[
			["__intent__", "{"],
			["intent", "nothing"],
		],
	],
] as const)("a form with %s is refused and changes nothing", async (_, fields) => {
	const { visitor } = await owner();
	const id = await save(aName());
	const saved = await savedQuote(id);
	expect((await visitor.post(`/admin/quotes/${id}`, fields)).status).toBe(400);
	expect(await savedQuote(id)).toEqual(saved);
});

test.each(["https://evil.example/", "//evil.example", "?status=../../x&q=%0d%0aX", "/auth"])(
	"the answer to a form from %j leads to the dashboard and nowhere else",
	async (from) => {
		const { visitor } = await owner();
		const answer = await press(visitor, await save(aName()), "notes", "x", from);
		expect(answer.location).toMatch(/^\/admin\?/);
	},
);

test("an unknown quote is a 404", async () => {
	const { visitor } = await owner();
	expect((await visitor.get(`/admin/quotes/${crypto.randomUUID()}`)).status).toBe(404);
});

test("mails that were not delivered show with their quotes, and can be tried again", async () => {
	const name = aName();
	const { visitor } = await owner();
	const id = await save(name);
	await db.run(
		sql`update outbox set failed_at = 1, attempts = 9 where idempotency_key = ${`send-quote:${id}:1`}`,
	);
	const { html } = await visitor.get("/admin?q=nothing+has+this+name");
	expect(html).toContain("1 alert not delivered");
	expect(html).toContain(name);
	vi.spyOn(console, "error").mockReturnValueOnce();
	await proxy.fail({ kind: "refuse" });
	const failed = await visitor.post("/admin/undelivered", []);
	await proxy.reset();
	expect([failed.status, failed.html]).toEqual([503, expect.stringContaining("Nothing was sent again")]);
	expect((await visitor.post("/admin/undelivered", [])).status).toBe(303);
	// The answer has left before it is tried.
	await vi.waitFor(async () =>
		expect((await savedQuote(id)).mails).toMatchObject([{ failedAt: null, attempts: 1 }]),
	);
	expect((await visitor.get("/admin?q=nothing+has+this+name")).html).not.toContain("not delivered");
});

test("a mail to a customer that was not delivered is told with what to do, and not as an alert", async () => {
	const name = aName();
	const { visitor } = await owner();
	const id = await save(name);
	await db.insert(outbox).values({
		...{ idempotencyKey: `offer:${id}`, kind: "customer-offer", payload: "{}", quoteId: id },
		...{ createdAt: 1, nextAttemptAt: 1, attempts: 12, failedAt: Date.now() },
	});
	await proxy.reset();
	const { html } = await visitor.get("/admin?q=nothing+has+this+name");
	expect(await proxy.roundTrips()).toBe(1);
	expect(html).toContain("1 mail not delivered");
	const link = `href="/admin/quotes/${id}"[^>]*>The offer to ${name} was not delivered: call, or text the link</a>`;
	expect(html).toMatch(new RegExp(link));
	await db.delete(outbox).where(eq(outbox.quoteId, id));
});

test("an export of the evening is named after its own day where the company is", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-04T21:00:00-04:00") });
	const { visitor } = await owner();
	const { headers, body } = await visitor.open("/admin/quotes.csv?q=nobody");
	vi.useRealTimers();
	await body?.cancel();
	expect(headers.get("Content-Disposition")).toContain('"quotes-all-2026-05-04.csv"');
});

test("a closed card says that its customer wrote a message", async () => {
	const name = aName();
	const { visitor } = await owner();
	const id = await save(name);
	const card = async () => {
		const { html } = await visitor.get(`/admin?q=${encodeURIComponent(name)}`);
		return html.match(/<article.*<\/article>/s)?.[0].replaceAll(/<[^>]*>/g, " ") ?? "";
	};
	expect(await card()).not.toContain("Message");
	await settled(db, db.run(sql`update quote_requests set concerns = 'Mind the roses' where id = ${id}`));
	expect(await card()).toContain("Message");
});

test("the export is what the filter shows, as a file that spreadsheets read and do not run", async () => {
	const word = aName();
	const { visitor } = await owner();
	await save(`=HYPERLINK("http://evil.example") ${word}`);
	await save(`+1 ${word}, "Jr."`);
	await save(`x;=1+1 ${word}`);
	const contacted = await save(`Élodie ${word}`);
	await press(visitor, contacted, "contacted", "line one\nline two");
	const response = await visitor.open(`/admin/quotes.csv?q=${encodeURIComponent(word)}`);
	const bytes = new Uint8Array(await response.arrayBuffer());
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const text = new TextDecoder().decode(bytes);
	expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
	expect(response.headers.get("Content-Disposition")).toMatch(
		/^attachment; filename="quotes-all-[\d-]+\.csv"$/,
	);
	expect(text.startsWith("Received,Status,Name,Phone,")).toBe(true);
	expect(text).toContain(`"'=HYPERLINK(""http://evil.example"") ${word}"`);
	expect(text).toContain(`"'+1 ${word}, ""Jr."""`);
	expect(text).toContain("(570) 555-0123");
	expect(text).toContain('"line one\nline two"');
	// No column is empty everywhere, dates sort and are dates in a spreadsheet, and no separator lets a formula in.
	expect(text).not.toContain("Windows,");
	expect(text).toMatch(/\r\n\d{4}-\d\d-\d\d \d\d:\d\d,/);
	expect(text).toContain(`x;'=1+1 ${word}`);
	expect(text).toContain(contacted.slice(0, 8).toUpperCase());
	const filtered = await visitor.get(`/admin/quotes.csv?status=contacted&q=${encodeURIComponent(word)}`);
	expect(filtered.html).toContain(`Élodie ${word}`);
	expect(filtered.html).not.toContain("HYPERLINK");
});

test("a long export is read page by page, every quote once", async () => {
	const word = `Q${crypto.randomUUID().slice(0, 8)}`;
	const { visitor } = await owner();
	await settled(
		db,
		db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1201)
		insert into quote_requests (id, name, contact_method, contact_value, zip_code, service_type, home_size, stories, package, bundle_percent, estimated_price_low, estimated_price_high, total_price, created_at, updated_at, fingerprint)
		select printf('%s-0000-4000-8000-%012d', ${word.slice(1)}, i), ${word} || ' ' || i, 'text', '+15705550123', '18411', 'window-cleaning', 'medium', 'one', 'deluxe', 0, 600, 700, 650, i / 3, 1, 'x' from n`),
	);
	await proxy.reset();
	const { html } = await visitor.get(`/admin/quotes.csv?q=${word}`);
	const names = Array.from(html.matchAll(new RegExp(`${word} (\\d+)`, "g")), ([, number]) => Number(number));
	expect(names.toSorted((one, other) => one - other)).toEqual(
		Array.from({ length: 1201 }, (_, index) => index + 1),
	);
	expect(await proxy.roundTrips()).toBe(3);
	await settled(db, db.run(sql`delete from quote_requests where name like ${`${word}%`}`));
});

test("a session ends in the middle of nothing: idle, too old, or ended elsewhere", async () => {
	const { visitor, session } = await owner();
	expect((await visitor.get("/admin")).status).toBe(200);
	await endSession(db, session);
	const refused = await visitor.get("/admin");
	expect([refused.status, refused.location]).toEqual([303, "/auth"]);
	for (const options of [{ idle: 31 * 60_000 }, { age: EIGHT_HOURS + 1 }]) {
		const { visitor: late } = await owner(options);
		expect((await late.get("/admin")).location).toBe("/auth");
	}
});
