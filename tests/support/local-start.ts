import { EventEmitter, once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/web";
import { freePort, type RunningProcess, startProcess } from "../../app/commands/processes";
import { readWorkerVars, varsFileOf } from "../../app/commands/worker-vars";

interface LocalStart {
	baseUrl: string;
	dataDir: string;
	program: RunningProcess;
	/** The database it uses, with its own address and token. */
	openDatabase(): Client;
	/** Ends it and removes its data. */
	clear(): Promise<void>;
}

/**
 * `npm start -- --no-build` in a data folder of its own; resolves when it says that it is up.
 * @throws {Error} with its words when it ends before.
 */
export async function runLocalStart(): Promise<LocalStart> {
	const [folder, port] = [await mkdtemp(join(tmpdir(), "glasswing-start-")), await freePort()];
	const dataDir = join(folder, "data");
	const start = command("start", ["--no-build"], { PORT: String(port), DATA_DIR: dataDir });
	await waitUntilUp(start);
	const { program } = start;
	return {
		baseUrl: `http://127.0.0.1:${port}`,
		dataDir,
		program,
		openDatabase() {
			const { TURSO_DATABASE_URL: url = "", TURSO_AUTH_TOKEN: authToken = "" } = readWorkerVars(
				varsFileOf(dataDir),
			);
			return createClient({ url, authToken });
		},
		async clear() {
			await program.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Runs one of the database's commands to its end. Returns what it printed. */
export async function runDatabaseCommand(
	name: "backup" | "restore",
	file: string,
	dataDir: string,
): Promise<string> {
	const { program } = command(name, [file], { DATA_DIR: dataDir });
	const code = await program.ended;
	if (code !== 0) throw new Error(program.output());
	return program.output();
}

function command(name: string, args: readonly string[], vars: Record<string, string>) {
	const output = new EventEmitter();
	const program = startProcess(process.execPath, ["--import", "tsx", `app/commands/${name}.ts`, ...args], {
		env: { ...process.env, ...vars },
		onOutput: () => output.emit("text"),
	});
	return { program, output };
}

/** @throws {Error} with the program's words when it ends before. */
async function waitUntilUp({ program, output }: ReturnType<typeof command>): Promise<void> {
	let hasEnded = false;
	void program.ended.then(() => {
		hasEnded = true;
		output.emit("text");
	});
	while (!program.output().includes("Ctrl-C ends it")) {
		if (hasEnded) throw new Error(program.output());
		await once(output, "text");
	}
}
