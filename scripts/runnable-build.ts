export type RunnableBuild = typeof import("server-build");

/** Whether a loaded module is Remix's build of the site. */
export function isRunnableBuild(module: object): module is RunnableBuild {
	return "routes" in module && "entry" in module && "assets" in module;
}
