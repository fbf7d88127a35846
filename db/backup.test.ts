import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/web";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { backupDatabase } from "./backup.ts";
import { checkDump, readDump, writeDump } from "./dump-file.ts";
import { startLocalDatabase } from "./local-server.ts";
import { migrateDatabase } from "./migrate.ts";
import { entries as migrations } from "./migrations/meta/_journal.json";
import { restoreDatabase } from "./restore.ts";

const hostile = [
	"O'Neil; drop table users; --",
	'"quoted" `ticked`',
	"two\nlines\r\nand\ttabs",
	"\n--> statement-breakpoint\n",
	"COMMIT;",
	"a\u0000b\u2028c",
	"🪟 Ångström 漢字",
	"",
];

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "glasswing-backup-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A database of its own for one test. */
async function newDatabase(): Promise<{ client: Client; migrate(): Promise<void> }> {
	const { url, authToken, server } = await startLocalDatabase(await mkdtemp(join(folder, "database-")));
	onTestFinished(() => server.stop());
	return {
		client: createClient({ url, authToken, intMode: "bigint" }),
		migrate: async () => void (await migrateDatabase(url, authToken)),
	};
}

/** The site's schema, and beside it one of each kind of thing a later migration may bring. */
async function filledDatabase(): Promise<Client> {
	const { client, migrate } = await newDatabase();
	await migrate();
	await client.batch([
		"create table notes (position integer primary key, body text not null, weight real, data blob)",
		"create virtual table notes_search using fts5(body, content='notes', content_rowid='position', tokenize='trigram')",
		"create table tally (name text primary key, count integer not null) without rowid",
		"insert into tally values ('notes', 0), ('O''Neil', 9007199254740993)",
		"create trigger notes_added after insert on notes begin update tally set count = count + 1 where name = 'notes'; insert into notes_search (rowid, body) values (new.position, new.body); end",
		"create view heavy as select body from notes where weight > 1",
		...hostile.map((body, at) => ({
			sql: "insert into notes values (?, ?, ?, ?)",
			args: [at * 10, body, at / 2, new Uint8Array([0, at, 255])],
		})),
		...hostile.map((text, at) => ({
			sql: "insert into outbox (idempotency_key, kind, payload, created_at, next_attempt_at) values (?, 'a', ?, 1, 1)",
			args: [`${at}${text}`, JSON.stringify({ text })],
		})),
		"delete from outbox where id > 3",
	]);
	return client;
}

/** All that a database holds: its schema, its rows and how far its ids have counted. */
async function contentsOf(client: Client) {
	const schema = await client.execute(
		"select type, name, sql from sqlite_master where sql is not null order by type, name",
	);
	const tables = await client.execute(
		"select name from pragma_table_list where type in ('table', 'virtual') and schema = 'main' and name <> 'sqlite_schema' order by name",
	);
	const rows: Record<string, unknown> = {};
	for (const { name } of tables.rows) {
		const found = await client.execute(`select * from "${name}"`);
		rows[String(name)] = found.rows.map((row) =>
			Array.from(row, (value) => (value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value)),
		);
	}
	return { schema: schema.rows.map((row) => Array.from(row)), rows };
}

const keepNothing = async () => {};

const dumpOf = async (client: Client, name: string) => {
	const path = join(folder, name);
	const counts = await writeDump(path, (dump) => backupDatabase(client, dump));
	return { path, counts };
};

test("a restored database holds what the backed up one held, to the last character and the next id", async () => {
	const source = await filledDatabase();
	const { path, counts } = await dumpOf(source, "round-trip.sql");
	expect(counts).toMatchObject({ notes: hostile.length, outbox: 3, tally: 2 });
	expect(counts).toHaveProperty("__drizzle_migrations", migrations.length);
	expect(await checkDump(path)).toEqual(counts);

	const { client: target } = await newDatabase();
	await restoreDatabase(target, () => readDump(path), counts, { replace: null });
	expect(await contentsOf(target)).toEqual(await contentsOf(source));
	const found = await target.execute(
		"select rowid from notes_search where notes_search match '漢字 OR Neil'",
	);
	expect(found.rows.map((row) => row.rowid)).toEqual([0n]);
	// The triggers are there, and did not fire while the rows came back.
	await target.execute("insert into notes values (999, 'one more', 1, null)");
	const { rows } = await target.execute("select count from tally where name = 'notes'");
	expect(rows[0]?.count).toBe(BigInt(hostile.length + 1));
	const next = await target.execute(
		"insert into outbox (idempotency_key, kind, payload, created_at, next_attempt_at) values ('k', 'a', '{}', 1, 1) returning id",
	);
	expect(next.rows[0]?.id).toBe(BigInt(hostile.length + 1));
});

test("what is written during a backup is not in it, however many pages it has", async () => {
	const { client } = await newDatabase();
	await client.batch([
		"create table a (n integer)",
		"create table b (n integer)",
		"insert into a with recursive s(n) as (select 1 union all select n + 1 from s where n < 4500) select n from s",
		"insert into b select n from a",
	]);
	let statements = 0;
	const counts = await backupDatabase(client, {
		async write() {
			statements += 1;
			await client.batch(["insert into a values (0)", "insert into b values (0)"], "write");
		},
	});
	expect(counts).toEqual({ a: 4500, b: 4500 });
	expect(statements).toBeGreaterThan(3);
});

test("a database that is not empty is left alone, unless it may be replaced", async () => {
	const source = await filledDatabase();
	const { path, counts } = await dumpOf(source, "replace.sql");
	const { client: target } = await newDatabase();
	await target.batch(["create table theirs (id integer primary key)", "create table tally (x)"]);
	const before = await contentsOf(target);
	const refused = restoreDatabase(target, () => readDump(path), counts, { replace: null });
	await expect(refused).rejects.toThrow(/not empty/);
	expect(await contentsOf(target)).toEqual(before);

	await restoreDatabase(target, () => readDump(path), counts, { replace: keepNothing });
	await restoreDatabase(target, () => readDump(path), counts, { replace: keepNothing });
	expect(await contentsOf(target)).toEqual(await contentsOf(source));
});

test("ids go on behind those of a database that was replaced, so that open pages hear of what comes", async () => {
	const source = await filledDatabase();
	const { path, counts } = await dumpOf(source, "ids.sql");
	const target = await filledDatabase();
	const add = (key: string, id: number | null) =>
		target.execute({
			sql: "insert into outbox (id, idempotency_key, kind, payload, created_at, next_attempt_at) values (?, ?, 'a', '{}', 1, 1) returning id",
			args: [id, key],
		});
	await add("far", 700);
	await restoreDatabase(target, () => readDump(path), counts, { replace: keepNothing });
	expect((await add("next", null)).rows[0]?.id).toBe(701n);
});

test("a file that was cut short, changed or is none of ours is told before anything is done", async () => {
	const { client } = await newDatabase();
	await client.batch(["create table a (n)", "insert into a values ('one'), ('two')"]);
	const { path } = await dumpOf(client, "whole.sql");
	const text = await readFile(path, "utf8");
	const altered = join(folder, "altered.sql");
	for (const wrong of [text.slice(0, -100), text.replace("'two'", "'2wo'"), "select 1;\n", ""]) {
		await writeFile(altered, wrong);
		await expect(checkDump(altered)).rejects.toThrow(/no whole backup|changed or damaged/);
	}
	await expect(dumpOf(client, "whole.sql")).rejects.toThrow(/already/);
	expect(await readFile(path, "utf8")).toBe(text);
});

test("rows that are missing or refer to none are told after a restore", async () => {
	const { client } = await newDatabase();
	await client.migrate([
		"create table child (parent integer references parent(id))",
		"create table parent (id integer primary key)",
		"insert into child values (7)",
	]);
	const { path, counts } = await dumpOf(client, "orphan.sql");
	const { client: target } = await newDatabase();
	const restored = restoreDatabase(target, () => readDump(path), { ...counts, parent: 1 }, { replace: null });
	await expect(restored).rejects.toThrow("parent has 0 rows, not 1; child has rows that refer to none");
});
