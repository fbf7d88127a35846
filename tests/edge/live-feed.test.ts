import { env, runInDurableObject } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { business } from "#app/config/business.ts";
import { durableObjectFeed } from "#app/live-feed/feed-connection.server.ts";
import { quoteMessageSchema } from "#app/live-feed/feed-message.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { saveAddons } from "#app/quotes/addons.server.ts";
import { dayAround } from "#app/quotes/job-times.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { quoteEvents } from "#db/schema.ts";
import { database } from "../support/edge-accounts.ts";
import { db, proxy } from "../support/edge-quotes.ts";
import { EventReader } from "../support/event-reader.ts";
import { setDate } from "../support/jobs.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { endSession, startSession } from "../support/owner-session.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

const stream = "/admin/quotes/stream";

async function owner() {
	const session = await startSession(db);
	const visitor = new Visitor();
	visitor.setCookie(...session.cookie);
	return { visitor, session };
}

/** Opens the stream as a browser does, and hears its first heartbeat, so that nothing is left over from connecting. */
async function listen(visitor: Visitor, headers: Record<string, string> = {}): Promise<EventReader> {
	const response = await visitor.open(stream, headers);
	expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
	if (!response.body) throw new Error("The stream has no body");
	const reader = new EventReader(response.body);
	onTestFinished(() => reader.cancel().catch(() => {}));
	return reader;
}

async function save(name: string, database = db): Promise<string> {
	const submission = aSubmission({ contact: { name, phone: "+15705550123", contactMethod: "text" } });
	await saveQuote(database, submission, Date.now());
	return submission.id;
}

/** Saves a quote as a visitor does at step 4: through the Worker, which wakes the feed. */
async function submitAsVisitor(name: string): Promise<void> {
	const base = "/pricing-calculator-waverly-township";
	const visitor = new Visitor();
	const forms = [
		["?index", { services: "window-cleaning", homeSize: "medium", stories: "two", zip: "18411" }],
		["/contact", { name, phone: "570-555-0123" }],
		["/condition", { lastCleaned: "1-3years", trackCondition: "normal" }],
		["/package", { package: "deluxe" }],
	] as const;
	for (const [path, fields] of forms) {
		expect((await visitor.post(`${base}${path}`, Object.entries(fields))).status).toBe(303);
	}
}

test("a quote that a visitor saves reaches every open dashboard", async () => {
	const readers = [await listen((await owner()).visitor), await listen((await owner()).visitor)];
	for (const reader of readers) await reader.next("heartbeat");
	await submitAsVisitor("Live Example");
	const events = await Promise.all(readers.map((reader) => reader.next("quote")));
	for (const event of events) {
		expect(event?.data).toMatchObject({
			kind: "created",
			quote: { name: "Live Example", phone: "+15705550123", stage: "new", totalPrice: 650 },
			counts: { new: expect.any(Number) },
		});
	}
});

test("each message has the counts of the tabs, of the stages and of what waits today", async () => {
	const reader = await listen((await owner()).visitor);
	await reader.next("heartbeat");
	const countsAfter = async (work: () => Promise<unknown>) => {
		await work();
		return quoteMessageSchema.parse((await reader.next("quote"))?.data).counts;
	};
	const submission = aSubmission();
	const quoteId = submission.id;
	let token = "";
	const start = await countsAfter(async () => {
		token = (await saveQuote(db, submission, Date.now())) ?? "";
	});
	const offer = anOffer(quoteId, { validUntil: Date.now() + 86_400_000 });
	const offered = await countsAfter(() => send(db, offer, Date.now()));
	expect(offered.later.offered).toBe(start.later.offered + 1);
	expect([offered.new, offered.today.fresh]).toEqual([start.new - 1, start.today.fresh - 1]);
	const accepted = await countsAfter(() =>
		decide(db, { quoteId, token, offer }, "accepted", { now: Date.now() }),
	);
	expect(accepted).toEqual({
		...offered,
		later: { ...offered.later, offered: start.later.offered, accepted: start.later.accepted + 1 },
		today: { ...offered.today, accepted: start.today.accepted + 1 },
	});
	const { from } = dayAround(Date.now());
	const today = { startsAt: from + 12 * 3_600_000, endsAt: from + 13 * 3_600_000 };
	const scheduled = await countsAfter(() => setDate(db, quoteId, today, { now: Date.now() }));
	expect(scheduled.today).toMatchObject({
		accepted: start.today.accepted,
		jobs: start.today.jobs + 1,
	});
});

test("a job that has a date and no offer is told so that every page understands it", async () => {
	const reader = await listen((await owner()).visitor);
	await reader.next("heartbeat");
	const id = await save("Dated Example");
	const startsAt = dayAround(Date.now()).from + 12 * 3_600_000;
	await setDate(db, id, { startsAt, endsAt: startsAt + 3_600_000 }, { now: Date.now() });
	const told = [await reader.next("quote"), await reader.next("quote")].map((event) =>
		quoteMessageSchema.parse(event?.data),
	);
	expect(told).toMatchObject([
		{ action: "submitted", quote: { id, isUndelivered: false } },
		{ action: "scheduled", quote: { id, isUndelivered: false, scheduledFor: startsAt } },
	]);
});

test("what a visitor changes is told from what to what, in an event of its own", async () => {
	const reader = await listen((await owner()).visitor);
	await reader.next("heartbeat");
	const submission = aSubmission();
	const { id, midpoint } = submission;
	await saveQuote(db, submission, Date.now());
	const contact = { ...submission.contact, phone: "+15705550199" };
	await saveQuote(db, { ...submission, contact }, Date.now());
	await saveAddons(db, { quoteId: id, priced: rateCard, addons: ["deck"], confirmed: true }, Date.now());
	const events = [];
	while (events.length < 3) events.push((await reader.next("quote"))?.data);
	const by = { actor: "visitor", quote: { id } };
	expect(events).toMatchObject([
		{ ...by, kind: "created", action: "submitted", changes: [] },
		{
			...by,
			kind: "updated",
			action: "changed",
			changes: [{ field: "phone", from: "+15705550123", to: "+15705550199" }],
		},
		{
			...by,
			kind: "updated",
			action: "confirmed",
			changes: [
				{ field: "addons", from: null, to: "deck" },
				{ field: "total", from: midpoint, to: 840 },
			],
		},
	]);
});

test("whoever asks for anything but an event stream is not kept waiting for its end", async () => {
	const { visitor } = await owner();
	expect((await visitor.get(stream)).status).toBe(406);
	expect((await visitor.get(`${stream}.data`)).status).toBe(406);
});

test("the stream goes on after the browser's last event: nothing missed, nothing doubled", async () => {
	const { visitor } = await owner();
	const first = await listen(visitor);
	await first.next("heartbeat");
	await save("Before One");
	await save("Before Two");
	expect(await first.nextNames(2)).toEqual(["Before One", "Before Two"]);
	await first.cancel();
	const names = ["While Away 1", "While Away 2", "While Away 3"];
	for (const name of names) await save(name);
	const second = await listen(visitor, { "Last-Event-ID": first.lastId });
	await save("Back Again");
	expect(await second.nextNames(4)).toEqual([...names, "Back Again"]);
});

test("a first connection goes on from the page's own cursor", async () => {
	const { visitor } = await owner();
	const [{ seq } = { seq: 0 }] = await db.all<{ seq: number }>(sql`select max(seq) as seq from quote_events`);
	await save("Between Page And Stream");
	const response = await visitor.open(`${stream}?after=${seq}`);
	if (!response.body) throw new Error("The stream has no body");
	const reader = new EventReader(response.body);
	expect(await reader.nextNames(1)).toEqual(["Between Page And Stream"]);
	await reader.cancel();
});

test("more events than are read at once all come, in order", async () => {
	const { visitor } = await owner();
	const reader = await listen(visitor);
	await reader.next("heartbeat");
	const ids: number[] = [];
	// Read as they come: what lies unread for too long cuts the stream.
	const reading = (async () => {
		while (ids.length < 230) ids.push(Number((await reader.next("quote"))?.id));
	})();
	const id = await save("Much Changed");
	// In one batch, as no writer makes them: one after the other they would be read as they come.
	await db.insert(quoteEvents).values(
		Array.from({ length: 229 }, (_, number) => ({
			quoteId: id,
			revision: number + 2,
			createdAt: Date.now(),
			action: "notes" as const,
		})),
	);
	await reading;
	expect(ids).toEqual(ids.toSorted((one, other) => one - other));
	expect(new Set(ids).size).toBe(230);
});

test("what a failed wake would have brought comes with the next heartbeat", async () => {
	const { visitor } = await owner();
	const reader = await listen(visitor);
	await reader.next("heartbeat");
	// Saved past the Worker: nobody wakes the feed.
	await save("Not Announced");
	expect(await reader.nextNames(1)).toEqual(["Not Announced"]);
});

test("while the database is down the stream stays open, and goes on when it is back", async () => {
	const { visitor } = await owner();
	const reader = await listen(visitor);
	await reader.next("heartbeat");
	await proxy.fail({ kind: "refuse" });
	// Past the proxy, and after the fault: a heartbeat between the two would already bring it.
	await save("In The Dark", database);
	await reader.next("heartbeat");
	await reader.next("heartbeat");
	await proxy.reset();
	expect(await reader.nextNames(1)).toEqual(["In The Dark"]);
});

test("a stream says how often it speaks, that the database is down, and that it is back", async () => {
	const reader = await listen((await owner()).visitor);
	expect((await reader.next("health"))?.data).toEqual({ heartbeat: 1, database: true });
	await proxy.fail({ kind: "refuse" });
	expect((await reader.next("health"))?.data).toEqual({ heartbeat: 1, database: false });
	await proxy.reset();
	expect((await reader.next("health"))?.data).toEqual({ heartbeat: 1, database: true });
});

test("a stream says when somebody was erased last: as it is opened, and as it happens", async () => {
	await db.run(sql`insert into erased_quotes (quote_id, erased_at) values ('one', 7000)`);
	const reader = await listen((await owner()).visitor);
	expect((await reader.next("erased"))?.data).toEqual({ at: 7000 });
	await db.run(sql`insert into erased_quotes (quote_id, erased_at) values ('two', 8000)`);
	expect((await reader.next("erased"))?.data).toEqual({ at: 8000 });
});

test("a restart of the object breaks the streams, and coming back loses nothing", async () => {
	const { visitor } = await owner();
	const first = await listen(visitor);
	await first.next("heartbeat");
	await save("Before The Restart");
	await first.nextNames(1);
	const feed = env.QUOTE_FEED.getByName("quotes");
	const restarted = runInDurableObject(feed, (_, state) => state.abort("restart"));
	await expect(restarted).rejects.toThrow("restart");
	await expect(first.next("quote")).rejects.toThrow();
	await save("During The Restart");
	const second = await listen(visitor, { "Last-Event-ID": first.lastId });
	expect(await second.nextNames(1)).toEqual(["During The Restart"]);
});

test.each([
	["ended elsewhere", (id: string) => endSession(db, { id })],
	["too old", (id: string) => db.run(sql`update sessions set created_at = 1 where id = ${id}`)],
	["locked again", (id: string) => db.run(sql`update sessions set unlocked_at = null where id = ${id}`)],
])(
	"a stream whose session is %s says so and ends, with nothing more on it",
	async (_, spoil) => {
		const { visitor, session } = await owner();
		const reader = await listen(visitor);
		await reader.next("heartbeat");
		await spoil(session.id);
		await save("Not For Them");
		expect(await reader.next("ended")).not.toBeNull();
		expect(await reader.next("quote")).toBeNull();
		expect((await visitor.get(stream)).status).toBe(401);
	},
	20_000,
);

test("an open stream counts as use of its session, up to the session's longest life", async () => {
	const { visitor, session } = await owner();
	const reader = await listen(visitor);
	await reader.next("heartbeat");
	const old = Date.now() - 29 * 60_000;
	await db.run(sql`update sessions set last_seen_at = ${old} where id = ${session.id}`);
	await reader.next("heartbeat");
	await reader.next("heartbeat");
	const [row] = await db.all<{ seen: number }>(
		sql`select last_seen_at as seen from sessions where id = ${session.id}`,
	);
	expect(row?.seen).toBeGreaterThan(old + 28 * 60_000);
});

test("a wake is one round trip for all streams together, and none while nobody listens", async () => {
	const readers = [await listen((await owner()).visitor), await listen((await owner()).visitor)];
	// Right after a heartbeat, a second before the next.
	for (const reader of readers) await reader.next("heartbeat");
	await save("Woken For");
	await proxy.reset();
	await env.QUOTE_FEED.getByName("quotes").wake();
	expect(await proxy.roundTrips("live-feed")).toBe(1);
	for (const reader of readers) {
		expect(await reader.nextNames(1)).toEqual(["Woken For"]);
		await reader.cancel();
	}
	await expect
		.poll(async () => {
			await proxy.reset();
			await env.QUOTE_FEED.getByName("quotes").wake();
			return proxy.roundTrips("live-feed");
		})
		.toBe(0);
});

test("the feed is asked for near the company, where it starts when it is first used", async () => {
	const calls: unknown[] = [];
	const QUOTE_FEED = {
		getByName(...call: Parameters<typeof env.QUOTE_FEED.getByName>) {
			calls.push(call);
			return env.QUOTE_FEED.getByName(...call);
		},
	};
	await durableObjectFeed({ QUOTE_FEED }).wake();
	expect(calls).toEqual([["quotes", { locationHint: business.home.locationHint }]]);
});

test("a quote saved while nobody listened does not silence the dashboards opened after it", async () => {
	await save("Nobody Listened");
	await env.QUOTE_FEED.getByName("quotes").wake();
	const reader = await listen((await owner()).visitor);
	await save("Somebody Listens");
	expect(await reader.nextNames(1)).toEqual(["Somebody Listens"]);
});

test("HEAD tells whether the stream would open, and opens none", async () => {
	const { visitor, session } = await owner();
	expect((await visitor.head(stream)).status).toBe(204);
	await endSession(db, session);
	expect((await visitor.head(stream)).status).toBe(401);
});
