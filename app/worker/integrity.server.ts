import { sql } from "drizzle-orm";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { throttle } from "#db/schema.ts";

/** The row that says how many tables are damaged; readiness reads it. */
export const INTEGRITY_KEY = "integrity";

/**
 * Looks for damage in every page of every table and its indexes, a table at a time, and keeps how many have some. `now` is UTC
 * milliseconds.
 * @throws when the database does not answer; nothing is kept then.
 */
export async function checkIntegrity(db: Database, now: number): Promise<void> {
	const tables = await db.all<{ name: string }>(
		sql`select name from pragma_table_list where schema = 'main' and type in ('table', 'shadow') and name not like 'sqlite%'`,
	);
	let damaged = 0;
	for (const { name } of tables) if (await isDamaged(db, name)) damaged++;
	const row = { key: INTEGRITY_KEY, count: damaged, updatedAt: now };
	await idempotentBatch(db, [
		db.insert(throttle).values(row).onConflictDoUpdate({ target: throttle.key, set: row }),
	]);
}

async function isDamaged(db: Database, table: string): Promise<boolean> {
	try {
		const found = await db.all<{ quick_check: string }>(
			sql`select quick_check from pragma_quick_check(${table})`,
		);
		const fault = found.find(({ quick_check }) => quick_check !== "ok");
		if (fault) logError("table damaged", new Error("quick_check"), { table });
		return fault !== undefined;
	} catch (error) {
		if (!isCorrupt(error)) throw error;
		logError("table damaged", error, { table });
		return true;
	}
}

/** Whether the database itself says that its file is damaged. */
export function isCorrupt(error: unknown): boolean {
	return /malformed|SQLITE_(CORRUPT|NOTADB)|not a database/i.test(
		String(error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : error),
	);
}
