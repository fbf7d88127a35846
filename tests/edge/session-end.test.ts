import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/time/clock.ts";
import { sessions, throttle } from "#db/schema.ts";
import { askWorker } from "../support/built-worker.ts";
import { aSignedInOwner, database, givePin, sessionsOf } from "../support/edge-accounts.ts";
import { db, proxy } from "../support/edge-quotes.ts";
import { EventReader } from "../support/event-reader.ts";
import { startSession } from "../support/owner-session.ts";
import { ownerEmail, ownerVars, PIN } from "../support/owners.ts";
import { Visitor } from "../support/visitor.ts";

const EMAIL = ownerEmail("is-taken-off", "edge");

beforeEach(async () => {
	await database.delete(throttle);
});

/** A browser that is signed in and has given the PIN, and meets the site with these variables from now on. */
async function anOwnerWhoFinds(vars: Record<string, string>) {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	const locked = visitor.cookie("__Host-session");
	expect((await givePin(visitor, PIN)).location).toBe("/admin");
	expect((await visitor.get("/admin")).status).toBe(200);
	const later = (cookie: string) => {
		const browser = new Visitor((request) => askWorker(request, vars));
		browser.setCookie("__Host-session", cookie);
		return browser;
	};
	return { userId, open: later(visitor.cookie("__Host-session")), locked: later(locked) };
}

const changes = {
	"its owner is taken off the list": {
		ADMIN_EMAILS: ownerVars.ADMIN_EMAILS.replace(EMAIL, "somebody-else@glasswing.example"),
	},
	"the PIN is another": { ADMIN_PIN: "1357" },
	"the secret is another": { SESSION_SECRET: "another secret of the tests, long enough" },
};

for (const [change, vars] of Object.entries(changes)) {
	test(`a session is over once ${change}, unlocked or not`, async () => {
		const { open, locked } = await anOwnerWhoFinds(vars);
		expect((await open.get("/admin")).location).toBe("/auth");
		expect((await open.post("/admin/undelivered", [])).location).toBe("/auth");
		for (const browser of [open, locked]) {
			expect((await browser.get("/admin/unlock")).location).toBe("/auth");
			expect((await givePin(browser, "1357")).location).toBe("/auth");
			expect((await givePin(browser, PIN)).location).toBe("/auth");
		}
	});
}

test("an open stream ends when its session's mark is no longer valid", async () => {
	const { id, cookie } = await startSession(db);
	const visitor = new Visitor();
	visitor.setCookie(...cookie);
	const response = await visitor.open("/admin/quotes/stream");
	if (!response.body) throw new Error("The stream has no body");
	const reader = new EventReader(response.body);
	await reader.next("heartbeat");
	await database.update(sessions).set({ securityStamp: "of yesterday's PIN" }).where(eq(sessions.id, id));
	await env.QUOTE_FEED.getByName("quotes").wake();
	expect(await reader.next("ended")).not.toBeNull();
	await reader.cancel();
});

const spoiled = {
	"last seen tomorrow, by a clock that was a day ahead": { lastSeenAt: Date.now() + 24 * HOUR_MS },
	"opened in nine hours": { createdAt: Date.now() + 9 * HOUR_MS, lastSeenAt: Date.now() + 9 * HOUR_MS },
};

for (const [state, times] of Object.entries(spoiled)) {
	test(`a session ${state}, is over, and the owner can sign in again`, async () => {
		const { visitor, userId } = await aSignedInOwner(EMAIL);
		await database.update(sessions).set(times).where(eq(sessions.userId, userId));
		expect((await visitor.get("/admin/unlock")).location).toBe("/auth");
		const { visitor: again } = await aSignedInOwner(EMAIL);
		expect((await givePin(again, PIN)).location).toBe("/admin");
	});
}

test("clocks of two machines that differ by a minute end no session", async () => {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	const ahead = Date.now() + MINUTE_MS;
	await database
		.update(sessions)
		.set({ createdAt: ahead, lastSeenAt: ahead })
		.where(eq(sessions.userId, userId));
	expect((await visitor.get("/admin/unlock")).status).toBe(200);
});

test("a PIN lock of a clock that was a day ahead is none", async () => {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	const lockedUntil = Date.now() + 24 * HOUR_MS;
	await database
		.insert(throttle)
		.values({ key: `pin:${userId}`, count: 5, lockedUntil, updatedAt: lockedUntil });
	expect((await visitor.get("/admin/unlock")).html).not.toContain("Too many tries");
	expect((await givePin(visitor, PIN)).location).toBe("/admin");
});

test("a database that is busy for a moment is asked again, at the gate and behind it", async () => {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	await proxy.fail({ kind: "busy", times: 1 });
	expect((await givePin(visitor, "0000")).status).toBe(400);
	const [attempts] = await database
		.select()
		.from(throttle)
		.where(eq(throttle.key, `pin:${userId}`));
	expect(attempts?.count).toBe(1);
	await proxy.fail({ kind: "busy", times: 1 });
	expect((await givePin(visitor, PIN)).location).toBe("/admin");
	await proxy.fail({ kind: "busy", times: 2 });
	expect((await visitor.get("/admin")).status).toBe(200);
	expect(await sessionsOf(userId)).not.toEqual([]);
});
