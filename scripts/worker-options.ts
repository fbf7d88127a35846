import { resolve } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

/** Returns wrangler.toml's settings for a runtime on this machine: flags, bindings, the assets folder. Variables are left out. */
export function siteOptions() {
	const { bindings: _, ...options } = unstable_getMiniflareWorkerOptions("wrangler.toml").workerOptions;
	return options;
}

/** A bundled script as the runtime takes it. */
export function moduleOf(script: string) {
	return [{ type: "ESModule" as const, path: resolve(script) }];
}
