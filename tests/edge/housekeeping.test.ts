import { beforeEach, expect, test } from "vitest";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/time/clock.ts";
import { purgeExpired, purges } from "#app/worker/housekeeping.server.ts";
import { DAMAGED_KEY } from "#app/worker/integrity.server.ts";
import { db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { emptyOutbox } from "../support/queued-mails.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";

const NOW = Date.UTC(2026, 4, 4, 12, 17);

beforeEach(async () => {
	await proxy.reset();
	await emptyOutbox();
	await db.$client.batch(
		["sessions", "trusted_devices", "tokens", "throttle"].map((table) => `delete from ${table}`),
		"write",
	);
	await proxy.reset();
});

type Row = Record<string, string | number | null>;

async function insert(table: string, rows: Row[]): Promise<void> {
	for (const row of rows) {
		const marks = Object.keys(row).map(() => "?");
		const sql = `insert into ${table} (${Object.keys(row).join(", ")}) values (${marks.join(", ")})`;
		await db.$client.execute({ sql, args: Object.values(row) });
	}
}

async function left(table: string, column: string): Promise<unknown[]> {
	const { rows } = await db.$client.execute(`select ${column} as name from ${table} order by 1`);
	return rows.map(({ name }) => name);
}

const id = (letter: string) => letter.repeat(64);

test("sessions go when they are idle for 30 minutes or 8 hours old, and no others", async () => {
	const user = crypto.randomUUID();
	await insert("users", [
		{ id: user, email: `${user}@glasswing.example`, password_hash: "scrypt$x", created_at: 1 },
	]);
	const session = { user_id: user, unlocked_at: null };
	await insert("sessions", [
		{ ...session, id: id("a"), created_at: NOW - HOUR_MS, last_seen_at: NOW - MINUTE_MS },
		{ ...session, id: id("b"), created_at: NOW - 8 * HOUR_MS + 1, last_seen_at: NOW - 30 * MINUTE_MS + 1 },
		{ ...session, id: id("c"), created_at: NOW - HOUR_MS, last_seen_at: NOW - 30 * MINUTE_MS },
		{ ...session, id: id("d"), created_at: NOW - 8 * HOUR_MS, last_seen_at: NOW },
	]);
	await purgeExpired(db, NOW);
	expect(await left("sessions", "id")).toEqual([id("a"), id("b")]);
});

test("trusted devices go when their 30 days are over, and the session that they began last", async () => {
	const user = crypto.randomUUID();
	await insert("users", [
		{ id: user, email: `${user}@glasswing.example`, password_hash: "scrypt$x", created_at: 1 },
	]);
	const device = { user_id: user, last_used_at: NOW, name: "Chrome on Android", security_stamp: "" };
	await insert("trusted_devices", [
		{ ...device, id: id("a"), created_at: NOW - 30 * DAY_MS - 8 * HOUR_MS + 1 },
		{ ...device, id: id("b"), created_at: NOW - 30 * DAY_MS - 8 * HOUR_MS },
	]);
	await purgeExpired(db, NOW);
	expect(await left("trusted_devices", "id")).toEqual([id("a")]);
});

test("mailed links go when they have expired, used or not", async () => {
	const token = { kind: "reset", email: "a@glasswing.example", created_at: NOW - HOUR_MS };
	await insert("tokens", [
		{ ...token, id: id("a"), expires_at: NOW + 1, used_at: null },
		{ ...token, id: id("b"), expires_at: NOW + 1, used_at: NOW - 1 },
		{ ...token, id: id("c"), expires_at: NOW, used_at: null },
		{ ...token, id: id("d"), expires_at: NOW, used_at: NOW - 1 },
	]);
	await purgeExpired(db, NOW);
	expect(await left("tokens", "id")).toEqual([id("a"), id("b")]);
});

test("counters of attempts go a day after the last attempt, unless they still lock; known damage stays", async () => {
	await insert("throttle", [
		{ key: "fresh", count: 3, locked_until: null, updated_at: NOW - DAY_MS },
		{ key: "locked for good", count: 10, locked_until: NOW + 1, updated_at: NOW - 40 * DAY_MS },
		{ key: "stale", count: 3, locked_until: null, updated_at: NOW - DAY_MS - 1 },
		{ key: DAMAGED_KEY, count: 1, locked_until: null, updated_at: NOW - 40 * DAY_MS },
		{ key: "unlocked", count: 5, locked_until: NOW - DAY_MS, updated_at: NOW - DAY_MS - 1 },
	]);
	await purgeExpired(db, NOW);
	expect(await left("throttle", "key")).toEqual(["fresh", DAMAGED_KEY, "locked for good"]);
});

test("mails go 30 days after they were delivered or given up; those still to be sent stay", async () => {
	const mail = { kind: "send-quote", payload: "{}", created_at: 1, next_attempt_at: 1 };
	await insert("outbox", [
		{ ...mail, idempotency_key: "a sent", sent_at: NOW - 30 * DAY_MS },
		{ ...mail, idempotency_key: "b waiting" },
		{ ...mail, idempotency_key: "c failed", failed_at: NOW - 30 * DAY_MS },
		{ ...mail, idempotency_key: "d sent long ago", sent_at: NOW - 30 * DAY_MS - 1 },
		{ ...mail, idempotency_key: "e failed long ago", failed_at: NOW - 30 * DAY_MS - 1 },
	]);
	await purgeExpired(db, NOW);
	expect(await left("outbox", "idempotency_key")).toEqual(["a sent", "b waiting", "c failed"]);
});

test("quotes go two years after their last change, those in Spam after 60 days, with all that hangs on them", async () => {
	const saveAt = async (time: number, changes: Row = {}) => {
		const submission = aSubmission();
		await saveQuote(db, submission, time);
		for (const [column, value] of Object.entries(changes))
			await settled(
				db,
				db.$client.execute({
					sql: `update quote_requests set ${column} = ? where id = ?`,
					args: [value, submission.id],
				}),
			);
		return submission.id;
	};
	const kept = [
		await saveAt(NOW - 730 * DAY_MS),
		await saveAt(NOW - 900 * DAY_MS, { updated_at: NOW - 730 * DAY_MS }),
		await saveAt(NOW - 60 * DAY_MS, { spam: 1 }),
	];
	const purged = [await saveAt(NOW - 730 * DAY_MS - 1), await saveAt(NOW - 60 * DAY_MS - 1, { spam: 1 })];
	await purgeExpired(db, NOW);
	for (const id of kept) expect((await savedQuote(id)).rows).toHaveLength(1);
	for (const id of purged) {
		const saved = await savedQuote(id);
		expect(saved).toEqual({ rows: [], services: [], addons: [], events: [], mails: [] });
	}
	const { rows } = await db.$client.execute(
		"select (select sum(count) from stage_counts) = (select count(*) from quote_requests) as right",
	);
	expect(rows[0]?.right).toBe(1);
});

test("the numbers of erased quotes go when no draft can have them any more", async () => {
	await db.$client.execute("delete from erased_quotes");
	await insert("erased_quotes", [
		{ quote_id: "fresh", erased_at: NOW - 30 * DAY_MS },
		{ quote_id: "stale", erased_at: NOW - 30 * DAY_MS - 1 },
	]);
	await purgeExpired(db, NOW);
	expect(await left("erased_quotes", "quote_id")).toEqual(["fresh"]);
});

test("it is one round trip", async () => {
	await purgeExpired(db, NOW);
	expect(await proxy.roundTrips()).toBe(1);
});

test("a backlog goes in bounded pieces", async () => {
	const sql = `insert into throttle (key, count, updated_at)
		with recursive n(i) as (select 1 union all select i + 1 from n where i < 2500) select i, 1, 1 from n`;
	await db.$client.execute(sql);
	const rows = [];
	for (let run = 0; run < 3; run += 1) {
		await purgeExpired(db, NOW);
		rows.push((await left("throttle", "key")).length);
	}
	expect(rows).toEqual([1500, 500, 0]);
});

test("every purge goes by an index", async () => {
	for (const purge of purges(db, NOW)) {
		const { sql, params } = purge.toSQL();
		const plan = await db.$client.execute({
			sql: `explain query plan ${sql}`,
			args: params.map((param) => (typeof param === "string" ? param : Number(param))),
		});
		const steps = plan.rows.map(({ detail }) => String(detail));
		// Of these there are eight rows.
		expect(steps.filter((step) => /^SCAN (?!stage_counts)/.test(step))).toEqual([]);
		expect(
			steps.filter((step) =>
				/^SEARCH.*_(due|sent|failed|seen|created|expired|updated|erased|newest)/.test(step),
			),
		).not.toEqual([]);
	}
});
