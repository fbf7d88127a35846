import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { isAtOrBelow } from "#app/config/canonical-path.ts";
import { hydratedRoots } from "#app/config/paths.ts";

const FILE = /^manifest-\w+\.js$/;
const ASSIGNMENT = "window.__remixManifest=";

const routeSchema = z.looseObject({
	id: z.string(),
	parentId: z.string().optional(),
	path: z.string().optional(),
});
const manifestSchema = z.looseObject({ routes: z.record(z.string(), routeSchema) });
type Route = z.output<typeof routeSchema>;

/**
 * Leaves of the list of routes that every hydrated page loads those alone that React leads to: a browser asks for all
 * other pages as documents, and need not know of them.
 * @throws {Error} when Remix writes no such list.
 */
export async function trimRouteManifest(assets: string): Promise<void> {
	const files = (await readdir(assets)).filter((name) => FILE.test(name));
	const [name] = files;
	if (name === undefined || files.length > 1)
		throw new Error(`${assets} has ${files.length} lists of routes, not one`);
	const file = join(assets, name);
	await writeFile(file, trimmedManifest(await readFile(file, "utf8")));
}

/** Likewise, the script's text. */
export function trimmedManifest(script: string): string {
	if (!script.startsWith(ASSIGNMENT)) throw new Error("The list of routes is no such script");
	const manifest = manifestSchema.parse(JSON.parse(script.slice(ASSIGNMENT.length).replace(/;$/, "")));
	const isKept = (route: Route) =>
		route.parentId === undefined ||
		hydratedRoots.some((root) => isAtOrBelow(root, addressOf(route, manifest.routes)));
	const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([, route]) => isKept(route)));
	return `${ASSIGNMENT}${JSON.stringify({ ...manifest, routes })};`;
}

/** A child's path is told from its parent's on, or whole. */
function addressOf({ path = "", parentId }: Route, routes: Readonly<Record<string, Route>>): string {
	const parent = parentId === undefined ? undefined : routes[parentId];
	return path.startsWith("/") || !parent ? path : `${addressOf(parent, routes)}/${path}`.replace(/\/$/, "");
}
