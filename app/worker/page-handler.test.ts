import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { canonicalPath } from "#app/config/canonical-path.ts";
import routes from "#app/routes.ts";
import { branchesOf } from "./page-handler.server.ts";

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

/** The routes as the router takes them. */
const tree = (entries: readonly RouteConfigEntry[]): NonNullable<Parameters<typeof matchRoutes>[0]> =>
	entries.map((entry) => {
		const { path, index, children } = entry;
		const own = { id: idOf(entry), ...(path !== undefined && { path }) };
		return index ? { ...own, index } : { ...own, ...(children && { children: tree(children) }) };
	});

const branches = branchesOf(listed(routes));

function idsAt(address: string): readonly string[] {
	const path = canonicalPath(address);
	const ids = branches.find(({ pattern }) => pattern.test(path))?.ids ?? ["root", "routes/site/not-found"];
	return [...new Set(ids)];
}

function routerAt(address: string): string[] {
	return matchRoutes(tree(routes), address)?.map(({ route }) => route.id ?? "") ?? [];
}

/** Every route's address, with a word for each parameter. */
function addressesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
	return entries.flatMap(({ path = "", children = [] }) => {
		const address = path.startsWith("/") ? path : `${above}/${path}`.replace(/\/$/, "");
		return [address.replaceAll(/:\w+/g, "some-2030") || "/", ...addressesOf(children, address)];
	});
}

test("each address is answered by the routes that the router finds among all of them", () => {
	const addresses = addressesOf(routes);
	expect(addresses.length).toBeGreaterThan(60);
	for (const address of addresses)
		expect(idsAt(address), address).toEqual(
			["root", "routes/site/not-found", ...routerAt(address)].filter(once),
		);
});

test.each([
	["/ADMIN/", "routes/admin/dashboard"],
	["/admin.data", "routes/admin/dashboard"],
	["/%61dmin/today", "routes/admin/today"],
	["/Pricing-Calculator-Waverly-Township/contact.data", "routes/quote/contact-step"],
	["/quote/Ab_C-1/photos", "routes/customer/photos"],
	["/admin/quotes/new", "routes/admin/new-quote"],
])("%s is answered by %s, however it is spelled", (address, id) => {
	expect(idsAt(address).at(-1)).toBe(id);
});

test.each(["/administration", "/admin/no-such-page", "/thank-you-all", "/quote", "/admin/quotes/a/b/c/d"])(
	"at %s nothing is found",
	(address) => {
		expect(idsAt(address)).toEqual(["root", "routes/site/not-found"]);
	},
);

function once<T>(value: T, index: number, all: readonly T[]): boolean {
	return all.indexOf(value) === index;
}
