import { expect, test } from "vitest";
import { canonicalPath } from "#app/config/canonical-path.ts";
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
])("%s is for one person alone", (path) => expect(isPrivate(canonicalPath(path))).toBe(true));

test.each([
	"/",
	"/authors",
	"/admin-guide",
	"/about/admin",
	"/quotes",
	"/pricing-calculator-waverly-township",
])("%s is public", (path) => expect(isPrivate(canonicalPath(path))).toBe(false));

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
	const isSecret = (address: string) => hasSecretAddress(canonicalPath(address));
	for (const address of ["/quote/abc", "//QUOTE/abc.data", "/Calendar/1-ab.ics"])
		expect(isSecret(address), address).toBe(true);
	for (const address of ["/quotes/abc", "/admin/quotes/abc", "/thank-you"])
		expect(isSecret(address), address).toBe(false);
});
