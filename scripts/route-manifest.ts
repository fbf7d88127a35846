import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { isAtOrBelow } from "#app/config/canonical-path.ts";
import { hydratedRoots, paths } from "#app/config/paths.ts";
import { wizardManifest } from "#app/worker/page-handler.server.ts";

const FILE = /^manifest-\w+\.js$/;
const ASSIGNMENT = "window.__remixManifest=";

const routeSchema = z.looseObject({
	id: z.string(),
	parentId: z.string().optional(),
	path: z.string().optional(),
});
const manifestSchema = z.looseObject({ url: z.string(), routes: z.record(z.string(), routeSchema) });
type Route = z.output<typeof routeSchema>;

/**
 * Leaves of the list of routes that every hydrated page loads those alone that React leads to: a browser asks for all
 * other pages as documents, and need not know of them. The wizard's pages get a list of their own, without the owner's.
 * @throws {Error} when Remix writes no such list.
 */
export async function trimRouteManifest(assets: string): Promise<void> {
	const files = (await readdir(assets)).filter((name) => FILE.test(name));
	const [name] = files;
	if (name === undefined || files.length > 1)
		throw new Error(`${assets} has ${files.length} lists of routes, not one`);
	const script = await readFile(join(assets, name), "utf8");
	await writeFile(join(assets, wizardManifest(name)), trimmedManifest(script, [paths.quote], wizardManifest));
	await writeFile(join(assets, name), trimmedManifest(script, hydratedRoots));
}

/** The script's text with the routes at and below some addresses. `rename` makes its own address of the whole list's. */
export function trimmedManifest(
	script: string,
	roots: readonly string[],
	rename = (url: string) => url,
): string {
	if (!script.startsWith(ASSIGNMENT)) throw new Error("The list of routes is no such script");
	const manifest = manifestSchema.parse(JSON.parse(script.slice(ASSIGNMENT.length).replace(/;$/, "")));
	const isLedTo = (route: Route) =>
		route.parentId === undefined ||
		roots.some((root) => isAtOrBelow(root, addressOf(route, manifest.routes)));
	const ledTo = Object.values(manifest.routes).filter(isLedTo);
	// A layout without a path of its own goes with the pages in it.
	const kept = new Set(ledTo.flatMap(({ id, parentId }) => [id, parentId]));
	const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => kept.has(id)));
	return `${ASSIGNMENT}${JSON.stringify({ ...manifest, url: rename(manifest.url), routes })};`;
}

/** A child's path is told from its parent's on, or whole. */
function addressOf({ path = "", parentId }: Route, routes: Readonly<Record<string, Route>>): string {
	const parent = parentId === undefined ? undefined : routes[parentId];
	return path.startsWith("/") || !parent ? path : `${addressOf(parent, routes)}/${path}`.replace(/\/$/, "");
}
