import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { paths } from "#app/config/paths.ts";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/** What answers at addresses that no other route has, and the document around every page. */
const shared = ["root", "routes/site/not-found"];

/**
 * Answers the owner's addresses by the owner's routes, and all others by the visitors'. Remix flattens, ranks and tries
 * all routes of a build several times for one page, so that each side would pay for the other's.
 */
export function createPageHandler(build: ServerBuild): Handler {
	const answerOwner = createRequestHandler(withRoutes(build, isOwnersRoute), "production");
	const answerVisitor = createRequestHandler(
		withRoutes(build, (id) => !isOwnersRoute(id)),
		"production",
	);
	return (request, context) =>
		(isOwnersAddress(new URL(request.url).pathname) ? answerOwner : answerVisitor)(request, context);
}

/** By the folder of the route's module. */
export function isOwnersRoute(id: string): boolean {
	return /^routes\/(admin|auth)\//.test(id);
}

export function isOwnersAddress(pathname: string): boolean {
	const path = canonicalPath(pathname);
	return isAtOrBelow(paths.admin, path) || isAtOrBelow(paths.auth, path);
}

function withRoutes(build: ServerBuild, isWanted: (id: string) => boolean): ServerBuild {
	const pick = <T>(routes: Record<string, T>): Record<string, T> =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => shared.includes(id) || isWanted(id)));
	return {
		...build,
		routes: pick(build.routes),
		assets: { ...build.assets, routes: pick(build.assets.routes) },
	};
}
