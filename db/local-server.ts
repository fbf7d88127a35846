import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { freePort, type RunningProcess, startProcess, waitUntilReady } from "#scripts/processes.ts";
import { createDatabaseKey, type DatabaseKey } from "./database-key.ts";

export interface LocalDatabase {
	url: string;
	/** Without it the server answers 401 to everything but the question whether it runs. */
	authToken: string;
	server: RunningProcess;
}

interface LocalDatabaseOptions {
	/** A free one unless given. */
	port?: number;
	/** A new one unless given. */
	key?: DatabaseKey;
}

/**
 * How many connections it works with at a time; others wait. With its default of 128 it locks itself up for good once
 * some dozens write at the same time; with two it writes as many batches a second and refuses none.
 */
const CONNECTIONS = "2";

/**
 * Starts the libsql-server that comes with the packages, on a data folder that only this user can read. It lets any
 * web page talk to it under any host name, so every request must bring a token: a browser never adds one by itself.
 * @throws {Error} saying what to do where there is no such server for this system.
 */
export async function startLocalDatabase(
	folder: string,
	{ port, key = createDatabaseKey() }: LocalDatabaseOptions = {},
): Promise<LocalDatabase> {
	const binary = findBinary();
	const listenOn = port ?? (await freePort());
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	chmodSync(folder, 0o700);
	const server = startProcess(
		binary,
		[
			...["--db-path", folder],
			...["--http-listen-addr", `127.0.0.1:${listenOn}`],
			"--no-welcome",
			...["--max-concurrent-connections", CONNECTIONS],
		],
		{ env: { ...process.env, SQLD_AUTH_JWT_KEY: key.publicKey }, isPrivate: true },
	);
	const url = `http://127.0.0.1:${listenOn}`;
	try {
		await waitUntilReady(`${url}/health`, server, 20);
	} catch (error) {
		await server.stop();
		throw error;
	}
	return { url, authToken: key.token, server };
}

function findBinary(): string {
	const name = `@sqld/${process.platform}-${process.arch}`;
	const require = createRequire(import.meta.url);
	try {
		const binary = join(dirname(require.resolve(`${name}/package.json`)), "sqld");
		if (existsSync(binary)) return binary;
	} catch {
		// Not among the installed packages: said below.
	}
	throw new Error(
		process.platform === "win32"
			? "libsql-server does not run on Windows itself: use WSL, or set TURSO_DATABASE_URL to a Turso database."
			: `There is no libsql-server for ${process.platform} ${process.arch} among the packages: run npm ci, or set TURSO_DATABASE_URL to a Turso database.`,
	);
}
