import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { throttle, tokens, users } from "#db/schema.ts";
import { anAccount, database, mailedLink, mailsTo, PASSWORD, signIn } from "../support/edge-accounts.ts";
import { proxy } from "../support/edge-quotes.ts";
import { ownerEmail } from "../support/owners.ts";
import { anAddress, Visitor } from "../support/visitor.ts";

const EMAIL = ownerEmail("signs-up", "edge");

beforeEach(async () => {
	await proxy.reset();
	for (const table of [throttle, tokens]) await database.delete(table);
	await database.delete(users).where(eq(users.email, EMAIL));
});

const signUp = (visitor: Visitor, email: string, password = PASSWORD) =>
	visitor.post("/auth/sign-up", [
		["email", email],
		["password", password],
	]);

const setPassword = (link: string, password = PASSWORD, visitor = new Visitor(), confirmation = password) =>
	visitor.post(link, [
		["password", password],
		["confirmation", confirmation],
	]);

async function aSignUpLink(): Promise<string> {
	await signUp(new Visitor(), EMAIL);
	return mailedLink(EMAIL, "confirm-sign-up");
}

const usersOf = (email: string) => database.select().from(users).where(eq(users.email, email));

test("a listed address gets a link, and its account when a password is set on the page behind it", async () => {
	const visitor = new Visitor();
	const asked = await signUp(visitor, ` ${EMAIL.toUpperCase()} `);
	expect([asked.status, asked.location]).toEqual([303, "/auth"]);
	expect((await visitor.get("/auth")).html).toContain("If this address may have an account");
	expect((await visitor.get("/auth")).html).not.toContain("If this address may have an account");
	expect(await usersOf(EMAIL)).toEqual([]);

	const link = await mailedLink(EMAIL, "confirm-sign-up");
	for (let visit = 0; visit < 2; visit += 1) {
		const page = await new Visitor().get(link);
		expect(page.status).toBe(200);
		expect(page.html).toContain("Set your password");
	}
	expect(await usersOf(EMAIL)).toEqual([]);
	expect((await signIn(visitor, EMAIL)).status).toBe(400);

	const confirmed = await setPassword(link, PASSWORD, visitor);
	expect([confirmed.status, confirmed.location]).toEqual([303, "/auth"]);
	expect((await visitor.get("/auth")).html).toContain("Account created! You can now log in.");
	expect(await usersOf(EMAIL)).toHaveLength(1);
	expect((await signIn(visitor, EMAIL)).location).toBe("/admin");
});

test("a stranger who signs up with an owner's address gets no account: the password typed there opens nothing", async () => {
	await signUp(new Visitor(), EMAIL, "the stranger's password");
	const link = await mailedLink(EMAIL, "confirm-sign-up");
	expect((await new Visitor().post(link, [])).status).toBe(400);
	expect(await usersOf(EMAIL)).toEqual([]);
	expect((await setPassword(link)).status).toBe(303);
	expect((await signIn(new Visitor(), EMAIL, "the stranger's password")).status).toBe(400);
	expect((await signIn(new Visitor(), EMAIL)).status).toBe(303);
});

test.each([
	["too short", "1234567", "1234567", "Password must be at least 8 characters"],
	["typed differently the second time", PASSWORD, "correct horse", "Passwords do not match"],
	["among the most common", "Password1", "Password1", "This password is one of those that are guessed first"],
])(
	"a password %s is refused with the reason, and the link still works",
	async (_, password, again, words) => {
		const link = await aSignUpLink();
		const answer = await setPassword(link, password, new Visitor(), again);
		expect(answer.status).toBe(400);
		expect(answer.html.match(/role="alert" tabindex.*?<\/div>/s)?.[0]).toContain(words);
		expect(answer.html).not.toContain(`value="${password}"`);
		expect(await usersOf(EMAIL)).toEqual([]);
		expect((await setPassword(link)).status).toBe(303);
	},
);

test("neither the link's token nor the password is stored", async () => {
	await signUp(new Visitor(), EMAIL);
	const token = (await mailedLink(EMAIL, "confirm-sign-up")).split("=")[1];
	const stored = JSON.stringify([await database.select().from(tokens), await mailsTo(EMAIL)]);
	expect(stored).toContain(EMAIL);
	expect(stored).not.toContain(token);
	expect(stored).not.toContain(PASSWORD);
});

test("a second press on the button is no failure and no second account", async () => {
	const link = await aSignUpLink();
	const answers = await Promise.all([1, 2, 3].map(() => setPassword(link)));
	expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
	expect(await usersOf(EMAIL)).toHaveLength(1);
});

test("strangers who fill the queue of passwords keep nobody from the link of a sign-up", async () => {
	const link = await aSignUpLink();
	const strangers = Promise.all(
		Array.from({ length: 12 }, () => signIn(new Visitor(), "nobody@elsewhere.example")),
	);
	expect((await setPassword(link)).status).toBe(303);
	expect((await strangers).map(({ status }) => status)).toContain(429);
});

test("a used link changes no password", async () => {
	const link = await aSignUpLink();
	await setPassword(link);
	expect((await new Visitor().get(link)).status).toBe(410);
	expect((await setPassword(link, "quite another one")).status).toBe(410);
	expect((await signIn(new Visitor(), EMAIL)).status).toBe(303);
});

test("a stranger's address gets the same answer, and no link and no mail", async () => {
	const [stranger, owner] = [new Visitor(), new Visitor()];
	const address = "stranger@elsewhere.example";
	const answers = [await signUp(stranger, address), await signUp(owner, EMAIL)];
	expect(answers[0]).toEqual(answers[1]);
	const pages = [await stranger.get("/auth"), await owner.get("/auth")].map(
		({ html }) => html.match(/<main.*<\/main>/s)?.[0],
	);
	expect(pages[0]).toBe(pages[1]);
	expect(await mailsTo(address)).toEqual([]);
	expect((await database.select().from(tokens)).map(({ email }) => email)).toEqual([EMAIL]);
});

test("an address with an account gets the same answer, and a mail that says so instead of a link", async () => {
	await anAccount(EMAIL);
	const before = await usersOf(EMAIL);
	const mails = (await mailsTo(EMAIL)).length;
	const answer = await signUp(new Visitor(), EMAIL, "quite another one");
	expect([answer.status, answer.location]).toEqual([303, "/auth"]);
	expect((await mailsTo(EMAIL)).slice(mails)).toEqual([{ kind: "account-exists", to: EMAIL }]);
	expect(await database.select().from(tokens)).toEqual([]);
	expect(await usersOf(EMAIL)).toEqual(before);
});

test("one address gets at most five mails an hour that one network asks for", async () => {
	const before = (await mailsTo(EMAIL)).length;
	const visitor = new Visitor();
	visitor.home = anAddress();
	await signUp(visitor, EMAIL);
	await database.update(throttle).set({ count: 3 });
	for (let time = 0; time < 4; time += 1) await signUp(visitor, EMAIL);
	expect(await mailsTo(EMAIL)).toHaveLength(before + 3);
	await database.update(throttle).set({ lockedUntil: Date.now() - 1 });
	await signUp(visitor, EMAIL);
	expect(await mailsTo(EMAIL)).toHaveLength(before + 4);
});

test.each(["expired", "of a clock nine hours ahead", "made up", "missing", "for a reset"])(
	"a link that is %s makes no account",
	async (fault) => {
		let link = await aSignUpLink();
		if (fault === "expired") await database.update(tokens).set({ expiresAt: Date.now() - 1 });
		if (fault === "of a clock nine hours ahead")
			await database.update(tokens).set({ expiresAt: Date.now() + 9 * 60 * 60_000 });
		if (fault === "made up") link = "/auth/confirm?token=abc";
		if (fault === "missing") link = "/auth/confirm";
		if (fault === "for a reset") await database.update(tokens).set({ kind: "reset" });
		expect((await new Visitor().get(link)).status).toBe(410);
		const answer = await setPassword(link);
		expect(answer.status).toBe(410);
		expect(answer.html).toContain("This link no longer works.");
		expect(await usersOf(EMAIL)).toEqual([]);
	},
);

test("no address is refused in words and kept, and no password is asked for before the link", async () => {
	expect((await new Visitor().get("/auth/sign-up")).html).not.toContain('type="password"');
	const answer = await signUp(new Visitor(), "ann@");
	expect(answer.status).toBe(400);
	expect(answer.html.match(/role="alert" tabindex.*?<\/div>/s)?.[0]).toContain("Invalid email address");
	expect(answer.html).toContain('value="ann@"');
});

test("while the database is down the visitor is told, and keeps the address", async () => {
	await proxy.fail({ kind: "refuse" });
	const answer = await signUp(new Visitor(), EMAIL);
	expect(answer.status).toBe(503);
	expect(answer.html).toContain("Failed to create account");
	expect(answer.html).toContain(`value="${EMAIL}"`);
	await proxy.reset();
	const link = await aSignUpLink();
	await proxy.fail({ kind: "refuse" });
	const confirmed = await setPassword(link);
	expect(confirmed.status).toBe(503);
	expect(confirmed.html).toContain("Failed to create account");
	await proxy.reset();
	expect((await setPassword(link)).status).toBe(303);
});
