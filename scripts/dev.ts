import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { type ClientAddress, createRequestListener } from "@remix-run/node-fetch-server";
import { createServer as createVite, type ViteDevServer } from "vite";
import { ALERTS_WORKER } from "#app/config/owner-paths.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { JOURNAL } from "#db/migrate.ts";
import { createDevPages } from "./dev-pages.ts";
import { createDevWorker } from "./dev-worker.ts";
import { guardedMiniflare } from "./guarded-miniflare.ts";
import { applyMigrations } from "./local-database.ts";
import { runLocalSite } from "./local-site.ts";
import { mailFolderOf } from "./local-worker.ts";
import { writeWorkerVars } from "./worker-vars.ts";

// `npm run dev`: the site from its sources, by Vite's dev server: a changed file is on the screen at once, with what was
// typed kept. The real runtime and the static pages as files are in `npm start`.

await runLocalSite(async ({ port, dataDir, vars, stopAtEnd }) => {
	// Where backups and restores find the database.
	writeWorkerVars(dataDir, vars);
	const server = createServer();
	const pages = createDevPages();
	const vite = await createVite({
		appType: "custom",
		plugins: [pages.plugin],
		// Vite warns of what is in its packages, unless they are below a folder of this name.
		cacheDir: join(dataDir, "node_modules", ".vite"),
		logLevel: "warn",
		clearScreen: false,
		// All packages from the start: one found later would have the page loaded anew.
		optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"] },
		server: {
			middlewareMode: true,
			hmr: { server },
			watch: {
				// An editor empties a file before it writes it: read in between it would stay empty.
				awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
				// Tailwind reads whatever is below app, and would have the page loaded anew.
				ignored: ["**/*.test.{ts,tsx}", "**/*.md", join(process.cwd(), "tests/**"), join(dataDir, "**")],
			},
		},
	});
	const { error: print } = console;
	console.error = (...said: unknown[]) => {
		for (const error of said) if (error instanceof Error) pages.fail(error);
		print(...said);
	};
	const { TURSO_DATABASE_URL: url = "", TURSO_AUTH_TOKEN: token } = vars;
	// A migration that is made meanwhile is applied at once.
	vite.watcher.on("change", (file) => {
		if (file.endsWith(JOURNAL)) void applyMigrations(url, token).catch(console.error);
	});
	const load = () => vite.ssrLoadModule("virtual:remix/server-build");
	const photos = devPhotos(join(dataDir, "worker"));
	const worker = createDevWorker({ vars, mailFolder: mailFolderOf(dataDir), photos, load });
	const answerPage = createRequestListener(async (request: Request, { address }: ClientAddress) => {
		request.headers.set("CF-Connecting-IP", address);
		const script = workerScripts[new URL(request.url).pathname];
		if (script !== undefined) return serviceWorker(vite, script);
		return pages.follow(() => worker.fetch(request).catch(failurePage));
	});
	server.on("request", (incoming, answer) =>
		vite.middlewares(incoming, answer, () => answerPage(incoming, answer)),
	);
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	const cron = setInterval(() => void worker.runScheduledWork().catch(console.error), MINUTE_MS);
	stopAtEnd({
		async stop() {
			clearInterval(cron);
			server.closeAllConnections();
			await photos.stop();
			await vite.close();
		},
	});
});

/** In place of the worker that keeps pages, the one that empties its caches and leaves: what `npm start` kept at the same
 * address would stand in for changes. */
const workerScripts: Readonly<Record<string, string>> = {
	"/sw.js": "service-worker/retired-worker",
	[ALERTS_WORKER]: "alerts-worker/alerts-worker",
};

async function serviceWorker(vite: ViteDevServer, name: string): Promise<Response> {
	const script = await vite.transformRequest(`/app/browser/${name}.ts`);
	const headers = { "Content-Type": "text/javascript", "Cache-Control": "no-store" };
	return new Response(script?.code, { headers });
}

/** The page for what even the front door could not answer: a source that cannot be read, variables that are wrong. */
function failurePage(error: unknown): Response {
	console.error(error);
	return new Response("<!doctype html><title>Failure</title><body></body>", {
		status: 500,
		headers: { "Content-Type": "text/html; charset=utf-8" },
	});
}

/** The photos' bucket as `npm start` has it, with the same files: the runtime that keeps it starts when it is used first. */
function devPhotos(folder: string) {
	const { Miniflare } = guardedMiniflare();
	let started: InstanceType<typeof Miniflare> | undefined;
	function bucket() {
		started ??= new Miniflare({
			...{ modules: true, script: "export default {}", host: "127.0.0.1", cf: false },
			...{ r2Buckets: { PHOTOS: "glasswing-photos" }, r2Persist: folder },
		});
		return started.getR2Bucket("PHOTOS");
	}
	type Bucket = Awaited<ReturnType<typeof bucket>>;
	return {
		put: async (...told: Parameters<Bucket["put"]>) => (await bucket()).put(...told),
		get: async (key: string) => (await bucket()).get(key),
		delete: async (keys: string[]) => (await bucket()).delete(keys),
		list: async (told: Parameters<Bucket["list"]>[0]) => (await bucket()).list(told),
		stop: async () => started?.dispose(),
	};
}
