import { expect, test } from "vitest";
import { staticPaths } from "./prerender.ts";

const route = (id: string, path: string, handle?: object) => ({
	[id]: { id, path, module: { default: () => null, ...(handle && { handle }) } },
});

test("static pages are those of their folder, at their routes' addresses", () => {
	const routes = {
		...route("root", ""),
		...route("routes/static/home", "/"),
		...route("routes/static/about", "about"),
		...route("routes/static/place", "/place/:name", { prerender: ["/place/one", "/place/two"] }),
		...route("routes/site/zip-locator", "/zip-locator"),
	};
	expect(staticPaths(routes)).toEqual(["/", "/about", "/place/one", "/place/two"]);
});

test("a static page with parameters must list its addresses", () => {
	expect(() => staticPaths(route("routes/static/place", "/place/:name"))).toThrow("must list its addresses");
});
