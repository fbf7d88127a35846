import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { unstable_readConfig } from "wrangler";

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
	return {
		site: bundle("site", "entry.worker.js"),
		minimal: bundle("minimal", "minimal-remix.js", "--config", config),
	};
}

function bundle(name: string, script: string, ...options: string[]): string {
	const output = resolve(folder, name);
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[
			"node_modules/wrangler/bin/wrangler.js",
			...["deploy", "--dry-run", "--minify", "--outdir", output],
			...options,
		],
		{
			encoding: "utf8",
			// Production mode: React's development build is several times slower.
			env: { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false" },
		},
	);
	if (status !== 0) throw new Error(`wrangler could not bundle ${name}:\n${stdout}${stderr}`);
	return join(output, script);
}
