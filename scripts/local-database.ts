import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createDatabaseKey } from "#db/database-key.ts";
import { newDatabaseUrl, startLocalDatabase } from "#db/local-server.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { rebuildIfAsked } from "#db/rebuild-local.ts";
import { seedDemoOwner } from "#db/seed.ts";
import { checkDatabase } from "./check-database.ts";
import type { RunningProcess } from "./processes.ts";

/** Keeps a part of the site running until the site ends. */
export type Keep = (name: string, start: () => Promise<RunningProcess>) => Promise<void>;

/** The variables of the Turso database that the environment names, if any. */
export function tursoVars(): Record<string, string> {
	const { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: token } = process.env;
	return url ? { TURSO_DATABASE_URL: url, ...(token && { TURSO_AUTH_TOKEN: token }) } : {};
}

/** Turso's database where the environment names one, else the local one with a demo owner; migrated either way.
 * @throws {Error} saying in a sentence why it cannot be used. */
export async function startDatabase(dataDir: string, keep: Keep) {
	const { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: token } = tursoVars();
	if (!url) return startOwnDatabase(dataDir, keep);
	await checkDatabase(url, token).catch((error: Error) => {
		throw new Error(
			`The database at ${new URL(url).host} cannot be used: ${error.message}. Check the network, TURSO_DATABASE_URL and TURSO_AUTH_TOKEN; without them a local one is used.`,
		);
	});
	await applyMigrations(url, token);
	// Whether the demo owner can sign in.
	return { vars: tursoVars(), hasDemoOwner: false };
}

/** Brings a database to the newest schema, and names what was pending; a new database's first schema needs no words. */
export async function applyMigrations(url: string, token?: string): Promise<void> {
	const names = await migrateDatabase(url, token);
	for (const name of names[0]?.startsWith("0000_") ? [] : names)
		console.log(`Applied the migration ${name}.`);
}

async function startOwnDatabase(dataDir: string, keep: Keep) {
	const folder = join(dataDir, "database");
	const [key, url] = [createDatabaseKey(), await newDatabaseUrl()];
	try {
		await rebuildIfAsked(dataDir);
		await keep("The local database", async () => (await startLocalDatabase(folder, { key, url })).server);
		await checkDatabase(url, key.token);
		await applyMigrations(url, key.token);
	} catch (error) {
		const words = error instanceof Error ? error.message : String(error);
		const log = join(dataDir, "database.log");
		if (words.includes("\n")) writeFileSync(log, words, { mode: 0o600 });
		const why = words.includes("\n") ? `libsql-server does not start, see ${log}` : words;
		throw new Error(
			`The local database in ${relative(".", folder)} cannot be used: ${why}. Move the folder away to begin anew, then bring a backup back with npm run db:restore.`,
		);
	}
	return {
		vars: { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: key.token },
		hasDemoOwner: await seedDemoOwner(url, key.token),
	};
}
