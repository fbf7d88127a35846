import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import type { Client } from "@libsql/client/web";
import { backupDatabase } from "#db/backup.ts";
import { listObjects } from "#db/database-objects.ts";
import { checkDump, readDump, writeDump } from "#db/dump-file.ts";
import { restoreDatabase } from "#db/restore.ts";
import { backupName, rowsText } from "./backup-name.ts";
import { reachDatabase } from "./reach-database.ts";

// `npm run db:restore FILE`: reads a backup into an empty database and verifies it.
// `npm run db:restore FILE -- --replace` throws away what is there, after a backup of it.

const { positionals, values: flags } = parseArgs({
	allowPositionals: true,
	options: { replace: { type: "boolean", default: false } },
});

try {
	const [file] = positionals;
	if (!file) throw new Error("Name the backup: npm run db:restore FILE");
	const counts = await checkDump(file);
	const { client, name, leave } = await reachDatabase();
	try {
		if (flags.replace) await keepWhatIsThere(client);
		await restoreDatabase(client, readDump(file), counts, flags);
		console.log(`${name} has the ${rowsText(counts)} of ${file}, and its checks passed.`);
	} finally {
		await leave();
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function keepWhatIsThere(client: Client): Promise<void> {
	if ((await listObjects(client)).length === 0) return;
	const file = backupName("replaced", new Date());
	mkdirSync(dirname(file), { recursive: true });
	await writeDump(file, (dump) => backupDatabase(client, dump));
	console.log(`What was there is kept in ${file}.`);
}
