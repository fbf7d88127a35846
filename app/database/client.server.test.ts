import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { startLocalDatabase } from "#db/local-server.ts";
import { openDatabase } from "./client.server.ts";

test("a batch that only selects is answered while somebody writes, with what was there before", async () => {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-client-"));
	const { url, authToken, server } = await startLocalDatabase(folder);
	onTestFinished(async () => {
		await server.stop();
		await rm(folder, { recursive: true, force: true });
	});
	const db = openDatabase({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken });
	await db.run(sql`create table jobs (id integer)`);
	const writer = await db.$client.transaction("write");
	await writer.execute("insert into jobs values (1)");
	const jobs = db.select({ id: sql<number>`id` }).from(sql`jobs`);
	expect(await db.batch([jobs, jobs])).toEqual([[], []]);
	await writer.commit();
	expect(await db.batch([jobs, jobs])).toEqual([[{ id: 1 }], [{ id: 1 }]]);
});
