import { existsSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { backupDatabase } from "./backup.ts";
import { readDump, writeDump } from "./dump-file.ts";
import { startLocalDatabase } from "./local-server.ts";
import { restoreDatabase } from "./restore.ts";

const noteOf = (dataDir: string) => join(dataDir, "rebuild-database");

/** Has the local database of a data folder written anew when nobody uses it: the next time that `rebuildIfAsked` is called. */
export function askForRebuild(dataDir: string): void {
	writeFileSync(noteOf(dataDir), "", { mode: 0o600 });
}

/** Writes the local database of a data folder anew, with its rows alone, where that was asked for. No server may run on it. */
export async function rebuildIfAsked(dataDir: string): Promise<void> {
	if (!existsSync(noteOf(dataDir))) return;
	await rebuildLocalDatabase(join(dataDir, "database"));
	await rm(noteOf(dataDir));
}

/** Copies the database into new files: the server keeps what was deleted in its logs and free pages, and has no command that cleans them. */
async function rebuildLocalDatabase(folder: string): Promise<void> {
	const [fresh, old, file] = [`${folder}.fresh`, `${folder}.old`, `${folder}.sql`];
	// One that was killed between its two renames: the new files are whole.
	if (!existsSync(folder) && existsSync(fresh)) await rename(fresh, folder);
	for (const left of [fresh, old, file]) await rm(left, { recursive: true, force: true });
	const counts = await withServer(folder, (client) =>
		writeDump(file, (dump) => backupDatabase(client, dump)),
	);
	await withServer(fresh, (client) =>
		restoreDatabase(client, () => readDump(file), counts, { replace: null }),
	);
	await rename(folder, old);
	await rename(fresh, folder);
	for (const left of [old, file]) await rm(left, { recursive: true, force: true });
}

async function withServer<T>(
	folder: string,
	work: (client: ReturnType<typeof createClient>) => Promise<T>,
): Promise<T> {
	const { url, authToken, server } = await startLocalDatabase(folder);
	const client = createClient({ url, authToken, intMode: "bigint" });
	try {
		return await work(client);
	} finally {
		client.close();
		await server.stop();
	}
}
