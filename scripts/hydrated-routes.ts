import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { isAtOrBelow } from "#app/config/canonical-path.ts";
import { hydratedRoots } from "#app/config/paths.ts";
import routes from "#app/routes.ts";

type Route = (typeof routes)[number];

/** What Remix asks for as a route's module in the browser. */
const CLIENT_ROUTE = /\/(app\/[^?]+)\?__remix-build-client-route$/;

/** The files of the root, and of the routes at and below the addresses that React takes over. */
export function hydratedFiles(): string[] {
	const isHydrated = ({ path, children = [] }: Route): boolean =>
		path === undefined ? children.some(isHydrated) : hydratedRoots.some((root) => isAtOrBelow(root, path));
	return ["app/root.tsx", ...routes.filter(isHydrated).flatMap(filesOf)];
}

function filesOf(route: Route): string[] {
	return [`app/${route.file}`, ...(route.children ?? []).flatMap(filesOf)];
}

/** The scripts that a page without React loads by their addresses. */
function scriptsOf(file: string): string[] {
	const imports = readFileSync(file, "utf8").matchAll(/from ("[^"]+\?worker&url")/g);
	return Array.from(imports, ([, script]) => `import ${script};`);
}

/** Empties the browser modules of pages that ship no React: nobody asks for them, but what they share with the others
 * would be fetched along with these. The scripts that they name are built all the same.
 * @throws {Error} at a build's end when Remix asked for none of them under the name that is known here. */
export function hydratedRoutesOnly() {
	const kept = hydratedFiles();
	let emptied = 0;
	return {
		name: "hydrated-routes-only",
		apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		enforce: "post",
		transform(this: void, _code: string, id: string) {
			const file = CLIENT_ROUTE.exec(id)?.[1];
			if (file === undefined || kept.includes(file)) return null;
			emptied++;
			return { code: [...scriptsOf(file), "export {};"].join("\n"), map: null };
		},
		buildEnd(this: void, error?: Error) {
			if (!error && emptied === 0)
				throw new Error("Remix names the routes' browser modules otherwise than scripts/hydrated-routes.ts");
		},
	} satisfies Plugin;
}
