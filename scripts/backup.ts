import { parseArgs } from "node:util";
import { backupName, saveBackup } from "./backup-file.ts";
import { withDatabase } from "./reach-database.ts";

// `npm run db:backup [file]`: the whole database as SQL, into backups/ where no file is named.

const { positionals } = parseArgs({ allowPositionals: true });
const [file = backupName("glasswing")] = positionals;

await withDatabase(async (reach) => {
	const { client, name } = await reach();
	const rows = await saveBackup(client, file);
	console.log(`${file}: ${rows} of ${name}. It holds personal data: keep it safe.`);
});
