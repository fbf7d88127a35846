import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { expect, onTestFinished, test } from "vitest";
import { startLocalDatabase } from "./local-server";
import { migrateDatabase } from "./migrate";

test("migrating again keeps the schema and the data", async () => {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-migrate-"));
	const { url, server } = await startLocalDatabase(folder);
	onTestFinished(async () => {
		await server.stop();
		await rm(folder, { recursive: true, force: true });
	});
	const client = createClient({ url });
	const schema = async () =>
		(await client.execute("select sql from sqlite_master order by name")).rows.map(({ sql }) => sql);

	await migrateDatabase(url);
	await client.execute(
		"insert into outbox (idempotency_key, kind, payload, created_at, next_attempt_at) values ('k', 'a', '{}', 1, 1)",
	);
	const before = await schema();
	await migrateDatabase(url);
	expect(await schema()).toEqual(before);
	expect(before.length).toBeGreaterThan(5);
	expect((await client.execute("select idempotency_key from outbox")).rows).toHaveLength(1);
});
