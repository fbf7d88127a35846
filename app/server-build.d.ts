/** What `npm run build` writes to build/server/worker/index.js; wrangler.toml aliases it. */
declare module "server-build" {
	type Entry = typeof import("./entry.server.tsx");
	const build: import("@remix-run/cloudflare").ServerBuild & { entry: { module: Entry } };
	export = build;
}
