import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import routes from "#app/routes.ts";
import { pageAddresses } from "./page-addresses.ts";

const route = (id: string, path: string, handle?: object) => ({
	[id]: { id, path, module: { default: () => null, ...(handle && { handle }) } },
});

test("a folder's pages are at their routes' addresses", () => {
	const all = {
		...route("root", ""),
		...route("routes/static/home", "/"),
		...route("routes/static/about", "about"),
		...route("routes/static/place", "/place/:name", { prerender: ["/place/one", "/place/two"] }),
		...route("routes/site/zip-locator", "/zip-locator"),
	};
	expect(pageAddresses(all, "static")).toEqual(["/", "/about", "/place/one", "/place/two"]);
});

test("a page with parameters must list its addresses", () => {
	const place = route("routes/static/place", "/place/:name");
	expect(() => pageAddresses(place, "static")).toThrow("must list its addresses");
});

test("the platform asks the Worker first for the pages that tell prices, and for no other", () => {
	const [, listed = ""] = /^run_worker_first = (\[.*\])$/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
	const patterns = z.array(z.string()).parse(JSON.parse(listed));
	const isFirst = (path: string) =>
		patterns.some((pattern) => new RegExp(`^${pattern.replace("*", ".*")}$`).test(path));
	const pathsIn = (folder: string) =>
		routes.flatMap(({ file, path = "/" }) => (file.startsWith(`routes/${folder}/`) ? [path] : []));
	expect(pathsIn("priced").length).toBeGreaterThan(4);
	expect(pathsIn("priced").filter((path) => !isFirst(path))).toEqual([]);
	expect(["static", "site", "quote"].flatMap(pathsIn).filter(isFirst)).toEqual([]);
});
