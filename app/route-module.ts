import type { AppLoadContext } from "@remix-run/cloudflare";

export interface RouteArgs<Context = AppLoadContext> {
	request: Request;
	context: Context;
}

export interface RouteHandle {
	/** An app page: React takes it over in the browser. Without it a page ships no React. */
	hydrate?: true;
	/** The page has a frame of its own in place of the site's header and footer. */
	framed?: true;
	/** A layout whose pages are visited one after the other: the modules of all are fetched once the first has loaded. */
	fetchAhead?: true;
	/** The addresses of a page in `routes/static` or `routes/priced` whose route has parameters. */
	prerender?: readonly string[];
}

export function hasHandle(matches: readonly { handle: unknown }[], word: keyof RouteHandle): boolean {
	return matches.some(({ handle }) => Reflect.get(Object(handle), word) === true);
}
