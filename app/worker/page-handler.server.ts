import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { paths } from "#app/config/paths.ts";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

type Side = "owner" | "quote" | "site";

/** What answers at addresses that no other route has, and the document around every page. */
const shared = ["root", "routes/site/not-found"];

/** Answers the addresses of each side by that side's routes alone: Remix goes through all routes of a build several times
 * for each page. */
export function createPageHandler(build: ServerBuild): Handler {
	const ownList = { ...build.assets, url: wizardManifest(build.assets.url) };
	const answers: Record<Side, Handler> = {
		owner: createRequestHandler(onlySide("owner", build), "production"),
		quote: createRequestHandler(onlySide("quote", { ...build, assets: ownList }), "production"),
		site: createRequestHandler(onlySide("site", build), "production"),
	};
	return (request, context) => answers[sideOfAddress(new URL(request.url).pathname)](request, context);
}

/** The name or address of the wizard's own manifest, from that of the whole one. The build writes both, so that visitors of
 * the wizard do not load the list of the owner's pages. */
export function wizardManifest(whole: string): string {
	return whole.replace(/(^|\/)manifest-/, "$1wizard-manifest-");
}

/** By the folder of the route's module. */
export function sideOfRoute(id: string): Side {
	if (/^routes\/(admin|auth)\//.test(id)) return "owner";
	return id.startsWith("routes/quote/") ? "quote" : "site";
}

export function sideOfAddress(pathname: string): Side {
	const path = canonicalPath(pathname);
	const isBelow = (...roots: string[]) => roots.some((root) => isAtOrBelow(root, path));
	if (isBelow(paths.admin, paths.auth)) return "owner";
	return isBelow(paths.quote, paths.thankYou) ? "quote" : "site";
}

function onlySide(side: Side, build: ServerBuild): ServerBuild {
	const pick = <T>(routes: Record<string, T>): Record<string, T> =>
		Object.fromEntries(
			Object.entries(routes).filter(([id]) => shared.includes(id) || sideOfRoute(id) === side),
		);
	return {
		...build,
		routes: pick(build.routes),
		assets: { ...build.assets, routes: pick(build.assets.routes) },
	};
}
