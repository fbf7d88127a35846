import type { ServerBuild } from "@remix-run/cloudflare";
import { paths } from "./config/paths";

/** Parts of the site below an address of their own, and the folder of their routes. */
const areas = [
	{ base: paths.quote, folder: "routes/quote/" },
	{ base: paths.auth, folder: "routes/auth/" },
	{ base: paths.admin, folder: "routes/admin/" },
] as const;

/** What every part needs: the document, and the page for an address that is none. */
const shared = ["root", "routes/site/not-found"];

/**
 * For each part of the site, whether a path is in it and the build with the routes that can answer there. Remix
 * flattens, ranks and tries all the routes it is given several times for one page: a quarter of the wizard's time.
 */
export function areaBuilds(build: ServerBuild) {
	return areas.map(({ base, folder }) => {
		const belongs = (id: string) => id.startsWith(folder) || shared.includes(id);
		return {
			has: (path: string) => path.startsWith(base) && ["", "/", "."].includes(path.charAt(base.length)),
			build: {
				...build,
				routes: pick(build.routes, belongs),
				assets: { ...build.assets, routes: pick(build.assets.routes, belongs) },
			} satisfies ServerBuild,
		};
	});
}

function pick<T>(items: Record<string, T>, belongs: (id: string) => boolean): Record<string, T> {
	return Object.fromEntries(Object.entries(items).filter(([id]) => belongs(id)));
}
