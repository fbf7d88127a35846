import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import workerd from "workerd";
import { z } from "zod";
import { siteOptions } from "#scripts/bundle-worker.ts";
import { freePort } from "#scripts/processes.ts";
import { ownerVars } from "../support/owners.ts";
import { testSecret } from "../support/secrets.ts";
import { type Finding, median } from "./finding.ts";
import { processorTime } from "./processor-time.ts";
import { absolute, compare } from "./rounds.ts";

const BARE = "export default { fetch() { return new Response('ok') } }";

interface Start {
	/** Milliseconds until the first answer. */
	time: number;
	/** Milliseconds of processor time that the runtime took for it, on all its threads. */
	cpu: number;
}

/** A new workerd until its first answer, with the site's Worker and with a bare one; and what loading the site's costs. */
export async function measureColdStart(script: string, rounds: number): Promise<Finding[]> {
	const folder = mkdtempSync(join(tmpdir(), "glasswing-bench-"));
	// workerd reads what its configuration embeds from the same folder.
	copyFileSync(script, join(folder, "site.js"));
	writeFileSync(join(folder, "bare.js"), BARE);
	const loading: number[] = [];
	let last = 0;
	const timeOf = (name: string) => async () => {
		const { time, cpu } = await start(folder, name);
		if (name === "bare.js") last = cpu;
		else if (last > 0) loading.push(cpu - last);
		return time;
	};
	try {
		const cold = await compare(
			{
				name: "cold start to the first answer, of a bare Worker's",
				unit: "ms",
				reach: null,
				ours: timeOf("site.js"),
				yardstick: timeOf("bare.js"),
			},
			rounds,
		);
		return [cold, absolute("processor time to load the Worker, all threads", "ms", median(loading), null)];
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function start(folder: string, script: string): Promise<Start> {
	const port = await freePort();
	const config = join(folder, "config.capnp");
	writeFileSync(config, configOf(script, port));
	const started = performance.now();
	const runtime = spawn(workerd.default, ["serve", config], { stdio: "ignore" });
	const ended = once(runtime, "exit");
	try {
		while (!(await answers(port))) {
			if (runtime.exitCode !== null) throw new Error("workerd ended before it answered");
			await new Promise((resolve) => setTimeout(resolve, 2));
		}
		return { time: performance.now() - started, cpu: processorTime(runtime.pid) };
	} finally {
		runtime.kill("SIGKILL");
		await ended;
	}
}

async function answers(port: number): Promise<boolean> {
	const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
	await response?.body?.cancel();
	return response?.ok ?? false;
}

/** workerd's own configuration: the script, its variables, a socket. */
function configOf(script: string, port: number): string {
	const { compatibilityDate = "", compatibilityFlags = [] } = siteOptions();
	const vars = { TURSO_DATABASE_URL: "http://127.0.0.1:1", SESSION_SECRET: testSecret, ...ownerVars };
	const bindings = Object.entries(vars).map(
		([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
	);
	return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	services = [(name = "main", worker = .main)],
	sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
	modules = [(name = "worker.js", esModule = embed ${JSON.stringify(script)})],
	compatibilityDate = ${JSON.stringify(compatibilityDate)},
	compatibilityFlags = ${JSON.stringify(compatibilityFlags)},
	bindings = [${bindings.join(", ")}],
);
`;
}

const profileSchema = z.object({
	nodes: z.array(z.object({ id: z.int(), callFrame: z.object({ functionName: z.string() }) })),
	samples: z.array(z.int()),
	timeDeltas: z.array(z.number()),
});

/** How long loading the Worker takes by wrangler's own profile, whose clock runs on while others have the processor. */
export function measureStartUp(): Finding {
	const folder = mkdtempSync(join(tmpdir(), "glasswing-bench-"));
	const file = join(folder, "startup.cpuprofile");
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		["node_modules/wrangler/bin/wrangler.js", ...["check", "startup", "--outfile", file, "--args=--minify"]],
		{ encoding: "utf8", env: { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false" } },
	);
	if (status !== 0) throw new Error(`wrangler check startup failed:\n${stdout}${stderr}`);
	const { nodes, samples, timeDeltas } = profileSchema.parse(JSON.parse(readFileSync(file, "utf8")));
	rmSync(folder, { recursive: true, force: true });
	const idle = new Set(
		nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id),
	);
	const busy = samples.reduce((sum, id, index) => sum + (idle.has(id) ? 0 : (timeDeltas[index] ?? 0)), 0);
	return absolute("start-up in wrangler's profile", "ms", busy / 1000, { most: 200 });
}
