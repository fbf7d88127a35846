import { createClient } from "@libsql/client/web";
import { migrate } from "drizzle-orm/libsql/migrator";
import { drizzle } from "drizzle-orm/libsql/web";

/** Brings a database to the newest schema; safe to run again. */
export async function migrateDatabase(url: string, authToken?: string): Promise<void> {
	const client = createClient({ url, ...(authToken && { authToken }) });
	await migrate(drizzle(client), { migrationsFolder: "db/migrations" });
	client.close();
}
