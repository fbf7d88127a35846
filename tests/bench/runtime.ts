import { Log, LogLevel, Miniflare, type WorkerOptions } from "miniflare";
import { moduleOf, siteOptions } from "#scripts/bundle-worker.ts";
import { freePort } from "#scripts/processes.ts";
import { ownerVars } from "../support/owners.ts";
import { testSecret } from "../support/secrets.ts";
import type { DatabaseAccess } from "./recorder.ts";

export interface RunningWorker {
	baseUrl: string;
	stop(): Promise<void>;
}

/**
 * Runs a Worker in a workerd of its own, reached straight at its own socket: as in production, requests pass the
 * platform's asset router, and none of the development server's proxies.
 */
export async function runWorker(options: WorkerOptions): Promise<RunningWorker> {
	const port = await freePort();
	const runtime = new Miniflare({
		...options,
		name: "contestant",
		unsafeDirectSockets: [{ host: "127.0.0.1", port }],
		log: new Log(LogLevel.ERROR),
		// Otherwise it is asked for on the internet.
		cf: false,
	});
	await runtime.ready;
	return { baseUrl: `http://127.0.0.1:${port}`, stop: () => runtime.dispose() };
}

/** The built site with wrangler.toml's settings; `script` is its Worker as a deploy uploads it. */
export function runSite(
	script: string,
	database: DatabaseAccess,
	vars: Record<string, string> = {},
): Promise<RunningWorker> {
	return runWorker({
		...siteOptions(),
		modules: moduleOf(script),
		bindings: {
			TURSO_DATABASE_URL: database.url,
			TURSO_AUTH_TOKEN: database.authToken,
			SESSION_SECRET: testSecret,
			...ownerVars,
			...vars,
		},
	});
}
