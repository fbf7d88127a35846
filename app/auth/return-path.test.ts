import fc from "fast-check";
import { expect, test } from "vitest";
import { askedPage, readReturnPath, returnPathOf, withReturnPath } from "./return-path.ts";

test.each([
	"/admin",
	"/admin?status=new&q=ann",
	"/admin/today",
	"/admin/calendar",
	"/admin/settings",
	"/admin/devices",
	"/admin/alerts",
	"/admin/numbers?from=2026-05-04&to=2026-05-10",
	"/admin/quotes/0b7e?print=1",
	"/admin/quotes/0b7e/date",
	"/admin/quotes/0b7e/offer",
	"/admin/quotes.csv?status=all",
])("%s is opened after signing in", (page) => {
	expect(readReturnPath(page)).toBe(page);
	const step = new URL(withReturnPath("/auth", page), "https://glasswing.example");
	expect(step.pathname).toBe("/auth");
	expect(returnPathOf(step)).toBe(page);
});

test.each([
	null,
	"",
	"https://evil.example/admin",
	"//evil.example/admin",
	"/\\evil.example",
	"/admin/../auth",
	"/admin/..//evil.example",
	"/admin//evil.example",
	"/administrator",
	"/admin@evil.example",
	"/admin/unlock",
	"/admin/log-out",
	"/admin/quotes/stream",
	"/admin/quotes/a/triage",
	"/admin/quotes/a/offer/withdraw",
	`/admin?q=${"a".repeat(500)}`,
	"javascript:alert(1)",
])("%j leads to the dashboard instead", (address) => {
	expect(readReturnPath(address)).toBe("/admin");
});

test("whatever is asked for, the page is one of this site's own", () => {
	const parts = fc.constantFrom(
		"/admin",
		"/",
		"//",
		"\\",
		"..",
		"@",
		":",
		"?",
		"#",
		"%2f",
		"\t",
		"quotes",
		"evil.example",
	);
	const address = fc.oneof(
		fc.string(),
		fc.array(parts, { maxLength: 8 }).map((list) => `/admin${list.join("")}`),
	);
	fc.assert(
		fc.property(address, (text) => {
			const page = readReturnPath(text);
			const { origin, pathname } = new URL(page, "https://glasswing.example");
			expect(origin).toBe("https://glasswing.example");
			expect(pathname).toMatch(/^\/admin($|\/quotes)/);
		}),
		{ numRuns: 2000 },
	);
});

test("a form's page is asked for without its query", () => {
	const url = "https://glasswing.example/admin/quotes/0b7e?index";
	expect(askedPage({ method: "POST", url })).toBe("/admin/quotes/0b7e");
	expect(askedPage({ method: "GET", url: "https://glasswing.example/admin?q=ann" })).toBe("/admin?q=ann");
});
