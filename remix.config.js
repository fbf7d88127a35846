/**
 * The one home of the Remix options; `vite.config.ts` imports them.
 * Every v3 flag is on, so that the move to React Router 7 stays a small one, but for the one that asks the server for
 * routes: it is a further request before each first step, and one that strangers can make costly.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
	appDirectory: "app",
	// `npm run build` moves what is made here over build/, file by file.
	buildDirectory: "build/next",
	serverModuleFormat: "esm",
	// The build renders what is in the folder of static pages; the Worker need not load them.
	serverBundles: ({ branch }) =>
		branch.some(({ id }) => id.startsWith("routes/static/")) ? "static" : "worker",
	future: {
		v3_fetcherPersist: true,
		v3_lazyRouteDiscovery: false,
		v3_relativeSplatPath: true,
		v3_routeConfig: true,
		v3_singleFetch: true,
		v3_throwAbortReason: true,
	},
};
