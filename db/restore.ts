import type { Client, Transaction } from "@libsql/client/web";
import { type DatabaseObject, listObjects, listSequences } from "./database-objects.ts";
import type { RowCounts } from "./dump-file.ts";
import { sqlName } from "./sql-text.ts";

/** One request sends roughly this many characters. */
const CHUNK_LENGTH = 512 * 1024;

interface RestoreOptions {
	/** Keeps what is there before it is thrown away; null where it may not be. Nobody else writes until the restore is over. */
	replace: ((replaced: Transaction) => Promise<unknown>) | null;
}

/** Reads a dump's statements, twice, into a database and verifies the result in one write transaction: who writes meanwhile waits.
 * @throws {Error} when the database is not empty and may not be replaced, a statement or the verification fails, or others wait for so long
 * that the server ends the transaction. Nothing was changed then. */
export async function restoreDatabase(
	client: Client,
	statements: () => AsyncIterable<string>,
	counts: RowCounts,
	{ replace }: RestoreOptions,
): Promise<void> {
	const restoring = await client.transaction("write");
	try {
		const existing = await listObjects(restoring);
		if (existing.length > 0 && !replace)
			throw new Error(
				"The database is not empty. Restore into a new one, or add -- --replace to throw this one away.",
			);
		if (existing.length > 0) await replace?.(restoring);
		const sequences = await keepSequences(restoring);
		// The dump has its tables in the order they were made, not that of their references: all are made before they are filled.
		let chunk = [...(await dropAll(restoring, existing)), "PRAGMA defer_foreign_keys=ON"];
		for await (const statement of statements()) if (isTable(statement)) chunk.push(statement);
		let length = 0;
		for await (const statement of statements()) {
			if (isTable(statement)) continue;
			chunk.push(statement);
			length += statement.length;
			if (length < CHUNK_LENGTH) continue;
			await restoring.batch(chunk);
			chunk = [];
			length = 0;
		}
		await restoring.batch([...chunk, ...sequences]);
		await verifyDatabase(restoring, counts);
		await restoring.commit();
	} finally {
		restoring.close();
	}
}

/** The statements that let automatic ids go on behind all that were ever given: an open page has read up to the last one. */
async function keepSequences(restoring: Transaction): Promise<string[]> {
	return ((await listSequences(restoring)) ?? []).flatMap(({ name, seq }) => [
		`DELETE FROM sqlite_sequence WHERE name = ${name} AND seq < ${seq}`,
		`INSERT INTO sqlite_sequence (name, seq) SELECT ${name}, ${seq} WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ${name})`,
	]);
}

function isTable(statement: string): boolean {
	return statement.startsWith("CREATE TABLE");
}

/** The statements that drop everything: a table before those that it refers to, without which it could not be dropped. */
async function dropAll(restoring: Transaction, existing: readonly DatabaseObject[]): Promise<string[]> {
	const { rows } = await restoring.execute(
		`select m.name, f."table" from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table' and m.name <> f."table"`,
	);
	const references = rows.map((row) => ({ from: String(row[0]), to: String(row[1]) }));
	const drops = existing
		.filter(({ kind }) => kind === "trigger" || kind === "view" || kind === "virtual")
		.map(({ kind, name }) => `DROP ${kind === "virtual" ? "TABLE" : kind.toUpperCase()} ${sqlName(name)}`);
	const tables = new Set(existing.filter(({ kind }) => kind === "table").map(({ name }) => name));
	while (tables.size > 0) {
		const isNeeded = (name: string) => references.some(({ from, to }) => to === name && tables.has(from));
		const free = [...tables].filter((name) => !isNeeded(name));
		if (free.length === 0) throw new Error(`These tables refer to each other: ${[...tables].join(", ")}`);
		for (const name of free) tables.delete(name);
		drops.push(...free.map((name) => `DROP TABLE ${sqlName(name)}`));
	}
	return drops;
}

/** @throws {Error} naming all that is wrong. */
async function verifyDatabase(client: Pick<Transaction, "execute">, counts: RowCounts): Promise<void> {
	const faults: string[] = [];
	for (const [table, expected] of Object.entries(counts)) {
		const { rows } = await client.execute(`select count(*) from ${sqlName(table)}`);
		const found = Number(rows[0]?.[0]);
		if (found !== expected) faults.push(`${table} has ${found} rows, not ${expected}`);
	}
	for (const { kind, name } of await listObjects(client)) {
		if (kind === "table" && !(name in counts)) faults.push(`${name} is not of the backup`);
		if (kind !== "virtual") continue;
		const check = `insert into ${sqlName(name)} (${sqlName(name)}, rank) values ('integrity-check', 1)`;
		await client.execute(check).catch(() => faults.push(`the full-text index ${name} is not its table's`));
	}
	const { rows: integrity } = await client.execute("pragma integrity_check");
	for (const row of integrity) if (row[0] !== "ok") faults.push(String(row[0]));
	const { rows: orphans } = await client.execute("pragma foreign_key_check");
	for (const table of new Set(orphans.map((row) => String(row[0]))))
		faults.push(`${table} has rows that refer to none`);
	if (faults.length > 0) throw new Error(`The restored database is not right: ${faults.join("; ")}.`);
}
