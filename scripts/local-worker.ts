import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type RunningProcess, startProcess, waitUntilReady } from "./processes.ts";
import { varsFileOf, type WorkerVars, writeWorkerVars } from "./worker-vars.ts";

interface WorkerOptions {
	port: number;
	/** The local Durable Objects and the run's variables are kept in this folder. */
	dataDir: string;
	vars: WorkerVars;
	/** Whether it does each minute what the platform's cron has it do. */
	runsScheduledWork?: boolean;
	onOutput?: (text: string) => void;
}

/** Returns where a local Worker's mails are, as text and as HTML, until it ends. */
export function mailFolderOf(dataDir: string): string {
	return join(dataDir, "mail");
}

/** Serves the built site by a process of its own (`serve-worker.ts`): the real runtime with the real wrangler.toml. It
 * loads the Worker anew when it is built anew.
 * @throws {Error} with the process's own words when the Worker does not come up. */
export async function startWorker(options: WorkerOptions): Promise<RunningProcess> {
	const { port, dataDir, vars, runsScheduledWork = false, onOutput } = options;
	const mailFolder = mailFolderOf(dataDir);
	mkdirSync(mailFolder, { recursive: true, mode: 0o700 });
	chmodSync(dataDir, 0o700);
	writeWorkerVars(dataDir, vars);
	const worker = startProcess(
		process.execPath,
		[
			...["--import", "tsx", "scripts/serve-worker.ts"],
			...["--port", String(port), "--vars", varsFileOf(dataDir), "--state", join(dataDir, "worker")],
			...(runsScheduledWork ? ["--cron"] : []),
		],
		{
			// Where the runtime writes the mails that are sent.
			env: { ...process.env, TMPDIR: mailFolder },
			isPrivate: true,
			...(onOutput && { onOutput }),
		},
	);
	try {
		await waitUntilReady(`http://127.0.0.1:${port}/`, worker);
	} catch (error) {
		await worker.stop();
		throw onOutput ? new Error("The Worker did not start; the lines above say why.") : error;
	}
	return worker;
}
