import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { paths } from "#app/config/paths.ts";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

type Side = "owner" | "quote" | "site";

/** What answers at addresses that no other route has, and the document around every page. */
const shared = ["root", "routes/site/not-found"];

/** Answers each side's addresses by that side's routes. Remix flattens, ranks and tries all routes of a build several
 * times for one page, so that each side would pay for the others'. */
export function createPageHandler(build: ServerBuild): Handler {
	const ownList = { ...build.assets, url: wizardManifest(build.assets.url) };
	const answers: Record<Side, Handler> = {
		owner: createRequestHandler(onlySide("owner", build), "production"),
		quote: createRequestHandler(onlySide("quote", { ...build, assets: ownList }), "production"),
		site: createRequestHandler(onlySide("site", build), "production"),
	};
	return (request, context) => answers[sideOfAddress(new URL(request.url).pathname)](request, context);
}

/** Where the wizard's own list of routes is, given the name or address of the whole one, which the build writes:
 * visitors of the wizard do not load what the owner's pages are. */
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
