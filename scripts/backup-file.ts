import { mkdirSync } from "node:fs";
import { dirname, format } from "node:path";
import type { Client, Transaction } from "@libsql/client/web";
import { backupDatabase, dumpTransaction } from "#db/backup.ts";
import { type DumpWriter, type RowCounts, writeDump } from "#db/dump-file.ts";

/** Returns where a backup goes that was given no name: `backups/`, which git ignores, with the time in UTC. */
export function backupName(title: string): string {
	const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
	return format({ dir: "backups", name: `${title}-${time}Z`, ext: ".sql" });
}

/** Writes the whole database into a new file, and returns what is in it, such as `120 rows in 12 tables`. */
export async function saveBackup(database: Client | Transaction, file: string): Promise<string> {
	mkdirSync(dirname(file), { recursive: true });
	const fill = (dump: DumpWriter) =>
		"transaction" in database ? backupDatabase(database, dump) : dumpTransaction(database, dump);
	return rowsText(await writeDump(file, fill));
}

export function rowsText(counts: RowCounts): string {
	const rows = Object.values(counts);
	return `${rows.reduce((total, count) => total + count, 0)} rows in ${rows.length} tables`;
}
