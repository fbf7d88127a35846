import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { mayCount } from "#app/analytics/count-event.server.ts";
import { canonicalPath } from "#app/config/canonical-path.ts";
import { FIRST_VERSION } from "#app/pricing/rates.ts";
import { countStep } from "./count-step.server.ts";
import { pageAddresses } from "./page-addresses.ts";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/** What answers where no other route does, and the document around every page. */
const shared = ["root", "routes/site/not-found"];

/** Answers each address by its own route and those around it: Remix goes through all routes of a build several times for each page. */
export function createPageHandler(
	build: ServerBuild,
): (...asked: [...Parameters<Handler>, assets: Pick<Fetcher, "fetch">]) => Promise<Response> {
	const handlerOf = (ids: readonly string[]): Handler => {
		const pick = <T>(routes: Record<string, T>) =>
			Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
		const assets = { ...build.assets, routes: pick(build.assets.routes) };
		return createRequestHandler({ ...build, assets, routes: pick(build.routes) }, "production");
	};
	const branches = branchesOf(build.routes).map(({ pattern, ids }) => ({ pattern, answer: handlerOf(ids) }));
	const notFound = handlerOf(shared);
	const answerPage: Handler = (request, context) => {
		const branch = branchAt(branches, new URL(request.url).pathname);
		return (branch?.answer ?? notFound)(request, context);
	};
	const priced = new Set(pageAddresses(build.routes, "priced"));
	return async (request, context, assets) => {
		const { pathname } = new URL(request.url);
		const isRead = request.method === "GET" || request.method === "HEAD";
		if (isRead && priced.has(pathname)) return answerPriced(request, context, assets, answerPage);
		const answer = await answerPage(request, context);
		// Scripts would count refused forms too.
		if (context.accepted && mayCount(request, context.env)) {
			context.countEvent({ event: "form_submit", page: "estimate_form" });
			countStep(request, context);
		}
		return answer;
	};
}

interface Branch {
	/** Matches the addresses as `canonicalPath` spells them. */
	pattern: RegExp;
	/** The routes that answer there: the one of these addresses, those around it, the shared ones, and the steps beside it, whose files a
	 * page fetches ahead. */
	ids: readonly string[];
}

/** Returns the branches in the order in which an address is compared with them: by the number of their parameters. */
export function branchesOf(routes: ServerBuild["routes"]): Branch[] {
	const around = (id = ""): NonNullable<(typeof routes)[string]>[] => {
		const route = routes[id];
		return route ? [...around(route.parentId), route] : [];
	};
	const parents = Object.values(routes).map((route) => route?.parentId);
	const leaves = Object.keys(routes).filter((id) => !parents.includes(id) && !shared.includes(id));
	return leaves
		.map((leaf) => {
			const branch = around(leaf);
			const parent = branch.at(-2);
			const beside = leaves.filter((id) => parent?.path && routes[id]?.parentId === parent.id);
			const address = branch.reduce((above, { path = "" }) => childAddress(above, path), "") || "/";
			const parts = address.replaceAll(".", "\\.").split(/:\w+/);
			return {
				parameters: parts.length,
				pattern: new RegExp(`^${parts.join("[^/]+")}$`, "i"),
				ids: [...shared, ...branch.map(({ id }) => id), ...beside],
			};
		})
		.toSorted((one, other) => one.parameters - other.parameters);
}

/** Returns the first branch that has an address, however it is spelled. */
export function branchAt<B extends Pick<Branch, "pattern">>(
	branches: readonly B[],
	pathname: string,
): B | undefined {
	// The router takes an encoded slash for a part of the name it stands in.
	const path = canonicalPath(pathname.replaceAll(/%2f/gi, "%252f"));
	return branches.find(({ pattern }) => pattern.test(path));
}

/** A path is told whole, or from the one around it on. */
function childAddress(above: string, path: string): string {
	return path.startsWith("/") ? path : `${above}/${path}`.replace(/\/$/, "");
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
