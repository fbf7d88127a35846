import { type Client, createClient } from "@libsql/client/web";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/web";
import { readMigrationFiles } from "drizzle-orm/migrator";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

/**
 * Brings a database to the newest schema; safe to run again. Each migration is a transaction of its own.
 * @throws {Error} naming the migration that failed; those before it were done, and nothing of that one was.
 */
export async function migrateDatabase(url: string, authToken?: string): Promise<void> {
	const client = createClient({ url, ...(authToken && { authToken }) });
	try {
		await migrateUpTo(client, journal.entries.length);
	} finally {
		client.close();
	}
}

/** Runs those of the first `count` migrations that the database has not had yet. */
export async function migrateUpTo(client: Client, count: number): Promise<void> {
	const db = drizzle(client);
	await db.run(
		sql`create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)`,
	);
	const [last] = await db.all<{ at: number | null }>(
		sql`select max(created_at) as at from __drizzle_migrations`,
	);
	const migrations = readMigrationFiles({ migrationsFolder: "db/migrations" }).slice(0, count);
	for (const [index, { sql: statements, hash, folderMillis }] of migrations.entries()) {
		if (folderMillis <= Number(last?.at ?? 0)) continue;
		try {
			await client.migrate([
				...statements,
				{
					sql: "insert into __drizzle_migrations (hash, created_at) values (?, ?)",
					args: [hash, folderMillis],
				},
			]);
		} catch (error) {
			throw new Error(`The migration ${journal.entries[index]?.tag} failed`, { cause: error });
		}
	}
}
