import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { alertDevices, throttle, tokens, users } from "#db/schema.ts";
import {
	anAccount,
	aSignedInOwner,
	database,
	mailedLink,
	mailsTo,
	PASSWORD,
	sessionsOf,
	signIn,
} from "../support/edge-accounts.ts";
import { proxy } from "../support/edge-quotes.ts";
import { ownerEmail } from "../support/owners.ts";
import { anAddress, Visitor } from "../support/visitor.ts";

const EMAIL = ownerEmail("resets", "edge");
const NEW_PASSWORD = "a better horse battery";

beforeEach(async () => {
	await proxy.reset();
	for (const table of [throttle, tokens]) await database.delete(table);
});

const askForReset = (email: string, visitor = new Visitor()) =>
	visitor.post("/auth/forgot-password", [["email", email]]);

const setPassword = (link: string, password: string, confirmation = password, visitor = new Visitor()) =>
	visitor.post(link, [
		["password", password],
		["confirmation", confirmation],
	]);

async function aResetLink(): Promise<string> {
	await askForReset(EMAIL);
	return mailedLink(EMAIL, "reset-password");
}

test("an account's address gets a link; any other gets the same answer and no mail", async () => {
	await anAccount(EMAIL);
	const mails = (await mailsTo(EMAIL)).length;
	const unknown = ["another-stranger@elsewhere.example", "stranger@elsewhere.example"];
	const visitor = new Visitor();
	const answers = [];
	for (const email of [EMAIL, ...unknown]) {
		answers.push(await visitor.post("/auth/forgot-password", [["email", email]]));
		const { html } = await visitor.get("/auth");
		expect(html).toContain("Password reset email sent! Check your inbox.");
	}
	for (const answer of answers)
		expect(answer).toEqual({ status: 303, location: "/auth", html: "", retryAfter: null });
	expect((await mailsTo(EMAIL)).slice(mails).map(({ kind }) => kind)).toEqual(["reset-password"]);
	for (const email of unknown) expect(await mailsTo(email)).toEqual([]);
	expect(await database.select().from(tokens)).toHaveLength(1);
});

test("a listed address without an account gets the same answer, and a link that makes the account", async () => {
	const partner = ownerEmail("is-checked", "edge");
	await database.delete(users).where(eq(users.email, partner));
	const visitor = new Visitor();
	const answer = await askForReset(partner, visitor);
	expect([answer.status, answer.location]).toEqual([303, "/auth"]);
	expect((await visitor.get("/auth")).html).toContain("Password reset email sent! Check your inbox.");
	expect((await mailsTo(partner)).at(-1)?.kind).toBe("no-account");
	const link = await mailedLink(partner, "no-account");
	expect((await setPassword(link, NEW_PASSWORD)).location).toBe("/auth");
	expect((await signIn(new Visitor(), partner, NEW_PASSWORD)).location).toBe("/admin");
});

test("a reset changes the password, ends every session and a lost phone's alerts, and tells the owner", async () => {
	const { visitor, userId } = await aSignedInOwner(EMAIL);
	await signIn(new Visitor(), EMAIL);
	expect(await sessionsOf(userId)).toHaveLength(2);
	const keys = { publicKey: "p", authSecret: "a", siteKey: "s" };
	const phone = {
		id: "0".repeat(64),
		userId,
		endpoint: "https://web.push.apple.com/lost",
		name: "Safari on iPhone",
	};
	await database.insert(alertDevices).values({ ...phone, ...keys, createdAt: 1 });
	const link = await aResetLink();
	expect((await new Visitor().get(link)).html).toContain("Choose a new password");
	expect((await new Visitor().get(link)).status).toBe(200);

	const browser = new Visitor();
	const answer = await setPassword(link, NEW_PASSWORD, NEW_PASSWORD, browser);
	expect([answer.status, answer.location]).toEqual([303, "/auth"]);
	expect((await browser.get("/auth")).html).toContain("Password updated! You can now sign in.");
	expect(await sessionsOf(userId)).toEqual([]);
	expect(await database.select().from(alertDevices)).toEqual([]);
	expect((await visitor.get("/admin/unlock")).location).toBe("/auth");
	expect((await mailsTo(EMAIL)).at(-1)).toEqual({ kind: "password-changed", to: EMAIL });
	expect((await signIn(new Visitor(), EMAIL, PASSWORD)).status).toBe(400);
	expect((await signIn(new Visitor(), EMAIL, NEW_PASSWORD)).status).toBe(303);
});

test("one of the most common passwords is refused, and the link may be used again", async () => {
	await anAccount(EMAIL);
	const link = await aResetLink();
	const refused = await setPassword(link, "sunshine1");
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("This password is one of those that are guessed first");
	expect((await setPassword(link, NEW_PASSWORD)).status).toBe(303);
});

test("of parallel uses of one link one wins, and one mail is sent", async () => {
	await anAccount(EMAIL);
	const link = await aResetLink();
	const mails = (await mailsTo(EMAIL)).length;
	const passwords = [1, 2, 3, 4].map((number) => `${NEW_PASSWORD} ${number}`);
	const answers = await Promise.all(passwords.map((password) => setPassword(link, password)));
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410]);
	expect(await mailsTo(EMAIL)).toHaveLength(mails + 1);
	const winner = answers.findIndex(({ status }) => status === 303);
	expect((await signIn(new Visitor(), EMAIL, passwords[winner])).status).toBe(303);
});

test("a used link and the account's other links work no more", async () => {
	await anAccount(EMAIL);
	const links = [await aResetLink(), await aResetLink()];
	expect((await setPassword(links[0] ?? "", NEW_PASSWORD)).status).toBe(303);
	for (const link of links) {
		const page = await new Visitor().get(link);
		expect(page.status).toBe(410);
		expect(page.html).toContain("This link no longer works.");
		expect((await setPassword(link, "yet another password")).status).toBe(410);
	}
	expect((await signIn(new Visitor(), EMAIL, NEW_PASSWORD)).status).toBe(303);
});

test.each(["expired", "of a clock nine hours ahead", "made up", "of a sign-up"])(
	"a link that is %s changes nothing",
	async (fault) => {
		await anAccount(EMAIL);
		let link = await aResetLink();
		if (fault === "expired") await database.update(tokens).set({ expiresAt: Date.now() });
		if (fault === "of a clock nine hours ahead")
			await database.update(tokens).set({ expiresAt: Date.now() + 9 * 60 * 60_000 });
		if (fault === "made up") link = "/auth/new-password?token=abc";
		if (fault === "of a sign-up") await database.update(tokens).set({ kind: "sign-up" });
		const before = await database.select().from(users).where(eq(users.email, EMAIL));
		expect((await new Visitor().get(link)).status).toBe(410);
		expect((await setPassword(link, NEW_PASSWORD)).status).toBe(410);
		expect(await database.select().from(users).where(eq(users.email, EMAIL))).toEqual(before);
	},
);

test("a reset ends the pause of too many wrong passwords", async () => {
	await anAccount(EMAIL);
	const browser = new Visitor();
	browser.home = anAddress();
	await signIn(browser, EMAIL, "wrong password");
	await database.update(throttle).set({ count: 10, lockedUntil: Date.now() + 60_000 });
	expect((await signIn(browser, EMAIL)).status).toBe(429);
	await setPassword(await aResetLink(), NEW_PASSWORD, NEW_PASSWORD, browser);
	expect((await signIn(browser, EMAIL, NEW_PASSWORD)).status).toBe(303);
});

test("whoever used the link gets in although strangers have used up all tries", async () => {
	await anAccount(EMAIL);
	await signIn(new Visitor(), EMAIL, "wrong password");
	await database.update(throttle).set({ count: 1000 });
	const browser = new Visitor();
	expect((await signIn(browser, EMAIL)).status).toBe(429);
	await setPassword(await aResetLink(), NEW_PASSWORD, NEW_PASSWORD, browser);
	expect((await signIn(browser, EMAIL, NEW_PASSWORD)).status).toBe(303);
});

test("strangers who fill the queue of passwords keep no owner from a mailed link, and it lets in", async () => {
	await anAccount(EMAIL);
	const link = await aResetLink();
	const strangers = Promise.all(
		Array.from({ length: 12 }, () => signIn(new Visitor(), "nobody@elsewhere.example")),
	);
	const browser = new Visitor();
	expect((await setPassword(link, NEW_PASSWORD, NEW_PASSWORD, browser)).status).toBe(303);
	expect((await signIn(browser, EMAIL, NEW_PASSWORD)).status).toBe(303);
	expect((await strangers).map(({ status }) => status)).toContain(429);
});

test("six requests by a stranger do not use up the owner's hour", async () => {
	await anAccount(EMAIL);
	const mails = (await mailsTo(EMAIL)).length;
	const stranger = new Visitor();
	stranger.home = anAddress();
	for (let time = 0; time < 6; time += 1) await askForReset(EMAIL, stranger);
	expect(await mailsTo(EMAIL)).toHaveLength(mails + 5);
	expect((await setPassword(await aResetLink(), NEW_PASSWORD)).status).toBe(303);
	expect(await mailsTo(EMAIL)).toHaveLength(mails + 7);
});

test("many networks together get an owner ten mails an hour, and the owner's device still gets its own", async () => {
	const { visitor: owner } = await aSignedInOwner(EMAIL);
	await owner.post("/admin/log-out", []);
	const mails = (await mailsTo(EMAIL)).length;
	for (let time = 0; time < 12; time += 1) await askForReset(EMAIL);
	expect(await mailsTo(EMAIL)).toHaveLength(mails + 10);
	await askForReset(EMAIL, owner);
	expect(await mailsTo(EMAIL)).toHaveLength(mails + 11);
});

test("an owner whose links have all expired gets one more, however many were asked for", async () => {
	await anAccount(EMAIL);
	const visitor = new Visitor();
	visitor.home = anAddress();
	for (let time = 0; time < 6; time += 1) await askForReset(EMAIL, visitor);
	const mails = (await mailsTo(EMAIL)).length;
	await database.update(tokens).set({ expiresAt: Date.now() - 1 });
	visitor.home = anAddress();
	await database.update(throttle).set({ count: 100 });
	for (let time = 0; time < 3; time += 1) await askForReset(EMAIL, visitor);
	expect(await mailsTo(EMAIL)).toHaveLength(mails + 1);
	expect((await setPassword(await mailedLink(EMAIL, "reset-password"), NEW_PASSWORD)).status).toBe(303);
});

test.each([
	["too short", "1234567", "1234567", "Password must be at least 8 characters"],
	["typed differently the second time", NEW_PASSWORD, "a better horse", "Passwords do not match"],
])("a new password %s is refused, and the link still works", async (_, password, confirmation, words) => {
	await anAccount(EMAIL);
	const link = await aResetLink();
	const answer = await setPassword(link, password, confirmation);
	expect(answer.status).toBe(400);
	expect(answer.html.match(/role="alert" tabindex.*?<\/div>/s)?.[0]).toContain(words);
	expect(answer.html).not.toContain(`value="${password}"`);
	expect((await setPassword(link, NEW_PASSWORD)).status).toBe(303);
});

test("links of a clock that was nine hours ahead keep no owner from a new one, and nothing counted then does", async () => {
	await anAccount(EMAIL);
	await aResetLink();
	const ahead = Date.now() + 9 * 60 * 60_000;
	await database.update(tokens).set({ expiresAt: ahead });
	await database.update(throttle).set({ count: 1000, lockedUntil: ahead, updatedAt: ahead });
	const mails = (await mailsTo(EMAIL)).length;
	expect((await new Visitor().get(await aResetLink())).status).toBe(200);
	expect(await mailsTo(EMAIL)).toHaveLength(mails + 1);
	// Then the clock is right, and the network has used up its hour.
	await database.update(tokens).set({ expiresAt: ahead });
	await database.update(throttle).set({ count: 1000, lockedUntil: Date.now() + 60_000 });
	expect((await new Visitor().get(await aResetLink())).status).toBe(200);
	expect(await mailsTo(EMAIL)).toHaveLength(mails + 2);
});

test("a link works for the half hour it says, on a machine whose clock is a minute behind too", async () => {
	await anAccount(EMAIL);
	const link = await aResetLink();
	await database.update(tokens).set({ expiresAt: Date.now() + 31 * 60_000 });
	expect((await new Visitor().get(link)).status).toBe(200);
});

test("an address that is none gets no mail", async () => {
	const answer = await askForReset("ann@");
	expect(answer.status).toBe(400);
	expect(answer.html).toContain("Invalid email address");
	expect(answer.html).toContain('value="ann@"');
});

test("while the database is down the owner is told that nothing was sent or changed", async () => {
	await anAccount(EMAIL);
	const link = await aResetLink();
	await proxy.fail({ kind: "refuse" });
	const asked = await askForReset(EMAIL);
	expect(asked.status).toBe(503);
	expect(asked.html).toContain("Failed to send reset email");
	expect(asked.html).toContain(`value="${EMAIL}"`);
	const updated = await setPassword(link, NEW_PASSWORD);
	expect(updated.status).toBe(503);
	expect(updated.html).toContain("Failed to update password");
	expect(updated.html).toContain('name="confirmation"');
	await proxy.reset();
	expect((await setPassword(link, NEW_PASSWORD)).status).toBe(303);
});
