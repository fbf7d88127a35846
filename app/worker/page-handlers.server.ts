import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { canonicalPath } from "#app/config/canonical-path.ts";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;
type Routes = ServerBuild["routes"];

/**
 * Answers requests by the built routes. A page with an address of its own is answered by a build of its branch alone,
 * the document and the layouts it is in: Remix flattens, ranks and tries all the routes it is given several times for
 * one page, which took a sixth of the wizard's time. Any other address is left to the whole build.
 */
export function createPageHandler(build: ServerBuild): Handler {
	const handleAny = createRequestHandler(build, "production");
	const leaves = fixedLeaves(build.routes);
	const handlers = new Map<string, Handler>();
	return (request, context) => {
		const leaf = leaves.get(canonicalPath(new URL(request.url).pathname));
		if (leaf === undefined) return handleAny(request, context);
		const handle = handlers.get(leaf) ?? createRequestHandler(branchBuild(build, leaf), "production");
		handlers.set(leaf, handle);
		return handle(request, context);
	};
}

/** The route that answers at each address without parameters, by that address. */
function fixedLeaves(routes: Routes): ReadonlyMap<string, string> {
	const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
	return new Map(
		Object.keys(routes)
			.filter((id) => !parents.has(id))
			.map((id) => [addressOf(routes, id), id] as const)
			.filter(([address]) => !/[:*]/.test(address)),
	);
}

function addressOf(routes: Routes, id: string): string {
	const parts = branchOf(routes, id).map((member) => routes[member]?.path ?? "");
	return `/${parts.join("/")}`.replace(/\/+/g, "/").replace(/(?<=.)\/$/, "");
}

/** The route and those it is nested in, the outermost first. */
function branchOf(routes: Routes, id: string): string[] {
	const parent = routes[id]?.parentId;
	return [...(parent ? branchOf(routes, parent) : []), id];
}

function branchBuild(build: ServerBuild, leaf: string): ServerBuild {
	const branch = branchOf(build.routes, leaf);
	return {
		...build,
		routes: pick(build.routes, branch),
		assets: { ...build.assets, routes: pick(build.assets.routes, branch) },
	};
}

function pick<T>(items: Record<string, T>, ids: readonly string[]): Record<string, T> {
	return Object.fromEntries(Object.entries(items).filter(([id]) => ids.includes(id)));
}
