import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#app/database/client.server.ts";
import { startLocalDatabase } from "#db/local-server.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { raceCustomers } from "#tests/support/customer-races.ts";

test("whatever happens to the same few customers at once, nothing is lost, half done or nobody's", async () => {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-customers-"));
	const { url, authToken, server } = await startLocalDatabase(join(folder, "data"));
	onTestFinished(async () => {
		await server.stop();
		await rm(folder, { recursive: true, force: true });
	});
	await migrateDatabase(url, authToken);
	const db = openDatabase({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken });
	const broken = await raceCustomers(db, 150, 4);
	expect(Object.entries(broken).filter(([, count]) => count > 0)).toEqual([]);
});
