import { watch } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { MiniflareOptions } from "miniflare";
import { MINUTE_MS } from "#app/time/clock.ts";
import { LOCAL_BUNDLE, moduleOf, siteOptions, WORKER_SCRIPT } from "./bundle-worker.ts";
import { guardedMiniflare } from "./guarded-miniflare.ts";
import { privateLog } from "./private-log.ts";
import { readWorkerVars } from "./worker-vars.ts";

// The process that `startWorker` starts: the built Worker in the real runtime, with wrangler.toml's settings. Not
// `wrangler dev`, whose proxy between browser and Worker can lose a request (its connections close while they are used),
// and then keeps a GET waiting until some other request comes.

/** Milliseconds without a further change of the bundle before it is loaded. */
const QUIET = 250;
/** Milliseconds between looks at whether the runtime still listens: it does not tell when it is killed. */
const LOOK = 1_000;

const { port, vars, state, cron } = parseArgs({
	options: {
		port: { type: "string" },
		vars: { type: "string" },
		state: { type: "string" },
		cron: { type: "boolean", default: false },
	},
}).values;
if (!port || !vars || !state) throw new Error("Needs --port, --vars and --state");
const miniflare = guardedMiniflare();
const settings = siteOptions();

function options(varsFile: string, stateFolder: string): MiniflareOptions {
	return {
		...settings,
		name: "site",
		modules: moduleOf(join(LOCAL_BUNDLE, WORKER_SCRIPT)),
		bindings: readWorkerVars(varsFile),
		durableObjectsPersist: stateFolder,
		r2Persist: stateFolder,
		host: "127.0.0.1",
		port: Number(port),
		log: privateLog(miniflare, miniflare.LogLevel.INFO),
		// Otherwise it is asked for on the internet.
		cf: false,
	};
}

const runtime = new miniflare.Miniflare(options(vars, state));
for (const signal of ["SIGTERM", "SIGINT"] as const)
	process.once(signal, () => void runtime.dispose().finally(() => process.exit(0)));
try {
	await runtime.ready;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
let isLoading = false;

let timer: NodeJS.Timeout | undefined;
watch(LOCAL_BUNDLE, (_, file) => {
	if (file !== WORKER_SCRIPT) return;
	clearTimeout(timer);
	timer = setTimeout(async () => {
		isLoading = true;
		await runtime.setOptions(options(vars, state));
		isLoading = false;
	}, QUIET);
});

setInterval(() => {
	const caller = connect({ host: "127.0.0.1", port: Number(port) });
	caller.once("connect", () => caller.destroy());
	caller.once("error", () => {
		if (isLoading) return;
		console.error("The runtime no longer listens.");
		process.exit(1);
	});
}, LOOK);

/** What the platform's cron does: now, for what was left by the last run, and at every full minute. */
async function runScheduledWork(): Promise<void> {
	setTimeout(() => void runScheduledWork(), MINUTE_MS - (Date.now() % MINUTE_MS));
	const worker = await runtime.getWorker();
	await worker.scheduled({ cron: "* * * * *", scheduledTime: new Date() });
}

if (cron) void runScheduledWork();
