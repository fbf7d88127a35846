import { expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import routes from "#app/routes.ts";
import { everyPath } from "#tests/support/spellings.ts";
import { canonicalAddress } from "./canonical-redirect.ts";

test("every address of the site is right as it is, and so is that of a hydrated page's data", () => {
	for (const path of everyPath) expect([path, canonicalAddress(path)]).toEqual([path, null]);
	for (const path of [paths.quote, paths.quotePackage, paths.auth, paths.admin])
		expect([path, canonicalAddress(`${path}.data`)]).toEqual([path, null]);
});

test("every route of the site has its address here", () => {
	const addresses = (list: typeof routes, parent = ""): string[] =>
		list.flatMap(({ path = "", children = [] }) => {
			const own = path.startsWith("/") ? path : `${parent}/${path}`;
			return children.length > 0 ? addresses(children, own) : [own.replace(/(?<=.)\/$/, "")];
		});
	const known = addresses(routes).filter((path) => path !== "/*");
	expect(known.length).toBeGreaterThan(30);
	for (const path of known)
		expect([path, canonicalAddress(`/${path.replace(/:\w+/g, "x")}`)]).toEqual([
			path,
			path.replace(/:\w+/g, "x"),
		]);
});

test.each([
	["/AUTH", "/auth"],
	["/%61uth", "/auth"],
	["/auth/forgot%2Dpassword", "/auth/forgot-password"],
	["/Auth.DATA", "/auth.data"],
	[
		"/admin/quotes/3F1C6A52-6F0E-4B7A-9A55-0D2F3B1C4E5F",
		"/admin/quotes/3f1c6a52-6f0e-4b7a-9a55-0d2f3b1c4e5f",
	],
	["//About/", "/about"],
	["/thank-you.data", "/thank-you"],
	["/_root.data", "/"],
	["/readyz.data", "/readyz"],
	["//evil.example", "/evil.example"],
	["/Nowhere///at//all", "/Nowhere/at/all"],
])("%s is found at %s", (pathname, address) => {
	expect(canonicalAddress(pathname)).toBe(address);
});

test("a page that has moved is found where it is now, however its old address is spelled", () => {
	for (const pathname of ["/window-cleaning-waverly-township", "//Window-Cleaning-Waverly-Township/"])
		expect(canonicalAddress(pathname)).toBe(paths.product);
	expect(canonicalAddress("/service-areas-waverly-township")).toBe(paths.serviceAreas);
});

test.each(["/nowhere", "/Nowhere/", "/authors", "/auth/none", "/assets/None.js", "/%", "/constructor"])(
	"%s is none of our addresses",
	(pathname) => expect(canonicalAddress(pathname)).toBeNull(),
);
