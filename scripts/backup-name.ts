import { join } from "node:path";
import type { RowCounts } from "#db/dump-file.ts";

/** Where a backup goes that was given no name: `backups/`, which git ignores, with the time in UTC. */
export function backupName(title: string, now: Date): string {
	return join("backups", `${title}-${now.toISOString().slice(0, 19).replaceAll(":", "")}Z.sql`);
}

/** Such as `120 rows in 12 tables`. */
export function rowsText(counts: RowCounts): string {
	const rows = Object.values(counts);
	return `${rows.reduce((total, count) => total + count, 0)} rows in ${rows.length} tables`;
}
