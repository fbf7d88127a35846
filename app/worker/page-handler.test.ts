import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import routes from "#app/routes.ts";
import { branchAt, branchesOf } from "./page-handler.server.ts";

type RouteObject = NonNullable<Parameters<typeof matchRoutes>[0]>[number];

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, "");

/** The routes as a build lists them. */
function listed(entries: readonly RouteConfigEntry[], parentId = "root"): Parameters<typeof branchesOf>[0] {
	return Object.assign(
		{ root: { id: "root", path: "", module: { default: () => null } } },
		...entries.map((entry) => {
			const { path, index, children = [] } = entry;
			const route = { id: idOf(entry), path, index, parentId, module: { default: () => null } };
			return { ...listed(children, route.id), [route.id]: route };
		}),
	);
}

/** The routes as the router takes them; of a branch, those with its ids. */
const tree = (entries: readonly RouteConfigEntry[], ids?: readonly string[]): RouteObject[] =>
	entries
		.filter((entry) => !ids || ids.includes(idOf(entry)))
		.map((entry) => {
			const { path, index, children } = entry;
			const own = { id: idOf(entry), ...(path !== undefined && { path }) };
			return index ? { ...own, index } : { ...own, ...(children && { children: tree(children, ids) }) };
		});

const branches = branchesOf(listed(routes));

const idsAt = (address: string): readonly string[] =>
	branchAt(branches, address)?.ids ?? ["routes/site/not-found"];

/** The ids of the routes that the router finds at an address, of all or of a branch. */
function found(address: string, ids?: readonly string[]): string[] {
	return matchRoutes(tree(routes, ids), address)?.map(({ route }) => route.id ?? "") ?? [];
}

/** Every route's address, with a word for each parameter. */
function addressesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
	return entries.flatMap(({ path = "", children = [] }) => {
		const address = path.startsWith("/") ? path : `${above}/${path}`.replace(/\/$/, "");
		return [address.replaceAll(/:\w+/g, "some-2030") || "/", ...addressesOf(children, address)];
	});
}

test("at each address the router finds the same among a branch's routes as among all, and they are few", () => {
	const addresses = addressesOf(routes);
	expect(addresses.length).toBeGreaterThan(60);
	for (const address of addresses) {
		const ids = idsAt(address);
		expect(found(address, ids), address).toEqual(found(address));
		expect(new Set(ids).size, address).toBeLessThan(10);
	}
});

test("a step's branch has all steps, whose files its page fetches ahead", () => {
	const steps = listed(routes);
	const below = Object.keys(steps).filter((id) => steps[id]?.parentId === "routes/quote/layout");
	expect(below).toHaveLength(5);
	expect(idsAt(paths.quote)).toEqual(expect.arrayContaining(below));
});

test.each([
	["/ADMIN/", "routes/admin/dashboard"],
	["/admin.data", "routes/admin/dashboard"],
	["/%61dmin/today", "routes/admin/today"],
	["/Pricing-Calculator-Waverly-Township/contact.data", "routes/quote/contact-step"],
	["/Quote/Ab_C-1/PHOTOS", "routes/customer/photos"],
	["/admin/quotes/new", "routes/admin/new-quote"],
	["/quote/..%2f..%2Fadmin", "routes/customer/quote"],
])("%s is answered by %s, however it is spelled", (address, id) => {
	expect(idsAt(address)).toContain(id);
});

test.each(["/administration", "/admin/no-such-page", "/thank-you-all", "/quote", "/admin/quotes/a/b/c/d"])(
	"at %s nothing is found",
	(address) => {
		expect(idsAt(address)).toEqual(["routes/site/not-found"]);
	},
);
