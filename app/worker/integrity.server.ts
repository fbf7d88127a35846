import { sql } from "drizzle-orm";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { throttle } from "#db/schema.ts";

/** The rows that say how many tables are damaged, and of how many nobody knows; readiness reads them. */
export const DAMAGED_KEY = "integrity";
export const UNCHECKED_KEY = "integrity-unchecked";

/**
 * Looks for damage in every page of every table and its indexes, a table at a time, and keeps how many have some and how many checks
 * did not end, as where a table is too large for the time that a statement has.
 * @throws when the database does not answer; nothing is kept then.
 */
export async function checkIntegrity(db: Database, now: UtcMs): Promise<void> {
	const tables = await db.all<{ name: string }>(
		sql`select name from pragma_table_list where schema = 'main' and type in ('table', 'shadow') and name not like 'sqlite%'`,
	);
	const found = { sound: 0, damaged: 0, unchecked: 0 };
	for (const { name } of tables) found[await checkTable(db, name)]++;
	const rows = [
		{ key: UNCHECKED_KEY, count: found.unchecked, updatedAt: now },
		// Damage that was found stays known while not every table can be looked at again.
		...(found.damaged === 0 && found.unchecked > 0
			? []
			: [{ key: DAMAGED_KEY, count: found.damaged, updatedAt: now }]),
	];
	const keep = (row: (typeof rows)[number]) =>
		db.insert(throttle).values(row).onConflictDoUpdate({ target: throttle.key, set: row });
	await idempotentBatch(db, rows.map(keep));
}

async function checkTable(db: Database, table: string): Promise<"sound" | "damaged" | "unchecked"> {
	try {
		const found = await db.all<{ quick_check: string }>(
			sql`select quick_check from pragma_quick_check(${table})`,
		);
		if (found.every(({ quick_check }) => quick_check === "ok")) return "sound";
		logError("table damaged", new Error("quick_check"), { table });
		return "damaged";
	} catch (error) {
		const isDamaged = isCorrupt(error);
		logError(isDamaged ? "table damaged" : "table not checked", error, { table });
		return isDamaged ? "damaged" : "unchecked";
	}
}

/** Whether the database itself says that its file is damaged. */
export function isCorrupt(error: unknown): boolean {
	return /malformed|SQLITE_(CORRUPT|NOTADB)|not a database/i.test(
		String(error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : error),
	);
}
