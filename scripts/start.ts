import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "./build-site.ts";
import { runLocalSite } from "./local-site.ts";
import { startWorker } from "./local-worker.ts";

// `npm start`: the built site in the real runtime, with a database of its own. `npm start -- --no-build` serves what the
// last build made.

await runLocalSite(async ({ port, dataDir, vars, keep, stopAtEnd }) => {
	const { values: flags } = parseArgs({ options: { "no-build": { type: "boolean", default: false } } });
	// Worker and build must agree: the static pages say whether they are counted.
	const analytics = process.env.ANALYTICS ?? vars.ANALYTICS ?? "off";
	process.env.ANALYTICS = analytics;
	if (!flags["no-build"]) await buildSite({ logFile: join(dataDir, "build.log"), onStart: stopAtEnd });
	await keep("The Worker", () =>
		startWorker({
			port,
			dataDir,
			vars: { ...vars, ANALYTICS: analytics },
			runsScheduledWork: true,
			onOutput: (text) => process.stdout.write(text),
		}),
	);
});
