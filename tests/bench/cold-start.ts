import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import workerd from "workerd";
import { z } from "zod";
import { freePort, startProcess, waitUntilReady } from "../../app/commands/processes";
import { ownerVars } from "../support/owners";
import { testSecret } from "../support/secrets";
import type { Finding } from "./finding";
import { absolute, compare } from "./rounds";
import { siteOptions } from "./runtime";

const BARE = "export default { fetch() { return new Response('ok') } }";

/** A new workerd until its first answer, with the site's Worker and with a bare one. */
export async function measureColdStart(script: string, rounds: number): Promise<Finding> {
	const folder = mkdtempSync(join(tmpdir(), "glasswing-bench-"));
	const bare = join(folder, "bare.js");
	writeFileSync(bare, BARE);
	try {
		return await compare(
			{
				name: "cold start to the first answer, of a bare Worker's",
				unit: "ms",
				reach: null,
				ours: () => timeStart(folder, script),
				yardstick: () => timeStart(folder, bare),
			},
			rounds,
		);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function timeStart(folder: string, script: string): Promise<number> {
	const port = await freePort();
	const config = join(folder, "config.capnp");
	writeFileSync(config, configOf(resolve(script), port));
	const started = performance.now();
	const runtime = startProcess(workerd, ["serve", config]);
	try {
		await waitUntilReady(`http://127.0.0.1:${port}/healthz`, runtime);
		return performance.now() - started;
	} finally {
		await runtime.stop();
	}
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

/** The processor's time for loading the Worker, by wrangler's own profile. */
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
	return absolute("start-up in wrangler's profile", "ms", busy / 1000, { most: 100 });
}
