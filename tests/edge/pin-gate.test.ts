import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sessions, throttle } from "#db/schema.ts";
import { aSignedInOwner, database, givePin, mailsTo, sessionsOf, signIn } from "../support/edge-accounts.ts";
import { proxy } from "../support/edge-quotes.ts";
import { ownerEmail, PIN } from "../support/owners.ts";
import { Visitor } from "../support/visitor.ts";

const EMAIL = ownerEmail("unlocks", "edge");

beforeEach(async () => {
	await proxy.reset();
	await database.delete(throttle);
});

const aLockedOwner = () => aSignedInOwner(EMAIL);
const pinAttempts = () => database.select().from(throttle).where(like(throttle.key, "pin:%"));
const laterThanThePause = () => database.update(throttle).set({ lockedUntil: Date.now() - 1 });

async function giveWrongPins(visitor: Visitor, times: number) {
	let last = await givePin(visitor, "0000");
	for (let time = 1; time < times; time += 1) last = await givePin(visitor, "0000");
	return last;
}

test("the right PIN unlocks with a new token, and the session keeps its end", async () => {
	const { visitor, userId } = await aLockedOwner();
	const former = visitor.cookie("__Host-session");
	const [before] = await sessionsOf(userId);
	await proxy.reset();
	const answer = await givePin(visitor, PIN);
	expect([answer.status, answer.location]).toEqual([303, "/admin"]);
	expect(await proxy.roundTrips()).toBe(2);
	expect(visitor.cookie("__Host-session")).not.toBe(former);
	expect(visitor.cookie("__Host-flash")).not.toBe("");
	const unlocked = (await sessionsOf(userId)).filter(({ unlockedAt }) => unlockedAt !== null);
	expect(unlocked).toMatchObject([{ createdAt: before?.createdAt }]);
	expect((await visitor.get("/admin/unlock")).location).toBe("/admin");
});

test("the token before the unlock opens nothing, and ends in seconds", async () => {
	const { visitor, userId } = await aLockedOwner();
	const former = new Visitor();
	former.setCookie("__Host-session", visitor.cookie("__Host-session"));
	await givePin(visitor, PIN);
	expect((await former.get("/admin/unlock")).html).toContain("Enter PIN");
	const locked = (await sessionsOf(userId)).find(({ unlockedAt }) => unlockedAt === null);
	const endsIn = (locked?.createdAt ?? 0) + 8 * 60 * 60_000 - Date.now();
	expect(endsIn).toBeLessThanOrEqual(10_000);
	await database
		.update(sessions)
		.set({ createdAt: (locked?.createdAt ?? 0) - 10_000 })
		.where(eq(sessions.id, locked?.id ?? ""));
	expect((await former.get("/admin/unlock")).location).toBe("/auth");
});

test("a second tap on the button finds itself unlocked as well", async () => {
	const { visitor } = await aLockedOwner();
	const tap = new Visitor();
	tap.setCookie("__Host-session", visitor.cookie("__Host-session"));
	expect((await givePin(visitor, PIN)).location).toBe("/admin");
	expect((await givePin(tap, PIN)).location).toBe("/admin");
	expect((await tap.get("/admin/unlock")).location).toBe("/admin");
});

test("whatever is no digit is stripped from the PIN", async () => {
	const { visitor } = await aLockedOwner();
	expect((await givePin(visitor, " 2-4 6x8 ")).location).toBe("/admin");
});

test.each(["", "246", "24680", "abcd"])("%j is no PIN, and is not counted", async (pin) => {
	const { visitor } = await aLockedOwner();
	const answer = await givePin(visitor, pin);
	expect(answer.status).toBe(400);
	expect(answer.html).toContain("Incorrect PIN");
	expect(await pinAttempts()).toEqual([]);
});

test("a wrong PIN says so and keeps the gate locked, in a round trip for the PIN and one for the page", async () => {
	const { visitor } = await aLockedOwner();
	await proxy.reset();
	const answer = await givePin(visitor, "0000");
	expect(answer.status).toBe(400);
	expect(answer.html.match(/role="alert".*?<\/p>/s)?.[0]).toContain("Incorrect PIN");
	expect(answer.html).not.toContain('value="0000"');
	expect(await proxy.roundTrips()).toBe(2);
	expect((await visitor.get("/admin/unlock")).status).toBe(200);
});

test("five wrong PINs lock the gate for 15 minutes, for the right one too", async () => {
	const { visitor } = await aLockedOwner();
	const fifth = await giveWrongPins(visitor, 5);
	expect(fifth.html).toContain("Incorrect PIN");
	expect(fifth.html).toContain("Try again in 15 minutes.");
	const right = await givePin(visitor, PIN);
	expect(right).toMatchObject({ status: 429, retryAfter: "900" });
	expect(right.html).toContain("Try again in 15 minutes.");
	expect((await visitor.get("/admin/unlock")).html).toContain("Try again in 15 minutes.");
	await laterThanThePause();
	expect((await givePin(visitor, PIN)).location).toBe("/admin");
	expect(await pinAttempts()).toEqual([]);
});

test("ten wrong PINs lock the gate until the next sign-in, which does not end a pause", async () => {
	const { visitor } = await aLockedOwner();
	await giveWrongPins(visitor, 5);
	await laterThanThePause();
	const tenth = await giveWrongPins(visitor, 5);
	expect(tenth.html).toContain("Sign in again with your password");
	await database.update(throttle).set({ lockedUntil: Date.now() - 60 * 60_000 });
	const later = await givePin(visitor, PIN);
	expect(later).toMatchObject({ status: 429, retryAfter: null });
	expect(later.html).toContain("Sign in again with your password");

	await database.update(throttle).set({ lockedUntil: Date.now() + 15 * 60_000 });
	await signIn(visitor, EMAIL);
	const paused = await givePin(visitor, PIN);
	expect(paused.status).toBe(429);
	expect(paused.html).toContain("Try again in 15 minutes.");
	await laterThanThePause();
	expect((await givePin(visitor, PIN)).location).toBe("/admin");
});

test("signing in again does not give further tries before the lock", async () => {
	const { visitor } = await aLockedOwner();
	await giveWrongPins(visitor, 4);
	await signIn(visitor, EMAIL);
	expect((await givePin(visitor, "0000")).html).toContain("Try again in 15 minutes.");
});

test("of 50 parallel guessers over all PINs at most 10 are judged, and then the right PIN does not unlock", async () => {
	const { visitor, userId } = await aLockedOwner();
	const guesses = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, "0")).filter(
		(guess) => guess !== PIN,
	);
	const guessers = Array.from({ length: 50 }, async (_, guesser) => {
		const browser = new Visitor();
		browser.setCookie("__Host-session", visitor.cookie("__Host-session"));
		// Its share of all PINs: once the gate is locked, the first refusal stands for the rest.
		let judged = 0;
		for (const guess of guesses.slice(guesser * 200, guesser * 200 + 200)) {
			const { status } = await givePin(browser, guess);
			if (status === 429) break;
			judged += 1;
		}
		return judged;
	});
	const judged = (await Promise.all(guessers)).reduce((sum, count) => sum + count, 0);
	expect(judged).toBeLessThanOrEqual(10);
	expect(judged).toBeGreaterThan(0);
	const [attempts] = await database
		.select()
		.from(throttle)
		.where(eq(throttle.key, `pin:${userId}`));
	expect(attempts?.count).toBe(judged);
	expect((await givePin(visitor, PIN)).status).toBe(429);
	expect((await sessionsOf(userId)).every(({ unlockedAt }) => unlockedAt === null)).toBe(true);
});

test("of parallel right PINs one session comes, and every answer carries it", async () => {
	const { visitor, userId } = await aLockedOwner();
	const taps = Array.from({ length: 4 }, () => {
		const tap = new Visitor();
		tap.setCookie("__Host-session", visitor.cookie("__Host-session"));
		return tap;
	});
	const answers = await Promise.all(taps.map((tap) => givePin(tap, PIN)));
	expect(new Set(answers.map(({ location }) => location))).toEqual(new Set(["/admin"]));
	expect((await sessionsOf(userId)).filter(({ unlockedAt }) => unlockedAt !== null)).toHaveLength(1);
	for (const tap of taps) expect((await tap.get("/admin/unlock")).location).toBe("/admin");
});

test("a wrong PIN says how many tries are left, and so does the page opened later", async () => {
	const { visitor } = await aLockedOwner();
	expect((await givePin(visitor, "0000")).html).toContain(
		"4 tries left before the gate is locked for 15 minutes.",
	);
	expect((await visitor.get("/admin/unlock")).html).toContain("4 tries left");
	expect((await giveWrongPins(visitor, 3)).html).toContain(
		"1 try left before the gate is locked for 15 minutes.",
	);
	await giveWrongPins(visitor, 1);
	await laterThanThePause();
	expect((await givePin(visitor, "0000")).html).toContain("4 tries left before you sign in again");
});

test("a locked gate says at what time it opens, and what to do without the PIN", async () => {
	const { visitor } = await aLockedOwner();
	const { html } = await giveWrongPins(visitor, 5);
	expect(html).toMatch(/The gate opens again at.*<time dateTime="20[^"]+">\d{1,2}:\d{2} [AP]M<\/time>/);
	const page = (await visitor.get("/admin/unlock")).html;
	expect(page).toMatch(/The gate opens again at/);
	expect(page).toContain("Forgot your PIN?");
	expect(page).toMatch(/<input[^>]*autofocus/i);
});

test("who forgot the PIN can do what the page says: log out, and reset the password from the sign-in page", async () => {
	const { visitor } = await aLockedOwner();
	expect((await visitor.get("/auth/forgot-password")).location).toBe("/admin");
	const { html } = await visitor.get("/admin/unlock");
	expect(html).toMatch(/press “Log out” below, then “Forgot your password\?” on the sign-in page/);
	expect(html).toMatch(/Log out<\/button>/);
	expect((await visitor.post("/admin/log-out", [])).location).toBe("/auth");
	expect((await visitor.get("/auth")).html).toContain("Forgot your password?");
	expect((await visitor.get("/auth/forgot-password")).html).toContain("Send reset email");
});

test("the lock of too many tries stays until its time is over, whoever signs in again", async () => {
	const { visitor } = await aLockedOwner();
	await giveWrongPins(visitor, 5);
	await visitor.post("/admin/log-out", []);
	expect((await signIn(visitor, EMAIL)).location).toBe("/admin");
	expect((await givePin(visitor, PIN)).status).toBe(429);
	expect((await visitor.get("/admin/unlock")).html).toContain("until its 15 minutes are over");
});

test("five wrong PINs behind the right password mail the account's holder, and ten do so again", async () => {
	const { visitor } = await aLockedOwner();
	const before = (await mailsTo(EMAIL)).length;
	await giveWrongPins(visitor, 4);
	expect(await mailsTo(EMAIL)).toHaveLength(before);
	await giveWrongPins(visitor, 3);
	expect((await mailsTo(EMAIL)).slice(before)).toEqual([{ kind: "pin-tries", to: EMAIL }]);
	await laterThanThePause();
	await giveWrongPins(visitor, 6);
	expect(await mailsTo(EMAIL)).toHaveLength(before + 2);
});

test("a right PIN after wrong ones mails nobody", async () => {
	const { visitor } = await aLockedOwner();
	const before = (await mailsTo(EMAIL)).length;
	await giveWrongPins(visitor, 4);
	expect((await givePin(visitor, PIN)).location).toBe("/admin");
	expect(await mailsTo(EMAIL)).toHaveLength(before);
});

test("without a session no PIN is judged or counted", async () => {
	const stranger = new Visitor();
	for (const cookie of ["", "made-up"]) {
		stranger.setCookie("__Host-session", cookie);
		const answer = await givePin(stranger, PIN);
		expect([answer.status, answer.location]).toEqual([303, "/auth"]);
		expect((await stranger.get("/admin/unlock")).location).toBe("/auth");
	}
	expect(await pinAttempts()).toEqual([]);
});

test("while the database is down the gate says so and stays", async () => {
	const { visitor } = await aLockedOwner();
	await proxy.fail({ kind: "refuse" });
	const answer = await givePin(visitor, PIN);
	expect(answer.status).toBe(503);
	expect(answer.html).toContain("Authentication failed");
	expect(answer.html).toContain('name="pin"');
	await proxy.reset();
	expect((await givePin(visitor, PIN)).location).toBe("/admin");
});

const HOURS = 60 * 60_000;

/** An open session that began some milliseconds ago. */
async function anOwnerSince(age: number) {
	const { visitor, userId } = await aLockedOwner();
	await givePin(visitor, PIN);
	const createdAt = Date.now() - age;
	await database.update(sessions).set({ createdAt }).where(eq(sessions.userId, userId));
	return { visitor, userId, createdAt };
}

const beginningsOf = async (userId: string) => (await sessionsOf(userId)).map(({ createdAt }) => createdAt);

test("in a session's last ten minutes each page says when it ends, with a form that renews it and leads back", async () => {
	const { visitor: early } = await anOwnerSince(8 * HOURS - 11 * 60_000);
	expect((await early.get("/admin")).html).not.toContain("You will be signed out at");
	const { visitor, userId, createdAt } = await anOwnerSince(8 * HOURS - 9 * 60_000);
	const token = visitor.cookie("__Host-session");
	for (const path of ["/admin/settings", "/admin/today", "/admin/calendar", "/admin?q=ann"])
		expect((await visitor.get(path)).html).toMatch(/You will be signed out at.* [AP]M/);
	const { html } = await visitor.get("/admin?q=ann");
	const address = html.match(/action="(\/admin\/unlock\?[^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect((await visitor.post(address, [["pin", PIN]])).location).toBe("/admin?q=ann");
	expect(visitor.cookie("__Host-session")).toBe(token);
	expect(Math.max(...(await beginningsOf(userId)))).toBeGreaterThan(createdAt + 7 * HOURS);
	const page = (await visitor.get("/admin?q=ann")).html;
	expect(page).toContain("You stay signed in for another 8 hours");
	expect(page).not.toContain("You will be signed out at");
});

test("a wrong PIN renews nothing, counts as at the gate, and leaves the session as it is", async () => {
	const { visitor, userId } = await anOwnerSince(8 * HOURS - 9 * 60_000);
	const before = await beginningsOf(userId);
	const renew = "/admin/unlock?renew=yes";
	const refused = await visitor.post(renew, [["pin", "0000"]]);
	expect(refused.status).toBe(400);
	expect(refused.html).toContain('action="/admin/unlock?renew=yes&amp;next=%2Fadmin"');
	expect(await pinAttempts()).toMatchObject([{ count: 1 }]);
	for (let time = 2; time <= 5; time += 1) await visitor.post(renew, [["pin", "0000"]]);
	expect((await visitor.post(renew, [["pin", PIN]])).status).toBe(429);
	expect(await beginningsOf(userId)).toEqual(before);
	expect((await visitor.get("/admin")).status).toBe(200);
	await laterThanThePause();
	expect((await visitor.post(renew, [["pin", PIN]])).location).toBe("/admin");
	expect(await pinAttempts()).toEqual([]);
});

test("a session that is over is not renewed", async () => {
	const { visitor } = await anOwnerSince(8 * HOURS + 1);
	expect((await visitor.post("/admin/unlock?renew=yes", [["pin", PIN]])).location).toBe("/auth");
	expect((await visitor.get("/admin")).location).toBe("/auth");
});
