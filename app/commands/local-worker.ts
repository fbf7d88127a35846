import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, type RunningProcess, startProcess, waitUntilReady } from "./processes";

interface WorkerOptions {
	port: number;
	/** Where the local Durable Objects and the run's variables are kept. */
	dataDir: string;
	vars: Record<string, string>;
	onOutput?: (text: string) => void;
}

/** Where a local Worker's mails are, as text and as HTML, until it ends. */
export function mailFolderOf(dataDir: string): string {
	return join(dataDir, "mail");
}

/**
 * Serves the built site through `wrangler dev`: the real runtime with the real wrangler.toml.
 * @throws {Error} with wrangler's own words when the Worker does not come up.
 */
export async function startWorker({ port, dataDir, vars, onOutput }: WorkerOptions): Promise<RunningProcess> {
	const mailFolder = mailFolderOf(dataDir);
	mkdirSync(mailFolder, { recursive: true });
	const varsFile = join(dataDir, "worker.vars");
	writeFileSync(
		varsFile,
		Object.entries(vars)
			.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
			.join(""),
		{ mode: 0o600 },
	);
	const worker = startProcess(
		process.execPath,
		[
			"node_modules/wrangler/bin/wrangler.js",
			"dev",
			...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", String(await freePort())],
			...["--persist-to", join(dataDir, "worker"), "--env-file", varsFile],
			...["--show-interactive-dev-session", "false"],
		],
		{
			// Production mode: React's development build is several times slower and larger.
			env: {
				...process.env,
				NODE_ENV: "production",
				WRANGLER_SEND_METRICS: "false",
				FORCE_COLOR: "0",
				// Where the runtime writes the mails that are sent.
				TMPDIR: mailFolder,
			},
			...(onOutput && { onOutput }),
		},
	);
	try {
		await waitUntilReady(`http://127.0.0.1:${port}/`, worker);
	} catch (error) {
		await worker.stop();
		throw error;
	}
	return worker;
}
