import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { backupDatabase } from "#db/backup.ts";
import { writeDump } from "#db/dump-file.ts";
import { backupName, rowsText } from "./backup-name.ts";
import { reachDatabase } from "./reach-database.ts";

// `npm run db:backup [file]`: the whole database as SQL, into backups/ where no file is named.

const { positionals } = parseArgs({ allowPositionals: true });
const [file = backupName("glasswing", new Date())] = positionals;

try {
	const { client, name, leave } = await reachDatabase();
	try {
		mkdirSync(dirname(file), { recursive: true });
		const counts = await writeDump(file, (dump) => backupDatabase(client, dump));
		console.log(`${file}: ${rowsText(counts)} of ${name}. It holds personal data: keep it safe.`);
	} finally {
		await leave();
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
