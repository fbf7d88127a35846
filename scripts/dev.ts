import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer as createVite, type ViteDevServer } from "vite";
import { MINUTE_MS } from "#app/config/durations.ts";
import { createDevWorker } from "./dev-worker.ts";
import { runLocalSite } from "./local-site.ts";
import { mailFolderOf } from "./local-worker.ts";
import { sendResponse, toRequest } from "./node-requests.ts";
import { followChanges } from "./reload-pages.ts";
import { writeWorkerVars } from "./worker-vars.ts";

// `npm run dev`: the site from its sources, by Vite's dev server: a changed file is on the screen at once, with what was
// typed kept. The real runtime and the static pages as files are in `npm start`.

await runLocalSite(async ({ port, dataDir, vars, stopAtEnd }) => {
	// Where backups and restores find the database.
	writeWorkerVars(dataDir, vars);
	const server = createServer();
	const pages = followChanges();
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
	const load = () => vite.ssrLoadModule("virtual:remix/server-build");
	const worker = createDevWorker({ vars, mailFolder: mailFolderOf(dataDir), load });
	server.on("request", (incoming, answer) => {
		vite.middlewares(incoming, answer, async () => {
			try {
				if (incoming.url === "/sw.js") return await sendServiceWorker(vite, answer);
				const response = await pages.follow(() =>
					worker.fetch(toRequest(incoming, answer)).catch((error) => failurePage(vite, error)),
				);
				await sendResponse(response, answer);
			} catch (error) {
				console.error(error);
				answer.destroy();
			}
		});
	});
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	const cron = setInterval(() => void worker.runScheduledWork().catch(console.error), MINUTE_MS);
	stopAtEnd({
		async stop() {
			clearInterval(cron);
			server.closeAllConnections();
			await vite.close();
		},
	});
});

/** The one that empties its caches and leaves: what `npm start` kept at the same address would stand in for changes. */
async function sendServiceWorker(vite: ViteDevServer, answer: ServerResponse): Promise<void> {
	const script = await vite.transformRequest("/app/browser/service-worker/retired-worker.ts");
	answer.setHeader("Content-Type", "text/javascript").setHeader("Cache-Control", "no-store");
	answer.end(script?.code ?? "");
}

function failurePage(vite: ViteDevServer, error: unknown): Response {
	if (error instanceof Error) vite.ssrFixStacktrace(error);
	console.error(error);
	const text = String(error instanceof Error ? error.stack : error)
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;");
	return new Response(`<!doctype html><title>Failure</title><body><pre>${text}</pre></body>`, {
		status: 500,
		headers: { "Content-Type": "text/html; charset=utf-8" },
	});
}
