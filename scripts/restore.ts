import { parseArgs } from "node:util";
import { listObjects } from "#db/database-objects.ts";
import { checkDump, readDump } from "#db/dump-file.ts";
import { restoreDatabase } from "#db/restore.ts";
import { backupName, rowsText, saveBackup } from "./backup-file.ts";
import { withDatabase } from "./reach-database.ts";

// `npm run db:restore FILE`: reads a backup into an empty database and verifies it.
// `npm run db:restore FILE -- --replace` throws away what is there, after a backup of it.

const { positionals, values: flags } = parseArgs({
	allowPositionals: true,
	options: { replace: { type: "boolean", default: false } },
});

await withDatabase(async (reach) => {
	const [file] = positionals;
	if (!file) throw new Error("Name the backup: npm run db:restore FILE");
	const counts = await checkDump(file);
	const { client, name } = await reach();
	if (flags.replace && (await listObjects(client)).length > 0) {
		const replaced = backupName("replaced");
		await saveBackup(client, replaced);
		console.log(`What was there is kept in ${replaced}.`);
	}
	await restoreDatabase(client, readDump(file), counts, flags);
	console.log(`${name} has the ${rowsText(counts)} of ${file}, and its checks passed.`);
});
