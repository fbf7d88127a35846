import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import routes from "#app/routes.ts";

type Route = (typeof routes)[number];

/** What Remix asks for as a route's module in the browser. */
const CLIENT_ROUTE = /\/(app\/[^?]+)\?__remix-build-client-route$/;

/** The files of the root, and of the routes that React takes over with those inside them. */
export function hydratedFiles(): string[] {
	const isHydrated = ({ file }: Route) => readFileSync(`app/${file}`, "utf8").includes("hydrate: true");
	const filesOf = (route: Route): string[] => [
		`app/${route.file}`,
		...(route.children ?? []).flatMap(filesOf),
	];
	return ["app/root.tsx", ...routes.filter(isHydrated).flatMap(filesOf)];
}

/**
 * Empties the browser modules of pages that ship no React: nobody asks for them, but what they share with the others
 * would be fetched along with these.
 */
export function hydratedRoutesOnly() {
	const kept = hydratedFiles();
	return {
		name: "hydrated-routes-only",
		apply: "build",
		enforce: "post",
		transform(this: void, _code: string, id: string) {
			const file = CLIENT_ROUTE.exec(id)?.[1];
			return file === undefined || kept.includes(file) ? null : { code: "export {};", map: null };
		},
	} satisfies Plugin;
}
