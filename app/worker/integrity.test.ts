import { mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#app/database/client.server.ts";
import { HOUR_MS } from "#app/time/clock.ts";
import { startLocalDatabase } from "#db/local-server.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { checkIntegrity } from "./integrity.server.ts";
import { checkReadiness } from "./readiness.server.ts";

const NOW = Date.UTC(2026, 4, 4, 12);

test("a database with one damaged table is not ready from the hourly check on, and a sound one is", async () => {
	const log = vi.spyOn(console, "error").mockReturnValue();
	const folder = await mkdtemp(join(tmpdir(), "glasswing-damage-"));
	let running = await startLocalDatabase(folder);
	onTestFinished(async () => {
		log.mockRestore();
		await running.server.stop();
		await rm(folder, { recursive: true, force: true });
	});
	await migrateDatabase(running.url, running.authToken);
	const client = createClient(running);
	await client.execute("create table filler (id integer primary key, words text)");
	// So much that the server moves the pages out of its log.
	for (let part = 0; part < 4; part++)
		await client.execute(
			"insert into filler (words) with recursive s(n) as (select 1 union all select n + 1 from s where n < 4000) select hex(randomblob(300)) from s",
		);
	const database = () =>
		openDatabase({ TURSO_DATABASE_URL: running.url, TURSO_AUTH_TOKEN: running.authToken });
	const tables = async (now = NOW) => (await checkReadiness(database(), now)).tables;
	expect(await tables()).toBe("not checked");
	await checkIntegrity(database(), NOW);
	expect(await checkReadiness(database(), NOW)).toMatchObject({ status: "ready", database: "answers" });
	expect([await tables(), await tables(NOW + 4 * HOUR_MS)]).toEqual(["sound", "not checked"]);
	async function checkSlowly() {
		const send = globalThis.fetch;
		const slow = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
			const isOfFiller = input instanceof Request && (await input.clone().text()).includes('"filler"');
			if (isOfFiller) throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
			return send(input, init);
		});
		await checkIntegrity(database(), NOW);
		slow.mockRestore();
	}
	await checkSlowly();
	expect(await checkReadiness(database(), NOW)).toMatchObject({ status: "ready", tables: "not checked" });

	await running.server.stop();
	await damage(join(folder, "dbs", "default"));
	running = await startLocalDatabase(folder);
	await checkIntegrity(database(), NOW);
	const damaged = { status: "not ready", database: "damaged", tables: "damaged" };
	expect(await checkReadiness(database(), NOW)).toMatchObject(damaged);
	// It is not forgotten because nobody could look again.
	await checkSlowly();
	expect(await checkReadiness(database(), NOW)).toMatchObject(damaged);
});

/** Overwrites pages in the middle of what the server wrote last. */
async function damage(folder: string): Promise<void> {
	const path = join(folder, "data");
	const { size } = await stat(path);
	expect(size).toBeGreaterThan(1024 * 1024);
	const file = await open(path, "r+");
	await file.write(Buffer.alloc(8 * 4096, 0xff), 0, 8 * 4096, Math.floor(size / 8192) * 4096);
	await file.close();
}
