import fc from "fast-check";
import { expect, test } from "vitest";
import { requestKind } from "./request-kind.ts";

const origin = "https://www.glasswing.example";
const site = { origin, pages: ["/", "/about", "/location/scranton"] };
const visit = (path: string) =>
	requestKind({ method: "GET", url: `${origin}${path}`, mode: "navigate" }, site);
const load = (path: string) => requestKind({ method: "GET", url: `${origin}${path}`, mode: "no-cors" }, site);

test.each(site.pages)("the public page %s is kept at its path, whatever query follows", (path) => {
	expect(visit(path)).toEqual({ kind: "page", key: path });
	expect(visit(`${path}?utm_source=letter`)).toEqual({ kind: "page", key: path });
});

test("the ZIP locator is kept, its answers are not", () => {
	expect(visit("/zip-locator")).toEqual({ kind: "page", key: "/zip-locator" });
	expect(visit("/zip-locator?zip=18411")).toEqual({ kind: "visit" });
});

test.each([
	"/pricing-calculator-waverly-township",
	"/pricing-calculator-waverly-township/contact",
	"/service-areas-waverly-township-pa/check?zip=18411",
	"/no/such-page",
	"/authentic",
	"/%E0%A4%A",
])("%s is never kept, and offline the offline page stands in for it", (path) => {
	expect(visit(path)).toEqual({ kind: "visit" });
});

test("hashed files are assets, pictures are pictures, and no other file is touched", () => {
	expect(load("/assets/site-BGYa6zGG.css")).toEqual({ kind: "asset" });
	expect(load("/pictures/hero-480.avif")).toEqual({ kind: "picture" });
	for (const path of ["/favicon.ico", "/sw.js", "/analytics", "/about", "/about.data"]) {
		expect(load(path)).toEqual({ kind: "untouched" });
	}
});

test.each([
	"/admin/quotes.csv",
	"/admin/numbers.csv",
	"/admin/quotes/stream",
	"/admin/unlock",
	"/admin/quotes/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21/link",
	"/admin/quotes/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21/offer/withdraw",
	"/admin.data",
	"/Admin/quotes",
	"/%61dmin",
	"//admin",
	"/auth",
	"/auth/confirm?token=abc",
	"/thank-you",
	"/thank-you?name=Ann&price=650",
	"/thank-you.data?name=Ann",
	"/thank%2Dyou/?name=Ann",
	"//Auth//confirm/?token=abc",
	"/quote/Qm9iJ3MtdG9rZW4_LUFiQw",
	"/Quote/Qm9iJ3MtdG9rZW4_LUFiQw.data",
])("%s is never touched", (path) => {
	expect(visit(path)).toEqual({ kind: "untouched" });
	expect(load(path)).toEqual({ kind: "untouched" });
});

test.each([
	"/admin",
	"/admin?status=new",
	"/admin/today",
	"/admin/calendar",
	"/admin/settings",
	"/admin/devices",
	"/admin/quotes/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21",
	"/admin/quotes/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21/date",
	"/admin/quotes/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21/offer",
	"/admin/quotes/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21/contact",
	"/admin/quotes/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21/question?question=1",
	"/admin/quotes/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21/answers",
	"/admin/quotes/new",
	"/admin/customers?q=ann",
	"/admin/customers/9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21",
	"/admin/prices",
	"/admin/numbers?from=2026-05-04",
	"/admin/account",
	"/admin/alerts",
])("%s comes from the network, and the kept list stands in for it; its data is never touched", (path) => {
	expect(visit(path)).toEqual({ kind: "dashboard" });
	expect(load(path)).toEqual({ kind: "untouched" });
});

test("logging out is told to the worker, from this very origin alone", () => {
	const logOut = (url: string) => requestKind({ method: "POST", url, mode: "navigate" }, site);
	expect(logOut(`${origin}/admin/log-out`)).toEqual({ kind: "log-out" });
	expect(logOut("https://evil.example/admin/log-out")).toEqual({ kind: "untouched" });
	expect(visit("/admin/log-out")).toEqual({ kind: "untouched" });
});

const anyMode = fc.constantFrom("navigate", "cors", "no-cors", "same-origin");
const anyPath = fc.oneof(
	fc.constantFrom(...site.pages, "/assets/a.js", "/pictures/a.avif", "/zip-locator", "/admin", "/auth"),
	fc.webPath(),
);

test("nothing but a GET of this very origin is ever touched", () => {
	const methods = fc.constantFrom("POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS");
	fc.assert(
		fc.property(methods, anyPath, anyMode, (method, path, mode) => {
			expect(requestKind({ method, url: `${origin}${path}`, mode }, site)).toEqual({ kind: "untouched" });
		}),
	);
	const origins = fc.constantFrom(
		"http://www.glasswing.example",
		"https://glasswing.example",
		"https://www.glasswing.example:8443",
		"https://www.glasswing.example.evil.example",
	);
	fc.assert(
		fc.property(origins, anyPath, anyMode, (other, path, mode) => {
			expect(requestKind({ method: "GET", url: `${other}${path}`, mode }, site)).toEqual({
				kind: "untouched",
			});
		}),
	);
});

test("nothing below a private address is ever touched but the list, whatever follows, in whatever case", () => {
	const roots = fc.constantFrom("/admin", "/auth", "/thank-you", "/ADMIN", "/Auth", "/Thank-You");
	const rest = fc.oneof(
		fc.constant(""),
		fc.webPath().map((path) => `/x${path}`),
		fc.webQueryParameters().map((query) => `?${query}`),
	);
	fc.assert(
		fc.property(roots, rest, anyMode, (root, tail, mode) => {
			const request = { method: "GET", url: `${origin}${root}${tail}`, mode };
			const isList = mode === "navigate" && /^\/admin(\?|$)/.test(`${root}${tail}`);
			expect(requestKind(request, site)).toEqual({ kind: isList ? "dashboard" : "untouched" });
		}),
	);
});

test("a page is kept only at the address of a public page", () => {
	fc.assert(
		fc.property(anyPath, fc.webQueryParameters(), (path, query) => {
			const handling = visit(`${path}?${query}`);
			if (handling.kind === "page") expect([...site.pages, "/zip-locator"]).toContain(handling.key);
		}),
	);
});
