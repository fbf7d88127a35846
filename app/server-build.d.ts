/** What `npm run build` writes to build/server/index.js; wrangler.toml aliases it. */
declare module "server-build" {
	const build: import("@remix-run/cloudflare").ServerBuild;
	export = build;
}
