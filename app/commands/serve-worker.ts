import { watch } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Log, LogLevel, Miniflare, type MiniflareOptions } from "miniflare";
import { LOCAL_BUNDLE, WORKER_SCRIPT } from "./bundle-worker";
import { moduleOf, siteOptions } from "./worker-options";
import { readWorkerVars } from "./worker-vars";

// The process that `startWorker` starts: the built Worker in the real runtime, with wrangler.toml's settings. Not
// `wrangler dev`, whose proxy between browser and Worker can lose a request (its connections close while they are used),
// and then keeps a GET waiting until some other request comes.

/** Milliseconds without a further change of the bundle before it is loaded. */
const QUIET = 250;

const { port, vars, state } = parseArgs({
	options: { port: { type: "string" }, vars: { type: "string" }, state: { type: "string" } },
}).values;
if (!port || !vars || !state) throw new Error("Needs --port, --vars and --state");
const settings = siteOptions();

function options(varsFile: string, stateFolder: string): MiniflareOptions {
	return {
		...settings,
		name: "site",
		modules: moduleOf(join(LOCAL_BUNDLE, WORKER_SCRIPT)),
		bindings: readWorkerVars(varsFile),
		durableObjectsPersist: stateFolder,
		host: "127.0.0.1",
		port: Number(port),
		log: new Log(LogLevel.INFO, { prefix: "" }),
		// Otherwise it is asked for on the internet.
		cf: false,
	};
}

const runtime = new Miniflare(options(vars, state));
for (const signal of ["SIGTERM", "SIGINT"] as const)
	process.once(signal, () => void runtime.dispose().finally(() => process.exit(0)));
await runtime.ready;

let timer: NodeJS.Timeout | undefined;
watch(LOCAL_BUNDLE, (_, file) => {
	if (file !== WORKER_SCRIPT) return;
	clearTimeout(timer);
	timer = setTimeout(() => void runtime.setOptions(options(vars, state)), QUIET);
});
