import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAtOrBelow } from "#app/config/canonical-path.ts";
import { hydratedRoots } from "#app/config/paths.ts";
import routes from "#app/routes.ts";
import { trimmedManifest } from "./route-manifest.ts";

const wizard = "/pricing-calculator-waverly-township";

test("of the routes those stay that React leads to, with the root and the layouts that they are in", () => {
	const root = { id: "root", path: "", module: "/assets/root-a.js" };
	const about = { id: "about", parentId: "root", path: "/about" };
	const layout = { id: "layout", parentId: "root", path: wizard };
	const index = { id: "index", parentId: "layout", index: true };
	const contact = { id: "contact", parentId: "layout", path: "contact" };
	const all = { entry: {}, routes: { root, about, layout, index, contact }, version: "1" };
	const script = trimmedManifest(`window.__remixManifest=${JSON.stringify(all)};`);
	expect(JSON.parse(script.slice("window.__remixManifest=".length, -1))).toEqual({
		...all,
		routes: { root, layout, index, contact },
	});
	expect(() => trimmedManifest("export default 1")).toThrow();
});

test("every page that React takes over is at or below an address where the browser knows it", () => {
	const hydrated = routes
		.filter(({ file }) => readFileSync(`app/${file}`, "utf8").includes("hydrate: true"))
		.map(({ path = "" }) => path);
	expect(hydrated.length).toBeGreaterThan(4);
	for (const path of hydrated)
		expect([path, hydratedRoots.some((root) => isAtOrBelow(root, path))]).toEqual([path, true]);
});
