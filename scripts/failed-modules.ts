import type { Plugin } from "vite";

const REMIX_FILE = "/@remix-run/react/dist/esm/routeModules.js";
const RELOAD = "window.location.reload();";
const GO_ON = `const { state, location: ahead } = window.__remixRouter.state.navigation;
    if (state === "loading") window.location.assign(ahead.pathname + ahead.search + ahead.hash);
    else ${RELOAD}`;

/** Lets the browser go on where a page's module is gone because a new version was deployed: Remix alone reloads the
 * page that the visitor is leaving, though its form was taken.
 * @throws {Error} at a build's end when Remix has no such reload where it is known here. */
export function goOnAfterFailedLoad() {
	let found = false;
	return {
		name: "go-on-after-failed-load",
		apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		transform(this: void, code: string, id: string) {
			if (!id.endsWith(REMIX_FILE) || !code.includes(RELOAD)) return null;
			found = true;
			return { code: code.replace(RELOAD, GO_ON), map: null };
		},
		buildEnd(this: void, error?: Error) {
			if (!error && !found)
				throw new Error("Remix reloads after a failed load otherwise than scripts/failed-modules.ts knows");
		},
	} satisfies Plugin;
}
