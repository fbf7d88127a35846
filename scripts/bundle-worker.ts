import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { runWrangler } from "./wrangler.ts";

/** The build leaves the Worker for this machine's runtime here. */
export const LOCAL_BUNDLE = "build/local";
/** The Worker's script in the folder it was bundled into. */
export const WORKER_SCRIPT = "entry.worker.js";

/** Bundles the built site's Worker into a folder as wrangler does for a deploy, and uploads nothing. `options` are
 * further ones of `wrangler deploy`.
 * @throws {Error} with wrangler's own words. */
export function bundleWorker(folder: string, ...options: string[]): void {
	const { status, stdout, stderr } = runWrangler("deploy", "--dry-run", "--outdir", folder, ...options);
	if (status !== 0) throw new Error(`wrangler could not bundle the Worker:\n${stdout}${stderr}`);
	// It leaves a note there, too. Its source map stays, because Vitest reads it with the script.
	rmSync(join(folder, "README.md"), { force: true });
}

/** Returns wrangler.toml's settings for a runtime on this machine: flags, bindings, the assets folder. Variables are left out. */
export function siteOptions() {
	const { bindings: _, ...options } = unstable_getMiniflareWorkerOptions("wrangler.toml").workerOptions;
	return options;
}

/** A bundled script as the runtime takes it. */
export function moduleOf(script: string) {
	return [{ type: "ESModule" as const, path: resolve(script) }];
}
