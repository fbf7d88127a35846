import { expect, test } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { invitedOwners } from "#db/schema.ts";
import {
	aSignedInOwner,
	database,
	givePin,
	mailedLink,
	mailsTo,
	PASSWORD,
	sessionsOf,
	signIn,
} from "../support/edge-accounts.ts";
import { ownerEmail, PIN } from "../support/owners.ts";
import { Visitor } from "../support/visitor.ts";

const EMAIL = ownerEmail("changes-account", "edge");
const NEW_PASSWORD = "four words of her own";

async function anUnlockedOwner(email = EMAIL) {
	const owner = await aSignedInOwner(email);
	await givePin(owner.visitor, PIN);
	return owner;
}

/** Another browser of the same owner, past the PIN. */
async function another(pin = PIN, password = PASSWORD, email = EMAIL): Promise<Visitor> {
	const visitor = new Visitor();
	await signIn(visitor, email, password);
	await givePin(visitor, pin);
	return visitor;
}

const change = (visitor: Visitor, fields: Record<string, string>) =>
	visitor.post(ownerPaths.account, Object.entries(fields));
const isIn = async (visitor: Visitor) => (await visitor.get(paths.adminToday)).status === 200;

test("a new password needs the present one, ends the other browsers, and is mailed about", async () => {
	const { visitor } = await anUnlockedOwner();
	const other = await another();
	const fields = { intent: "password", password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
	const wrong = await change(visitor, { ...fields, current: "not this one" });
	expect([wrong.status, wrong.html.includes("This is not your present password")]).toEqual([400, true]);
	const unequal = await change(visitor, { ...fields, confirmation: "another", current: PASSWORD });
	expect(unequal.html).toContain("Passwords do not match");
	expect(await isIn(other)).toBe(true);
	expect((await change(visitor, { ...fields, current: PASSWORD })).status).toBe(303);
	expect([await isIn(visitor), await isIn(other)]).toEqual([true, false]);
	expect((await mailsTo(EMAIL)).map(({ kind }) => kind)).toContain("password-changed");
	expect(await isIn(await another(PIN, NEW_PASSWORD))).toBe(true);
	expect(await isIn(await another())).toBe(false);
});

test("a PIN of one's own opens the gate in place of the other one, until the password is reset", async () => {
	const { visitor } = await anUnlockedOwner();
	const fields = { intent: "pin", current: PASSWORD, pin: "90 17", pinAgain: "9017" };
	for (const pin of ["1234", "7777", "1984"])
		expect((await change(visitor, { ...fields, pin, pinAgain: pin })).html).toContain("guessed first");
	expect((await change(visitor, { ...fields, pinAgain: "9018" })).html).toContain(
		"The two PINs do not match",
	);
	expect((await change(visitor, { ...fields, pin: "12" })).html).toContain("Enter four digits");
	expect((await change(visitor, fields)).status).toBe(303);
	expect(await isIn(await another(PIN))).toBe(false);
	expect(await isIn(await another("9017"))).toBe(true);
	await new Visitor().post(paths.authForgotPassword, [["email", EMAIL]]);
	const link = await mailedLink(EMAIL, "reset-password");
	await new Visitor().post(link, [
		["password", NEW_PASSWORD],
		["confirmation", NEW_PASSWORD],
	]);
	expect(await isIn(await another("9017", NEW_PASSWORD))).toBe(false);
	expect(await isIn(await another(PIN, NEW_PASSWORD))).toBe(true);
});

test("five wrong passwords in a row pause the form, even for the right one", async () => {
	const { visitor } = await anUnlockedOwner();
	const fields = { intent: "pin", pin: "9017", pinAgain: "9017" };
	const answers: [number, string | null][] = [];
	for (const current of ["a", "b", "c", "d", "e", PASSWORD]) {
		const { status, retryAfter } = await change(visitor, { ...fields, current });
		answers.push([status, retryAfter]);
	}
	expect(answers).toEqual([...Array.from({ length: 5 }, () => [400, null]), [429, "900"]]);
});

test("of very many changes at once some are told to send them again, and strangers take no turn of an owner", async () => {
	const owners = [await anUnlockedOwner(), await anUnlockedOwner(ownerEmail("is-checked", "edge"))];
	const fields = { intent: "invite", email: "partner@example.com", current: "not this one" };
	const changes = await Promise.all(
		owners.flatMap(({ visitor }) => Array.from({ length: 5 }, () => change(visitor, fields))),
	);
	const refused = changes.filter(({ status }) => status === 429);
	expect(refused.length).toBeGreaterThanOrEqual(3);
	expect(refused.length).toBeLessThan(10);
	for (const { html, retryAfter } of refused) {
		expect(retryAfter).toBe("4");
		expect(html).toContain("Too many passwords are being checked right now");
		expect(html).toContain('value="partner@example.com"');
	}
	const { visitor } = await anUnlockedOwner();
	const strangers = Promise.all(
		Array.from({ length: 12 }, () => signIn(new Visitor(), "nobody@elsewhere.example")),
	);
	expect((await change(visitor, { ...fields, current: PASSWORD })).status).toBe(303);
	expect((await strangers).map(({ status }) => status)).toContain(429);
	await database.delete(invitedOwners);
});

test("an invited owner signs up, gets in, and is out at once when removed", async () => {
	const email = `partner-${crypto.randomUUID().slice(0, 8)}@example.com`;
	await new Visitor().post(paths.authSignUp, [["email", email]]);
	expect(await mailsTo(email)).toEqual([]);
	const { visitor } = await anUnlockedOwner();
	const invite = await change(visitor, { intent: "invite", email: email.toUpperCase(), current: PASSWORD });
	expect(invite.status).toBe(303);
	const link = await mailedLink(email, "confirm-sign-up");
	await new Visitor().post(link, [
		["password", NEW_PASSWORD],
		["confirmation", NEW_PASSWORD],
	]);
	const partner = await another(PIN, NEW_PASSWORD, email);
	expect(await isIn(partner)).toBe(true);
	expect((await partner.get(ownerPaths.account)).html).not.toContain(`Remove ${email}`);
	expect((await change(partner, { intent: "remove", email, current: NEW_PASSWORD })).status).toBe(400);
	expect((await visitor.get(ownerPaths.account)).html).toContain(`Remove ${email}`);
	expect((await change(visitor, { intent: "remove", email, current: PASSWORD })).status).toBe(303);
	expect(await isIn(partner)).toBe(false);
	expect(await isIn(await another(PIN, NEW_PASSWORD, email))).toBe(false);
	expect((await database.select().from(invitedOwners)).map((row) => row.email)).not.toContain(email);
});

test("an owner whom the settings list is not removed from the page, and neither they nor oneself are invited: it says so", async () => {
	const { visitor, userId } = await anUnlockedOwner();
	for (const intent of ["remove", "invite"]) {
		const { status, html } = await change(visitor, { intent, email: EMAIL, current: PASSWORD });
		expect([intent, status]).toEqual([intent, 400]);
		expect(html).toContain("it is an owner’s without an invitation");
	}
	await database.insert(invitedOwners).values({ email: EMAIL, invitedAt: 1 }).onConflictDoNothing();
	expect((await visitor.get(ownerPaths.account)).html).not.toContain(`Remove ${EMAIL}`);
	await database.delete(invitedOwners);
	expect(await sessionsOf(userId)).not.toEqual([]);
	expect(await isIn(visitor)).toBe(true);
});

test("one browser signs another out, or all others", async () => {
	const { visitor, userId } = await anUnlockedOwner();
	const other = await another();
	const third = await another();
	const { html } = await visitor.get(paths.adminDevices);
	for (const text of ["This device", "Sign out everywhere else", "Last used"]) expect(html).toContain(text);
	const [, id = ""] = /name="session" value="([\da-f]{64})"/.exec(html) ?? [];
	await visitor.post(paths.adminDevices, [["session", id]]);
	expect([await isIn(other), await isIn(third)].filter(Boolean)).toHaveLength(1);
	await visitor.post(paths.adminDevices, [["session", "others"]]);
	expect([await isIn(other), await isIn(third), await isIn(visitor)]).toEqual([false, false, true]);
	expect(await sessionsOf(userId)).toHaveLength(1);
});
