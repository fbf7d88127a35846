import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import { alertDevices, settings } from "#db/schema.ts";
import { aLocalDatabase } from "#tests/support/old-database.ts";
import { openDatabase } from "./client.server.ts";
import { type At, prepareQuery } from "./prepared-query.server.ts";

test("a prepared query is built once, and each batch fills in its own values and reads the rows by their columns", async () => {
	const { url, authToken } = await aLocalDatabase();
	await migrateDatabase(url, authToken);
	const open = () => openDatabase({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken });
	let built = 0;
	const settingsOf = prepareQuery((db, at: At<"id">) => {
		built += 1;
		return db
			.select({ id: settings.id, revision: settings.revision })
			.from(settings)
			.where(eq(settings.id, at("id")));
	});
	for (const db of [open(), open()]) {
		const [none, devices, saved] = await db.batch([
			settingsOf(db, { id: 2 }),
			db.select().from(alertDevices),
			settingsOf(db, { id: 1 }),
		]);
		expect([none, devices, saved]).toEqual([[], [], [{ id: 1, revision: 0 }]]);
	}
	expect(built).toBe(1);
	expect(settingsOf(open(), { id: 3 }).toSQL().params).toEqual([3]);
});
