import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { unstable_readConfig } from "wrangler";
import { bundleWorker, WORKER_SCRIPT } from "#scripts/bundle-worker.ts";

/** Where the bench keeps what it makes; ignored by git. */
const folder = "build/bench";

export interface Bundles {
	/** The site's Worker, as a deploy uploads it. */
	site: string;
	/** The minimal Remix app's, made alike. */
	minimal: string;
}

/**
 * Bundles the built site and the minimal Remix app by wrangler, minified as for a deploy; returns the scripts' paths.
 * @throws {Error} with wrangler's own words.
 */
export function bundleWorkers(): Bundles {
	mkdirSync(folder, { recursive: true });
	const { compatibility_date: date, compatibility_flags: flags } = unstable_readConfig({
		config: "wrangler.toml",
	});
	const config = join(folder, "minimal-remix.toml");
	const main = resolve("tests/bench/minimal-remix.tsx");
	writeFileSync(
		config,
		Object.entries({ name: "minimal-remix", main, compatibility_date: date, compatibility_flags: flags })
			.map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
			.join(""),
	);
	const [site, minimal] = [resolve(folder, "site"), resolve(folder, "minimal")];
	bundleWorker(site, "--minify");
	bundleWorker(minimal, "--minify", "--config", config);
	return { site: join(site, WORKER_SCRIPT), minimal: join(minimal, "minimal-remix.js") };
}
