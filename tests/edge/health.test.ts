import { createExecutionContext, env, SELF } from "cloudflare:test";
import { createClient } from "@libsql/client/web";
import { beforeEach, expect, inject, test, vi } from "vitest";
import worker from "#app/entry.worker.ts";
import { proxy } from "../support/edge-quotes.ts";
import { ownRequestId } from "../support/own-trips.ts";

const site = "https://glasswing.example";
const direct = createClient({ url: inject("database").url, authToken: inject("database").authToken });

beforeEach(async () => {
	await direct.execute("delete from outbox");
	await proxy.reset();
});

async function ask(path: string, init?: RequestInit) {
	const response = await SELF.fetch(`${site}${path}`, { headers: { "CF-Ray": ownRequestId() }, ...init });
	const text = await response.text();
	return { status: response.status, headers: response.headers, text };
}

const ready = {
	status: "ready",
	database: "answers",
	// Nothing has looked at the tables yet.
	tables: "not checked",
	schema: "current",
	mail: { due: 0, dead: 0 },
};

test("/healthz says that the Worker answers, without a word to the database, even while that is down", async () => {
	await proxy.fail({ kind: "refuse" });
	const { status, text } = await ask("/healthz");
	expect([status, JSON.parse(text)]).toEqual([200, { status: "ok" }]);
	expect(await proxy.roundTrips()).toBe(0);
});

test("/readyz asks the database once and says that it is reachable and of the newest schema", async () => {
	const { status, text } = await ask("/readyz");
	expect([status, JSON.parse(text)]).toEqual([200, ready]);
	expect(await proxy.roundTrips()).toBe(1);
});

test("neither is kept, listed by search engines, or tells what the site runs on", async () => {
	for (const path of ["/healthz", "/readyz"]) {
		const { headers, text } = await ask(path);
		expect(headers.get("Cache-Control")).toBe("no-store");
		expect(headers.get("X-Robots-Tag")).toContain("noindex");
		expect(headers.get("Content-Type")).toContain("application/json");
		expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(headers.get("Server") ?? headers.get("X-Powered-By")).toBeNull();
		expect(text).not.toMatch(/\d\.\d|libsql|turso|remix|http|secret/i);
	}
});

test("/readyz counts the mails that are due and those that were given up", async () => {
	const mail = (key: string, next: number, sent: number | null, failed: number | null) =>
		direct.execute({
			sql: "insert into outbox (idempotency_key, kind, payload, created_at, next_attempt_at, sent_at, failed_at) values (?, 'send-quote', '{}', 1, ?, ?, ?)",
			args: [key, next, sent, failed],
		});
	await mail("due", 1, null, null);
	await mail("due too", 1, null, null);
	await mail("later", Date.now() + 60_000, null, null);
	await mail("sent", 1, 2, null);
	await mail("dead", 1, null, 2);
	const { status, text } = await ask("/readyz");
	expect([status, JSON.parse(text).mail]).toEqual([200, { due: 2, dead: 1 }]);
});

test("while the database cannot be reached /readyz answers 503 and its log line names the request", async () => {
	const log = vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const { status, headers, text } = await ask("/readyz");
	expect(status).toBe(503);
	expect(JSON.parse(text)).toEqual({
		status: "not ready",
		database: "does not answer",
		tables: "not checked",
		schema: "unknown",
		mail: null,
	});
	const line = JSON.parse(String(log.mock.lastCall?.[0]));
	expect(line).toMatchObject({ event: "not ready", requestId: headers.get("X-Request-Id") });
	await proxy.reset();
	expect((await ask("/readyz")).status).toBe(200);
});

test("a database that the newest migration has not reached is not ready; one that is ahead is", async () => {
	const shift = (by: number) =>
		direct.execute({
			sql: "update __drizzle_migrations set created_at = created_at + ? where created_at = (select max(created_at) from __drizzle_migrations)",
			args: [by],
		});
	await shift(-1);
	const behind = await ask("/readyz");
	await shift(2);
	const ahead = await ask("/readyz");
	await shift(-1);
	expect([behind.status, JSON.parse(behind.text).schema]).toEqual([503, "behind"]);
	expect([ahead.status, JSON.parse(ahead.text).schema]).toEqual([200, "ahead"]);
});

test("a database without any table answers, and is not ready", async () => {
	vi.spyOn(console, "error").mockReturnValue();
	await direct.execute("alter table __drizzle_migrations rename to hidden_migrations");
	const { status, text } = await ask("/readyz");
	await direct.execute("alter table hidden_migrations rename to __drizzle_migrations");
	expect(status).toBe(503);
	expect(JSON.parse(text)).toMatchObject({ database: "answers", schema: "behind", mail: null });
});

test("a database that answers and takes no row, as a full disk's, is not ready", async () => {
	vi.spyOn(console, "error").mockReturnValue();
	for (const event of ["insert", "update"])
		await direct.execute(
			`create trigger full_${event} before ${event} on throttle when new.key = 'readiness' begin select raise(abort, 'database or disk is full'); end`,
		);
	const { status, text } = await ask("/readyz");
	for (const event of ["insert", "update"]) await direct.execute(`drop trigger full_${event}`);
	expect(status).toBe(503);
	expect(JSON.parse(text)).toMatchObject({
		status: "not ready",
		database: "does not write",
		schema: "unknown",
	});
	expect((await ask("/readyz")).status).toBe(200);
});

test("a Worker with wrong variables is not healthy", async () => {
	vi.spyOn(console, "error").mockReturnValue();
	const response = await worker.fetch(
		new Request(`${site}/healthz`),
		Object.assign({ ...env }, { SESSION_SECRET: "short" }),
		createExecutionContext(),
	);
	expect(response.status).toBe(500);
	await response.text();
});

test("monitors may ask with HEAD, and nothing is posted here", async () => {
	vi.spyOn(console, "error").mockReturnValue();
	for (const path of ["/healthz", "/readyz"]) {
		const head = await ask(path, { method: "HEAD" });
		expect([head.status, head.text]).toEqual([200, ""]);
		const headers = { Origin: site, Host: "glasswing.example", "Content-Type": "multipart/form-data" };
		expect((await ask(path, { method: "POST", headers, body: "" })).status).toBe(405);
	}
});
