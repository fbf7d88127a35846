import { expect, test } from "vitest";
import { hasSecretAddress, isPrivate, isStopAddress } from "./private-paths.ts";

test.each([
	"/auth",
	"/auth/",
	"/auth.data",
	"/auth/sign-up",
	"/admin",
	"/admin/unlock.data",
	"/admin/quotes/1",
	"/quote/Qm9iJ3MtdG9rZW4_LUFiQw",
	"/Quote/%51m9i.data",
	"/calendar/1-0123456789abcdef0123456789abcdef.ics",
])("%s is for one person alone", (path) => expect(isPrivate(path)).toBe(true));

test.each([
	"/",
	"/authors",
	"/admin-guide",
	"/about/admin",
	"/quotes",
	"/pricing-calculator-waverly-township",
])("%s is public", (path) => expect(isPrivate(path)).toBe(false));

test("mail programs may post to the page that stops reminders, and to none beside it", () => {
	const token = "Qm9iJ3MtdG9rZW4_LUFiQw";
	expect(isStopAddress(`/quote/${token}/reminders`)).toBe(true);
	for (const path of [
		"/quote/reminders",
		`/quote/${token}`,
		`/quote/${token}/reminders/x`,
		"/admin/settings",
	])
		expect(isStopAddress(path)).toBe(false);
});

test("only the addresses of a customer's page and of the owner's calendar are secrets", () => {
	expect(["/quote/abc", "//QUOTE/abc.data", "/Calendar/1-ab.ics"].map(hasSecretAddress)).toEqual([
		true,
		true,
		true,
	]);
	expect(["/quotes/abc", "/admin/quotes/abc", "/thank-you"].map(hasSecretAddress)).toEqual([
		false,
		false,
		false,
	]);
});
