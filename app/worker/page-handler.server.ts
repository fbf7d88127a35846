import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { mayCount } from "#app/analytics/count-event.server.ts";
import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { paths } from "#app/config/paths.ts";
import { FIRST_VERSION } from "#app/pricing/rates.ts";
import { countStep } from "./count-step.server.ts";
import { pageAddresses } from "./page-addresses.ts";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

type Side = "owner" | "quote" | "site";

/** What answers at addresses that no other route has, and the document around every page. */
const shared = ["root", "routes/site/not-found"];

/** Answers the addresses of each side by that side's routes alone: Remix goes through all routes of a build several times
 * for each page. */
export function createPageHandler(
	build: ServerBuild,
): (...asked: [...Parameters<Handler>, assets: Pick<Fetcher, "fetch">]) => Promise<Response> {
	const answers: Record<Side, Handler> = {
		owner: createRequestHandler(onlySide("owner", build), "production"),
		quote: createRequestHandler(onlySide("quote", build), "production"),
		site: createRequestHandler(onlySide("site", build), "production"),
	};
	const priced = new Set(pageAddresses(build.routes, "priced"));
	return async (request, context, assets) => {
		const { pathname } = new URL(request.url);
		const isRead = request.method === "GET" || request.method === "HEAD";
		if (isRead && priced.has(pathname)) return answerPriced(request, context, assets, answers.site);
		const answer = await answers[sideOfAddress(pathname)](request, context);
		// Scripts would count refused forms too.
		if (context.accepted && mayCount(request, context.env)) {
			context.countEvent({ event: "form_submit", page: "estimate_form" });
			countStep(request, context);
		}
		return answer;
	};
}

/** Returns the side by the folder of the route's module. */
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

/** By address this has the page as this isolate rendered it last, with the version of the prices that it tells. */
const rendered = new Map<string, { version: string; html: string }>();

/** Answers a page that tells prices: with the file that the build made of it while the first price book is in force, else as
 * this isolate rendered it once for the book in force. Both are the same for every visitor. */
async function answerPriced(
	request: Request,
	context: AppLoadContext,
	assets: Pick<Fetcher, "fetch">,
	render: (request: Request, context: AppLoadContext) => Promise<Response>,
): Promise<Response> {
	const { version } = await context.prices();
	if (version === FIRST_VERSION) return assets.fetch(request);
	const { origin, pathname } = new URL(request.url);
	let page = rendered.get(pathname);
	if (page?.version !== version) {
		const answer = await render(new Request(origin + pathname), context);
		if (!answer.ok) return answer;
		page = { version, html: await answer.text() };
		rendered.set(pathname, page);
	}
	// As the platform's own for files. No script runs in them that a policy would have to name.
	const headers = {
		"Cache-Control": "public, max-age=0, must-revalidate",
		"Content-Type": "text/html; charset=utf-8",
	};
	return new Response(page.html, { headers });
}
