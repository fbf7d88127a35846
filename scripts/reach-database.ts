import { join, resolve } from "node:path";
import { type Client, createClient } from "@libsql/client/web";
import { isLocalUrl, startLocalDatabase } from "#db/local-server.ts";
import { claimFolder } from "./claim-folder.ts";
import { readWorkerVars, varsFileOf } from "./worker-vars.ts";

interface ReachedDatabase {
	client: Client;
	name: string;
	/** The data folder, where the database is on this machine; and whether a site runs on it. */
	local?: { dataDir: string; isRunning: boolean };
	/** Ends what was started for it. */
	leave?: () => Promise<void>;
}

/** Does a command's work with the database that `reach` gives: the one that the environment names with TURSO_DATABASE_URL,
 * else the local one, of a running `npm start` or of a server started for this command alone. What goes wrong is said in
 * a sentence, and the process then ends with 1. */
export async function withDatabase(
	work: (reach: () => Promise<ReachedDatabase>) => Promise<void>,
): Promise<void> {
	let reached: ReachedDatabase | undefined;
	try {
		await work(async () => (reached = await reachDatabase()));
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
	reached?.client.close();
	await reached?.leave?.();
}

async function reachDatabase(): Promise<ReachedDatabase> {
	const { TURSO_DATABASE_URL, TURSO_AUTH_TOKEN } = process.env;
	if (TURSO_DATABASE_URL) return connect(TURSO_DATABASE_URL, TURSO_AUTH_TOKEN);
	const dataDir = resolve(process.env.DATA_DIR ?? ".data");
	try {
		await claimFolder(dataDir);
	} catch {
		return { ...(await connectToRunning(dataDir)), local: { dataDir, isRunning: true } };
	}
	const { url, authToken, server } = await startLocalDatabase(join(dataDir, "database"));
	// In a process group of its own, so that Ctrl-C does not reach it.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
		process.once(signal, () => void server.stop().then(() => process.exit(1)));
	const local = { dataDir, isRunning: false };
	return { ...connect(url, authToken), name: join(dataDir, "database"), local, leave: server.stop };
}

function connect(url: string, authToken?: string): ReachedDatabase {
	const client = createClient({ url, intMode: "bigint", ...(authToken && { authToken }) });
	return { client, name: new URL(url).host };
}

async function connectToRunning(dataDir: string): Promise<ReachedDatabase> {
	try {
		const { TURSO_DATABASE_URL: url = "", TURSO_AUTH_TOKEN: token } = readWorkerVars(varsFileOf(dataDir));
		const answer = isLocalUrl(url) ? await fetch(`${url}/health`) : null;
		await answer?.body?.cancel();
		if (answer?.ok) return connect(url, token);
	} catch {
		// It is not up yet, or its database is gone.
	}
	throw new Error(
		"npm start is running, but not on a local database that answers: wait until it is up, or set TURSO_DATABASE_URL.",
	);
}
