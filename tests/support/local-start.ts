import { spawn, spawnSync } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/web";
import { freePort, type RunningProcess, startProcess } from "#scripts/processes.ts";
import { readWorkerVars, varsFileOf } from "#scripts/worker-vars.ts";
import { copySources } from "./source-copy.ts";

interface LocalStart {
	baseUrl: string;
	dataDir: string;
	program: RunningProcess;
	/** The database it uses, with its own address and token. */
	openDatabase(): Client;
	/** Ends it and removes its data. */
	clear(): Promise<void>;
}

/** `npm start -- --no-build` in a data folder of its own. */
export async function runLocalStart(): Promise<LocalStart> {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-start-"));
	return runCommand(folder, ".", "start", "--no-build");
}

/** `npm run dev` in a copy of the sources, which a test may change. */
export async function runLocalDev(): Promise<LocalStart & { sources: string }> {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-dev-"));
	const sources = join(folder, "site");
	await copySources(sources);
	return { sources, ...(await runCommand(folder, sources, "dev")) };
}

/** A script of package.json, started by npm and up: its port, its data folder, and npm's own process. */
export async function runByNpm(script: "start" | "dev", ...args: readonly string[]) {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-npm-"));
	const [dataDir, port] = [join(folder, "data"), await freePort()];
	const npm = spawn("npm", ["run", script, ...(args.length > 0 ? ["--", ...args] : [])], {
		detached: true,
		env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
		stdio: ["ignore", "pipe", "inherit"],
	});
	await new Promise<void>((resolve, reject) => {
		npm.stdout.on("data", (text) => String(text).includes("Ctrl-C ends it") && resolve());
		npm.once("exit", () => reject(new Error(`npm run ${script} ended`)));
	});
	return {
		port,
		dataDir,
		npm,
		async clear() {
			// Each part ends with the process that started it, which is of npm's group.
			if (npm.pid) spawnSync("kill", ["-KILL", "--", `-${npm.pid}`]);
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/**
 * Resolves when the command says that it is up.
 * @throws {Error} with its words when it ends before.
 */
async function runCommand(
	folder: string,
	cwd: string,
	name: string,
	...args: readonly string[]
): Promise<LocalStart> {
	const [dataDir, port] = [join(folder, "data"), await freePort()];
	const start = command(name, args, { PORT: String(port), DATA_DIR: dataDir }, cwd);
	await waitUntilUp(start);
	const { program } = start;
	return {
		baseUrl: `http://localhost:${port}`,
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
	name: "backup" | "restore" | "erase-person",
	argument: string,
	dataDir: string,
): Promise<string> {
	const { program } = command(name, [argument], { DATA_DIR: dataDir });
	const code = await program.ended;
	if (code !== 0) throw new Error(program.output());
	return program.output();
}

function command(name: string, args: readonly string[], vars: Record<string, string>, cwd = ".") {
	const output = new EventEmitter();
	const program = startProcess(process.execPath, ["--import", "tsx", `scripts/${name}.ts`, ...args], {
		env: { ...process.env, ...vars },
		cwd,
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
