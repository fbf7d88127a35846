import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPath, respelled } from "#tests/support/spellings.ts";
import { canonicalPath } from "./canonical-path.ts";

test.each([
	["/", "/"],
	["//", "/"],
	["/_root.data", "/"],
	["/AUTH", "/auth"],
	["/%61uth", "/auth"],
	["/auth/forgot%2Dpassword/", "/auth/forgot-password"],
	["/auth%2fsign-up", "/auth/sign-up"],
	["//auth///sign-up", "/auth/sign-up"],
	["/auth.data", "/auth"],
	["/auth/.data", "/auth"],
	["/Admin/Quotes.CSV", "/admin/quotes.csv"],
	["/nowhere/at/all", "/nowhere/at/all"],
	["/caf%C3%A9%00", "/caf%c3%a9%00"],
	["/%", "/%"],
	["/%2561uth", "/%2561uth"],
	["/quote/AbC-_09", "/quote/AbC-_09"],
	["//Quote/%41bC%2D_09.data", "/quote/AbC-_09"],
	...[".", ",", ")", "...", "%20", "%0A", "%3E", ".%E2%80%9D", "/."].map((after) => [
		`/quote/AbC-_09${after}`,
		"/quote/AbC-_09",
	]),
	["/quote/AbC-_/calendar.ics.", "/quote/AbC-_/calendar.ics"],
	...["%e2%82%ac", "%00", ".", "..", "../admin", "a%0d%0ab"].map((token) => [
		`/quote/${token}`,
		`/quote/${token}`,
	]),
	["/QUOTE", "/quote"],
	["/Quotes/AbC", "/quotes/abc"],
])("%s is known as %s", (pathname, path) => {
	expect(canonicalPath(pathname)).toBe(path);
});

test("every spelling of a page's address is known by the address itself", () => {
	fc.assert(
		fc.property(
			anyPath.chain((path) => fc.tuple(fc.constant(path), respelled(path))),
			([path, pathname]) => {
				expect(canonicalPath(new URL(`https://glasswing.example${pathname}`).pathname)).toBe(path);
			},
		),
	);
});
