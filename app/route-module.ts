import type { AppLoadContext } from "@remix-run/cloudflare";

/** What the modules behind loaders and actions need of their arguments. */
export interface RouteArgs<Context = AppLoadContext> {
	request: Request;
	context: Context;
}

export interface RouteHandle {
	/** An app page: React takes it over in the browser. Without it a page ships no React. */
	hydrate?: true;
	/** A layout whose pages are visited one after the other: the modules of all are fetched once the first has loaded. */
	fetchAhead?: true;
	/** The addresses of a page in `routes/static` whose route has parameters. */
	prerender?: readonly string[];
}

export function wantsHydration(matches: readonly { handle: unknown }[]): boolean {
	return matches.some(
		({ handle }) =>
			typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === true,
	);
}
