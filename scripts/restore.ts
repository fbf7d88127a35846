import { parseArgs } from "node:util";
import type { Transaction } from "@libsql/client/web";
import { checkDump, readDump } from "#db/dump-file.ts";
import { restoreDatabase } from "#db/restore.ts";
import { backupName, rowsText, saveBackup } from "./backup-file.ts";
import { withDatabase } from "./reach-database.ts";

// `npm run db:restore FILE`: reads a backup into an empty database and verifies it.
// `npm run db:restore FILE -- --replace` throws away what is there, after a backup of it. The site may be running: what it saves meanwhile
// is in that backup or in the restored database.

const { positionals, values: flags } = parseArgs({
	allowPositionals: true,
	options: { replace: { type: "boolean", default: false } },
});

await withDatabase(async (reach) => {
	const [file] = positionals;
	if (!file) throw new Error("Name the backup: npm run db:restore FILE");
	const counts = await checkDump(file);
	const { client, name } = await reach();
	await restoreDatabase(client, () => readDump(file), counts, { replace: flags.replace ? keep : null });
	console.log(`${name} has the ${rowsText(counts)} of ${file}, and its checks passed.`);
});

async function keep(replaced: Transaction): Promise<void> {
	const kept = backupName("replaced");
	await saveBackup(replaced, kept);
	console.log(`What was there is kept in ${kept}.`);
}
