import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@libsql/client/web";
import { expect, onTestFinished, test } from "vitest";
import { startLocalDatabase } from "#db/local-server.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { askForRebuild, rebuildIfAsked } from "#db/rebuild-local.ts";
import { mailFolderOf } from "./local-worker.ts";

const NAME = "Zacharias Quillfeather";
const PHONE = "+15705550123";

async function filesWith(folder: string, text: string): Promise<string[]> {
	const found: string[] = [];
	for (const entry of await readdir(folder, { recursive: true })) {
		const path = join(folder, entry);
		if ((await stat(path)).isFile() && (await readFile(path)).includes(text)) found.push(entry);
	}
	return found;
}

test("an erased name is in no file of the local data folder any more, and others' rows are", async () => {
	const dataDir = await mkdtemp(join(tmpdir(), "glasswing-erase-"));
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
	const { url, authToken, server } = await startLocalDatabase(join(dataDir, "database"));
	await migrateDatabase(url, authToken);
	const client = createClient({ url, authToken });
	for (const payload of [{ name: NAME, phone: PHONE }, { name: "Ann Example" }])
		await client.execute({
			sql: "insert into outbox (idempotency_key, kind, payload, created_at, next_attempt_at) values (?, 'a', ?, 1, 1)",
			args: [payload.name, JSON.stringify(payload)],
		});
	await server.stop();
	for (const [kind, file] of Object.entries({ text: "one.txt", html: "one.html", attachment: "one.ics" })) {
		const mails = join(mailFolderOf(dataDir), `email-${kind}`);
		await mkdir(mails, { recursive: true });
		await writeFile(join(mails, file), `New request of ${NAME}`);
	}
	expect((await filesWith(dataDir, NAME)).length).toBeGreaterThan(2);

	const { stdout } = await promisify(execFile)(
		process.execPath,
		["--import", "tsx", "scripts/erase-person.ts", PHONE, "--yes"],
		{ env: { ...process.env, DATA_DIR: dataDir, TURSO_DATABASE_URL: "" } },
	);
	expect(stdout).toContain("other mails: 1");
	expect(await filesWith(dataDir, NAME)).toEqual([]);

	const again = await startLocalDatabase(join(dataDir, "database"));
	const { rows } = await createClient(again).execute("select idempotency_key from outbox");
	await again.server.stop();
	expect(rows).toEqual([{ idempotency_key: "Ann Example" }]);
});

test("a rebuild that was killed between its two renames is finished from the new files, and loses nothing", async () => {
	const dataDir = await mkdtemp(join(tmpdir(), "glasswing-killed-"));
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
	const folder = join(dataDir, "database");
	const fresh = await startLocalDatabase(`${folder}.fresh`);
	await migrateDatabase(fresh.url, fresh.authToken);
	await createClient(fresh).execute("insert into throttle (key, count, updated_at) values ('kept', 7, 1)");
	await fresh.server.stop();
	await mkdir(`${folder}.old`);
	askForRebuild(dataDir);
	await rebuildIfAsked(dataDir);
	const again = await startLocalDatabase(folder);
	onTestFinished(() => again.server.stop());
	const { rows } = await createClient(again).execute("select count from throttle where key = 'kept'");
	expect(rows).toEqual([{ count: 7 }]);
	expect(await readdir(dataDir)).toEqual(["database"]);
});
