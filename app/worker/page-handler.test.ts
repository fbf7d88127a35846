import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { sideOfAddress, sideOfRoute } from "./page-handler.server.ts";

/** Every route's module and address; a child's path is told from its parent's on, or whole. */
function addressesOf(entries: readonly RouteConfigEntry[], above = ""): { file: string; address: string }[] {
	return entries.flatMap(({ file, path = "", children = [] }) => {
		const address = path.startsWith("/") ? path : `${above}/${path}`.replace(/\/$/, "");
		return [...(children.length > 0 ? [] : [{ file, address }]), ...addressesOf(children, address)];
	});
}

test("each route answers at addresses of its own side: the owner's, the wizard's or the rest", () => {
	const addresses = addressesOf(routes);
	expect(addresses.length).toBeGreaterThan(40);
	const strays = addresses.filter(({ file, address }) => sideOfRoute(file) !== sideOfAddress(address));
	expect(strays).toEqual([]);
});

test.each(["/admin", "/ADMIN/", "/admin.data", "/auth/sign-up", "/%61dmin/today"])(
	"%s is the owner's, however it is spelled",
	(address) => {
		expect(sideOfAddress(address)).toBe("owner");
	},
);

test.each([
	"/pricing-calculator-waverly-township",
	"/Pricing-Calculator-Waverly-Township/contact.data",
	"/pricing-calculator-waverly-township/no-such-step",
	"/thank-you",
])("%s is the wizard's, however it is spelled", (address) => {
	expect(sideOfAddress(address)).toBe("quote");
});

test.each(["/", "/administration", "/quote/abc", "/authors", "/thank-you-all", "/calendar/a.ics"])(
	"%s is the rest's",
	(address) => {
		expect(sideOfAddress(address)).toBe("site");
	},
);
