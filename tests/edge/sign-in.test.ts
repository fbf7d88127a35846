import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#app/time/clock.ts";
import { sessions, throttle } from "#db/schema.ts";
import { settle } from "../support/built-worker.ts";
import {
	anAccount,
	aSignedInOwner,
	database,
	PASSWORD,
	sessionsOf,
	signIn,
} from "../support/edge-accounts.ts";
import { proxy } from "../support/edge-quotes.ts";
import { ownerEmail } from "../support/owners.ts";
import { anAddress, Visitor } from "../support/visitor.ts";

const EMAIL = ownerEmail("signs-in", "edge");

beforeEach(async () => {
	await proxy.reset();
	await database.delete(throttle);
});

test("the right password leads to the gate of /admin, in two round trips", async () => {
	const { userId } = await anAccount(EMAIL);
	const visitor = new Visitor();
	const answer = await signIn(visitor, EMAIL);
	expect([answer.status, answer.location]).toEqual([303, "/admin"]);
	expect(await proxy.roundTrips()).toBe(2);
	expect(await sessionsOf(userId)).toMatchObject([{ unlockedAt: null }]);
	const gate = await visitor.get("/admin/unlock");
	expect(gate.status).toBe(200);
	expect(gate.html).toContain("Signed in successfully!");
});

test("the token is in the browser alone, and every sign-in makes a new one and ends the session before", async () => {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	const first = visitor.cookie("__Host-session");
	expect(first.length).toBeGreaterThan(40);
	expect(JSON.stringify(await sessionsOf(userId))).not.toContain(decodeURIComponent(first));
	await signIn(visitor, EMAIL);
	expect(visitor.cookie("__Host-session")).not.toBe(first);
	expect(await sessionsOf(userId)).toHaveLength(1);
	const stale = new Visitor();
	stale.setCookie("__Host-session", first);
	expect((await stale.get("/admin/unlock")).location).toBe("/auth");
});

test("a wrong password, an unknown address and one taken off the list get the same answer", async () => {
	await anAccount(EMAIL);
	await anAccount("former@glasswing.example");
	const answers = [
		await signIn(new Visitor(), EMAIL, "wrong password"),
		await signIn(new Visitor(), ownerEmail("signs-up", "js")),
		await signIn(new Visitor(), "nobody@elsewhere.example"),
		await signIn(new Visitor(), "former@glasswing.example"),
	];
	for (const { status, html } of answers) {
		expect(status).toBe(400);
		expect(html).toContain("Wrong email or password");
		expect(html).not.toContain(PASSWORD);
	}
	expect(answers[0]?.html).toContain(`value="${EMAIL}"`);
});

test("ten wrong passwords pause an address for 15 minutes where they came from, whether it exists or not", async () => {
	await anAccount(EMAIL);
	for (const email of [EMAIL, "nobody@elsewhere.example"]) {
		await database.delete(throttle);
		const visitor = aVisitorAtHome();
		await signIn(visitor, email, "wrong password");
		await database.update(throttle).set({ count: 9 });
		const tenth = await signIn(visitor, email, "wrong password");
		expect(tenth.status).toBe(429);
		expect(tenth.html).toContain("Try again in 15 minutes.");
		expect(tenth.retryAfter).toBe("900");
		const right = await signIn(visitor, email, PASSWORD);
		expect(right.status).toBe(429);
		await database.update(throttle).set({ lockedUntil: Date.now() + MINUTE_MS });
		expect((await signIn(visitor, email)).html).toContain("Try again in 1 minute.");
	}
	const rows = JSON.stringify(await database.select().from(throttle));
	expect(rows).not.toContain("elsewhere");
	await database.delete(throttle);
	expect((await signIn(new Visitor(), EMAIL)).status).toBe(303);
	expect(await database.select().from(throttle).where(like(throttle.key, "sign-in:network:%"))).toEqual([]);
});

function aVisitorAtHome(): Visitor {
	const visitor = new Visitor();
	visitor.home = anAddress();
	return visitor;
}

/** A browser that somebody has signed in with before, and is signed out now. */
async function aKnownDevice(): Promise<Visitor> {
	const { visitor } = await aSignedInOwner(EMAIL);
	await visitor.post("/admin/log-out", []);
	return visitor;
}

async function tenWrongPasswords(email: string): Promise<Visitor> {
	const visitor = aVisitorAtHome();
	for (let time = 1; time < 10; time += 1)
		expect((await signIn(visitor, email, "wrong password")).status).toBe(400);
	expect((await signIn(visitor, email, "wrong password")).status).toBe(429);
	return visitor;
}

test("ten wrong passwords from elsewhere pause neither the owner's device nor another network", async () => {
	const owner = await aKnownDevice();
	const stranger = await tenWrongPasswords(EMAIL);
	expect((await signIn(stranger, EMAIL)).status).toBe(429);
	owner.home = stranger.home;
	expect((await signIn(owner, EMAIL)).status).toBe(303);
	expect((await signIn(new Visitor(), EMAIL)).status).toBe(303);
});

test("a known device's wrong passwords pause itself alone", async () => {
	const owner = await aKnownDevice();
	owner.home = anAddress();
	for (let time = 1; time <= 10; time += 1) await signIn(owner, EMAIL, "wrong password");
	expect((await signIn(owner, EMAIL)).status).toBe(429);
	const another = new Visitor();
	another.home = owner.home;
	expect((await signIn(another, EMAIL)).status).toBe(303);
});

test("a hundred tries from many networks pause every browser but the owner's, for an unknown address alike", async () => {
	const owner = await aKnownDevice();
	const unknown = "nobody@elsewhere.example";
	for (const email of [EMAIL, unknown]) {
		await signIn(new Visitor(), email, "wrong password");
		await database.update(throttle).set({ count: 99 }).where(like(throttle.key, "sign-in:address:%"));
		expect((await signIn(new Visitor(), email, "wrong password")).status).toBe(400);
		const over = await signIn(new Visitor(), email);
		expect(over.status).toBe(429);
		expect(over.html).toContain("Try again in 15 minutes.");
	}
	expect((await signIn(owner, EMAIL)).status).toBe(303);
});

test("wrong passwords from all over a /48 pause new browsers of it for 15 minutes at most, and of no other network", async () => {
	const owner = await aKnownDevice();
	const wide = anAddress().split(":").slice(0, 3).join(":");
	const from = (network: number) => {
		const visitor = new Visitor();
		visitor.home = `${wide}:${network.toString(16)}::1`;
		return visitor;
	};
	await signIn(from(1), EMAIL, "wrong password");
	await database.update(throttle).set({ count: 29 }).where(eq(throttle.count, 1));
	await database.delete(throttle).where(like(throttle.key, "sign-in:address:%"));
	expect((await signIn(from(2), EMAIL, "wrong password")).status).toBe(400);
	for (let network = 3; network < 8; network++) {
		const paused = await signIn(from(network), EMAIL);
		expect(paused.status).toBe(429);
		expect(Number(paused.retryAfter)).toBeLessThanOrEqual(900);
	}
	owner.home = from(9).home;
	expect((await signIn(owner, EMAIL)).status).toBe(303);
	expect((await signIn(new Visitor(), EMAIL)).status).toBe(303);
	// A /48 alone does not use up what all strangers have.
	const [all] = await database.select().from(throttle).where(like(throttle.key, "sign-in:address:%"));
	expect(all?.count).toBeLessThanOrEqual(2);
});

test("a network that is over its limit of sign-ins leaves the owner's own device in", async () => {
	const owner = await aKnownDevice();
	const stranger = aVisitorAtHome();
	owner.home = stranger.home;
	let status = 0;
	for (let post = 0; post < 45 && status !== 429; post++)
		({ status } = await stranger.post("/auth?index", [["email", "ann@"]]));
	expect(status).toBe(429);
	expect((await signIn(owner, EMAIL)).status).toBe(303);
});

test("a paused network does not use up what all networks have together", async () => {
	await anAccount(EMAIL);
	const stranger = await tenWrongPasswords(EMAIL);
	for (let time = 1; time <= 5; time += 1) await signIn(stranger, EMAIL, "wrong password");
	const [all] = await database.select().from(throttle).where(like(throttle.key, "sign-in:address:%"));
	expect(all?.count).toBe(10);
});

test("a clock that was a day ahead leaves no pause behind", async () => {
	await anAccount(EMAIL);
	const stranger = await tenWrongPasswords(EMAIL);
	await database.update(throttle).set({ lockedUntil: Date.now() + 24 * 60 * MINUTE_MS, count: 500 });
	expect((await signIn(stranger, EMAIL)).status).toBe(303);
});

test.each([
	["no address", "ann@", PASSWORD, "Invalid email address"],
	["a short password", EMAIL, "1234567", "Password must be at least 8 characters"],
	["nothing at all", "", "", "Invalid email address"],
])("%s is refused in words, without asking the database", async (_, email, password, words) => {
	const answer = await signIn(new Visitor(), email, password);
	expect(answer.status).toBe(400);
	expect(answer.html.match(/role="alert" tabindex.*?<\/div>/s)?.[0]).toContain(words);
	expect(await proxy.roundTrips()).toBe(0);
});

test("while the database is down the owner is told, and keeps the address", async () => {
	await proxy.fail({ kind: "refuse" });
	const answer = await signIn(new Visitor(), EMAIL);
	expect(answer.status).toBe(503);
	expect(answer.html).toContain("Authentication failed");
	expect(answer.html).toContain(`value="${EMAIL}"`);
});

test("whoever is signed in is led from /auth to /admin", async () => {
	const { visitor } = await aSignedInOwner(EMAIL);
	for (const path of ["/auth", "/auth/sign-up", "/auth/forgot-password"]) {
		const answer = await visitor.get(path);
		expect([answer.status, answer.location]).toEqual([303, "/admin"]);
	}
});

test("/auth is shown where the database cannot tell of the session", async () => {
	const { visitor } = await aSignedInOwner(EMAIL);
	await proxy.fail({ kind: "refuse" });
	expect((await visitor.get("/auth")).status).toBe(200);
});

const ages = {
	"gone idle": { lastSeenAt: Date.now() - 31 * MINUTE_MS },
	"grown older than 8 hours": { createdAt: Date.now() - 8 * 60 * MINUTE_MS - 1 },
};

for (const [name, age] of Object.entries(ages)) {
	test(`a session that has ${name} is over`, async () => {
		const { visitor, userId } = await aSignedInOwner(EMAIL);
		await database.update(sessions).set(age).where(eq(sessions.userId, userId));
		const gate = await visitor.get("/admin/unlock");
		expect([gate.status, gate.location]).toEqual([303, "/auth"]);
		const pin = await visitor.post("/admin/unlock", [["pin", "2468"]]);
		expect([pin.status, pin.location]).toEqual([303, "/auth"]);
		expect((await visitor.get("/auth")).status).toBe(200);
	});
}

test("a request keeps a session from going idle", async () => {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	const almost = Date.now() - 29 * MINUTE_MS;
	await database.update(sessions).set({ lastSeenAt: almost }).where(eq(sessions.userId, userId));
	await visitor.get("/admin/unlock");
	const [session] = await sessionsOf(userId);
	expect(session?.lastSeenAt).toBeGreaterThan(almost + 28 * MINUTE_MS);
});

test("an owner's page renews the session once its last use is a minute old, and writes nothing before", async () => {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	await visitor.post("/admin/unlock", [["pin", "2468"]]);
	const seen = async () => Math.max(...(await sessionsOf(userId)).map(({ lastSeenAt }) => lastSeenAt));
	for (const [age, isRenewed] of [
		[MINUTE_MS / 2, false],
		[2 * MINUTE_MS, true],
	] as const) {
		const last = Date.now() - age;
		await database.update(sessions).set({ lastSeenAt: last }).where(eq(sessions.userId, userId));
		await proxy.reset();
		expect((await visitor.get("/admin/settings")).status).toBe(200);
		expect((await proxy.rows()).written).toBe(0);
		await settle();
		if (isRenewed) expect(await seen()).toBeGreaterThan(last + MINUTE_MS);
		else expect(await seen()).toBe(last);
	}
});

test("logging out ends the session, for its cookie too, and says so", async () => {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	const token = visitor.cookie("__Host-session");
	const answer = await visitor.post("/admin/log-out", []);
	expect([answer.status, answer.location]).toEqual([303, "/auth"]);
	expect(await sessionsOf(userId)).toEqual([]);
	expect(visitor.cookie("__Host-session")).toBe("");
	expect((await visitor.get("/auth")).html).toContain("Logged out successfully");
	visitor.setCookie("__Host-session", token);
	expect((await visitor.get("/admin/unlock")).location).toBe("/auth");
});

test("a browser is logged out even while the database is down, and a mere link logs nobody out", async () => {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	expect((await visitor.get("/admin/log-out")).location).toBe("/admin");
	expect(await sessionsOf(userId)).toHaveLength(1);
	await proxy.fail({ kind: "refuse" });
	expect((await visitor.post("/admin/log-out", [])).location).toBe("/auth");
	expect(visitor.cookie("__Host-session")).toBe("");
});

test("a browser that keeps no cookies is told so by the sign-in and by the PIN, and what to do", async () => {
	await anAccount(EMAIL);
	const visitor = new Visitor();
	visitor.dropCookies();
	expect((await visitor.get("/auth")).html).not.toContain("Cookies are switched off");
	expect(visitor.cookie("__Host-cookies")).not.toBe("");
	visitor.dropCookies();
	const answer = await signIn(visitor, EMAIL);
	expect(answer.status).toBe(400);
	expect(answer.html).toContain("Cookies are switched off");
	expect(answer.html).toContain("Allow cookies for this site");
	expect(answer.html).toContain(`value="${EMAIL}"`);
	expect(await database.select().from(throttle)).toEqual([]);

	visitor.dropCookies();
	const gate = await visitor.post("/admin/unlock?next=%2Fadmin%3Fstatus%3Dnew", [["pin", "0000"]]);
	expect([gate.status, gate.location]).toEqual([303, "/auth?next=%2Fadmin%3Fstatus%3Dnew&cookies=off"]);
	visitor.dropCookies();
	expect((await visitor.get(gate.location ?? "")).html).toContain("Cookies are switched off");
	expect((await visitor.get(gate.location ?? "")).html).not.toContain("Cookies are switched off");
	expect((await signIn(visitor, EMAIL)).location).toBe("/admin");
});

test("of very many sign-ins at once some are told to try again, and the owner's own device is not", async () => {
	const owner = await aKnownDevice();
	const strangers = Promise.all(
		Array.from({ length: 12 }, () => signIn(aVisitorAtHome(), "nobody@elsewhere.example")),
	);
	expect((await signIn(owner, EMAIL)).status).toBe(303);
	const refused = (await strangers).filter(({ status }) => status === 429);
	expect(refused.length).toBeGreaterThanOrEqual(5);
	expect(refused.length).toBeLessThan(12);
	for (const { retryAfter, html } of refused) {
		expect(retryAfter).toBe("4");
		expect(html).toContain("Too many people are signing in right now");
		expect(html).toContain("Your password was not checked");
		expect(html).toContain('value="nobody@elsewhere.example"');
		expect(html).not.toContain(PASSWORD);
	}
});

test("what is no sign-in, and a try that is refused unjudged, take no turn from those who sign in", async () => {
	await anAccount(EMAIL);
	const paused = await tenWrongPasswords("nobody@elsewhere.example");
	const nonsense = await Promise.all([
		...Array.from({ length: 12 }, () => aVisitorAtHome().post("/auth?index", [])),
		...Array.from({ length: 12 }, () => signIn(aVisitorAtHome(), EMAIL, "short")),
		...Array.from({ length: 4 }, () => aVisitorAtHome().post("/auth/new-password?token=made-up", [])),
		...Array.from({ length: 4 }, () =>
			aVisitorAtHome().post("/auth/confirm?token=made-up", [
				["password", PASSWORD],
				["confirmation", PASSWORD],
			]),
		),
		...Array.from({ length: 6 }, () => signIn(paused, "nobody@elsewhere.example")),
		signIn(new Visitor(), EMAIL),
	]);
	const statuses = nonsense.map(({ status }) => status);
	expect(statuses.slice(0, 28)).toEqual(Array.from({ length: 28 }, () => 400));
	expect(statuses.slice(28, 32)).toEqual([410, 410, 410, 410]);
	for (const { html } of nonsense.slice(32, 38)) expect(html).toContain("Try again in 15 minutes.");
	expect(statuses.at(-1)).toBe(303);
});
