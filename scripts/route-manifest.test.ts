import { join } from "node:path";
import { expect, test } from "vitest";
import { isAtOrBelow } from "#app/config/canonical-path.ts";
import { hydratedRoots } from "#app/config/paths.ts";
import { hasHandle } from "#app/route-module.ts";
import routes from "#app/routes.ts";
import { wizardManifest } from "#app/worker/page-handler.server.ts";
import { trimmedManifest } from "./route-manifest.ts";

const wizard = "/pricing-calculator-waverly-township";

test("of the routes those stay that React leads to, with the root and the layouts that they are in", () => {
	const root = { id: "root", path: "", module: "/assets/root-a.js" };
	const about = { id: "about", parentId: "root", path: "/about" };
	const layout = { id: "layout", parentId: "root", path: wizard };
	const index = { id: "index", parentId: "layout", index: true };
	const contact = { id: "contact", parentId: "layout", path: "contact" };
	const frame = { id: "frame", parentId: "root" };
	const admin = { id: "admin", parentId: "frame", path: "/admin" };
	const url = "/assets/manifest-1.js";
	const all = { entry: {}, url, routes: { root, about, layout, index, contact, frame, admin }, version: "1" };
	const whole = `window.__remixManifest=${JSON.stringify(all)};`;
	const read = (script: string) => JSON.parse(script.slice("window.__remixManifest=".length, -1));
	expect(read(trimmedManifest(whole, hydratedRoots))).toEqual({
		...all,
		routes: { root, layout, index, contact, frame, admin },
	});
	expect(read(trimmedManifest(whole, [wizard], wizardManifest))).toEqual({
		...all,
		url: "/assets/wizard-manifest-1.js",
		routes: { root, layout, index, contact },
	});
	expect(() => trimmedManifest("export default 1", hydratedRoots)).toThrow();
});

test("the pages that React takes over are those at and below the addresses where the browser knows it", async () => {
	for (const { file, path: own, children = [] } of routes) {
		// A layout without a path of its own has those of its pages.
		const path = own ?? children[0]?.path ?? "";
		const module: unknown = await import(/* @vite-ignore */ join(import.meta.dirname, "../app", file));
		if (!isRouteModule(module)) continue;
		const isKnown = hydratedRoots.some((root) => isAtOrBelow(root, path));
		expect([file, hasHandle([module], "hydrate")]).toEqual([file, isKnown]);
	}
}, 60_000);

/** A page, and not a resource, which has no component. */
function isRouteModule(module: unknown): module is { default: unknown; handle: unknown } {
	return typeof module === "object" && module !== null && "default" in module;
}
