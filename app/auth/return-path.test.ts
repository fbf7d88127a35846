import fc from "fast-check";
import { expect, test } from "vitest";
import { askedPage, readReturnPath, returnPathOf, withReturnPath } from "./return-path.ts";

const id = "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21";

test.each([
	"/admin",
	"/admin?status=new&q=ann",
	"/admin/today",
	"/admin/calendar",
	"/admin/settings",
	"/admin/devices",
	"/admin/alerts",
	"/admin/numbers?from=2026-05-04&to=2026-05-10",
	`/admin/quotes/${id}?print=1`,
	`/admin/quotes/${id}/date`,
	`/admin/quotes/${id}/offer`,
	`/admin/quotes/${id}/contact`,
	`/admin/quotes/${id}/question?question=1`,
	`/admin/quotes/${id}/answers`,
	"/admin/customers?q=ann",
	`/admin/customers/${id}`,
	"/admin/prices",
	"/admin/account",
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

test("the page that is asked for, or that a form is on, keeps its query", () => {
	const page = `/admin/quotes/${id}/question?question=1`;
	expect(askedPage({ url: `https://glasswing.example${page}` })).toBe(page);
	expect(askedPage({ url: "https://glasswing.example/admin/undelivered" })).toBe("/admin");
});
