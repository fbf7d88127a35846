import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runLocalSite } from "./local-site.ts";
import { startWorker } from "./local-worker.ts";
import { type RunningProcess, startProcess } from "./processes.ts";

// `npm start`: the built site in the real runtime, with a database of its own. `npm start -- --no-build` serves what the
// last build made.

await runLocalSite(async ({ port, dataDir, vars, keep, stopAtEnd }) => {
	const { values: flags } = parseArgs({ options: { "no-build": { type: "boolean", default: false } } });
	// Worker and build must agree: the static pages say whether they are counted.
	const analytics = process.env.ANALYTICS ?? vars.ANALYTICS ?? "off";
	process.env.ANALYTICS = analytics;
	if (!flags["no-build"]) await buildSite(join(dataDir, "build.log"), stopAtEnd);
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

/** Builds the site as `npm run build` does, and writes what the build prints into `logFile`.
 * @throws {Error} with the build's last line and where the rest is. */
async function buildSite(logFile: string, onStart: (program: RunningProcess) => void): Promise<void> {
	const started = Date.now();
	console.log("Building the site …");
	const program = startProcess(process.execPath, ["--import", "tsx", "scripts/build.ts"]);
	onStart(program);
	const code = await program.ended;
	const log = program.output();
	writeFileSync(logFile, log, { mode: 0o600 });
	const lastLine = log.trim().split("\n").at(-1);
	if (code !== 0) throw new Error(`The build failed: ${lastLine}\nIts whole log is in ${logFile}.`);
	console.log(`Built the site in ${Math.round((Date.now() - started) / 1000)} s.`);
}
