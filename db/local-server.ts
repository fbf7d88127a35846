import { randomInt } from "node:crypto";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { freePort, startProcess, waitUntilReady } from "#scripts/processes.ts";
import { createDatabaseKey, type DatabaseKey } from "./database-key.ts";

interface LocalDatabaseOptions {
	url?: string;
	key?: DatabaseKey;
}

/** The server works with so many connections at a time; others wait. With its default of 128 it locks itself up for good once some dozens
 * write at the same time; with two it writes as many batches a second and refuses none. */
const CONNECTIONS = "2";

/** An address that no web page finds: a free port of one of 16 million loopback addresses, of which only Linux answers all. */
export async function newDatabaseUrl(): Promise<string> {
	const part = () => randomInt(1, 255);
	const host = process.platform === "linux" ? `127.${part()}.${part()}.${part()}` : "127.0.0.1";
	return `http://${host}:${await freePort()}`;
}

/** Whether a database is reached by this machine's loopback interface. */
export function isLocalUrl(databaseUrl: string): boolean {
	const { protocol, hostname } = new URL(databaseUrl);
	return protocol === "http:" && /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(hostname);
}

/** Starts the libsql-server of the packages on a data folder that only this user can read. It answers any web page that finds it, under any host
 * name, and has no setting for that: so its address is a new one each time, and every request must bring a token, which no browser adds by itself.
 * @throws {Error} saying what to do where there is no such server for this system. */
export async function startLocalDatabase(
	folder: string,
	{ url: wanted, key = createDatabaseKey() }: LocalDatabaseOptions = {},
) {
	const binary = findBinary();
	const url = wanted ?? (await newDatabaseUrl());
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	chmodSync(folder, 0o700);
	const server = startProcess(
		binary,
		[
			...["--db-path", folder],
			...["--http-listen-addr", new URL(url).host],
			"--no-welcome",
			...["--max-concurrent-connections", CONNECTIONS],
		],
		{ env: { ...process.env, SQLD_AUTH_JWT_KEY: key.publicKey }, isPrivate: true },
	);
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
