import type { ServerBuild } from "@remix-run/cloudflare";

/** Returns the addresses of the pages in a folder of `app/routes`: their routes' own or, where a route has parameters, those
 * that its handle lists.
 * @throws {Error} for a route with parameters that lists none. */
export function pageAddresses(routes: ServerBuild["routes"], folder: string): string[] {
	return Object.values(routes).flatMap((route) => {
		if (!route?.id.startsWith(`routes/${folder}/`)) return [];
		const { path = "", module } = route;
		if (!path.includes(":")) return [path.startsWith("/") ? path : `/${path}`];
		const handle: unknown = module.handle;
		if (typeof handle === "object" && handle && "prerender" in handle && Array.isArray(handle.prerender))
			return handle.prerender.map(String);
		throw new Error(`${route.id} has parameters: its handle must list its addresses as "prerender"`);
	});
}
