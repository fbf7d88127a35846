import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { isOwnersAddress, isOwnersRoute } from "./page-handler.server.ts";

/** Every route's module and address; a child's path is told from its parent's on, or whole. */
function addressesOf(entries: readonly RouteConfigEntry[], above = ""): { file: string; address: string }[] {
	return entries.flatMap(({ file, path = "", children = [] }) => {
		const address = path.startsWith("/") ? path : `${above}/${path}`.replace(/\/$/, "");
		return [...(children.length > 0 ? [] : [{ file, address }]), ...addressesOf(children, address)];
	});
}

test("each route answers at addresses of its own side, the owner's or the visitors'", () => {
	const addresses = addressesOf(routes);
	expect(addresses.length).toBeGreaterThan(40);
	const strays = addresses.filter(({ file, address }) => isOwnersRoute(file) !== isOwnersAddress(address));
	expect(strays).toEqual([]);
});

test.each(["/admin", "/ADMIN/", "/admin.data", "/auth/sign-up", "/%61dmin/today"])(
	"%s is the owner's, however it is spelled",
	(address) => {
		expect(isOwnersAddress(address)).toBe(true);
	},
);

test.each(["/", "/administration", "/quote/abc", "/authors", "/calendar/a.ics"])(
	"%s is the visitors'",
	(address) => {
		expect(isOwnersAddress(address)).toBe(false);
	},
);
