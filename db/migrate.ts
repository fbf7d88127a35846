import { readFileSync } from "node:fs";
import { type Client, createClient } from "@libsql/client/web";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/web";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";

const FOLDER = "db/migrations";
export const JOURNAL = `${FOLDER}/meta/_journal.json`;

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Brings a database to the newest schema, each migration in a transaction of its own; safe to run again. Returns the names of those done now.
 * @throws {Error} naming the migration that failed, of which nothing was done; those before it were. */
export async function migrateDatabase(url: string, authToken?: string): Promise<string[]> {
	const client = createClient({ url, ...(authToken && { authToken }) });
	try {
		return await migrateUpTo(client, Number.POSITIVE_INFINITY);
	} finally {
		client.close();
	}
}

/** Runs those of the first `count` migrations that the database has not had yet, and returns their names. */
export async function migrateUpTo(client: Client, count: number): Promise<string[]> {
	const db = drizzle(client);
	await db.run(
		sql`create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)`,
	);
	const [last] = await db.all<{ at: number | null }>(
		sql`select max(created_at) as at from __drizzle_migrations`,
	);
	const { entries } = journalSchema.parse(JSON.parse(readFileSync(JOURNAL, "utf8")));
	const migrations = readMigrationFiles({ migrationsFolder: FOLDER }).slice(0, count);
	const done: string[] = [];
	for (const [index, { sql: statements, hash, folderMillis }] of migrations.entries()) {
		if (folderMillis <= Number(last?.at ?? 0)) continue;
		const name = entries[index]?.tag ?? "";
		const args = [hash, folderMillis];
		const note = { sql: "insert into __drizzle_migrations (hash, created_at) values (?, ?)", args };
		try {
			await client.migrate([...statements, note]);
		} catch (error) {
			const words = error instanceof Error ? error.message : String(error);
			throw new Error(`The migration ${name} failed: ${words}`, { cause: error });
		}
		done.push(name);
	}
	return done;
}
