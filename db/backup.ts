import type { Client, InValue, Transaction } from "@libsql/client/web";
import { type DatabaseObject, listObjects, listSequences } from "./database-objects.ts";
import type { DumpWriter, RowCounts } from "./dump-file.ts";
import { type StoredValue, sqlLiteral, sqlName } from "./sql-text.ts";

const PAGE_ROWS = 1000;
/** One INSERT has roughly this many characters: no server minds statements of this length. */
const INSERT_LENGTH = 64 * 1024;

/** Writes the whole database as SQL from one read transaction, triggers last, so that none fires when the rows are read back. Returns how many rows
 * each table has. The client must have `intMode: "bigint"`.
 * @throws {Error} when the rows written are not those the database counts, or a table is of a kind it cannot write. */
export async function backupDatabase(client: Client, dump: DumpWriter): Promise<RowCounts> {
	const reading = await client.transaction("read");
	try {
		return await dumpTransaction(reading, dump);
	} finally {
		reading.close();
	}
}

/** Dumps as `backupDatabase` does, from a transaction that is open. */
export async function dumpTransaction(reading: Transaction, dump: DumpWriter): Promise<RowCounts> {
	const objects = await listObjects(reading);
	if (objects.length === 0) throw new Error("The database is empty: there is nothing to back up.");
	const tables = objects.filter(({ kind }) => kind === "table");
	const counts: RowCounts = {};
	for (const table of tables) {
		await dump.write(table.sql);
		counts[table.name] = await writeRows(reading, table, dump);
	}
	await writeSequences(reading, dump);
	for (const { kind, name, sql } of objects.filter((object) => object.kind !== "table")) {
		await dump.write(sql);
		if (kind === "virtual") await dump.write(rebuild(name, sql));
	}
	return counts;
}

async function writeRows(reading: Transaction, table: DatabaseObject, dump: DumpWriter): Promise<number> {
	const name = sqlName(table.name);
	const columns = table.columns.map(sqlName).join(",");
	let written = 0;
	let insert = "";
	const flush = async () => {
		if (insert) await dump.write(`INSERT INTO ${name} (${columns}) VALUES\n${insert}`);
		insert = "";
	};
	for await (const values of rowsOf(reading, table)) {
		insert += `${insert && ",\n"}(${values.map(sqlLiteral).join(",")})`;
		written += 1;
		if (insert.length > INSERT_LENGTH) await flush();
	}
	await flush();
	const { rows } = await reading.execute(`select count(*) from ${name}`);
	if (Number(rows[0]?.[0]) !== written)
		throw new Error(`Of ${table.name} ${written} rows were read, and the database counts ${rows[0]?.[0]}.`);
	return written;
}

/** Every row's values, read by key and never by offset. */
async function* rowsOf(reading: Transaction, { name, key, columns }: DatabaseObject) {
	const keys = key.map((column) => (column === "rowid" ? "rowid" : sqlName(column))).join(",");
	const list = `select ${[...columns.map(sqlName), keys].join(",")} from ${sqlName(name)}`;
	let after: InValue[] = [];
	while (true) {
		const start = after.length > 0 ? `where (${keys}) > (${after.map(() => "?").join(",")})` : "";
		const sql = `${list} ${start} order by ${keys} limit ${PAGE_ROWS}`;
		const { rows } = await reading.execute({ sql, args: after });
		for (const row of rows) {
			const values: StoredValue[] = Array.from(row);
			yield values.slice(0, columns.length);
		}
		const last = rows.at(-1);
		if (!last || rows.length < PAGE_ROWS) return;
		after = Array.from(last).slice(columns.length);
	}
}

/** Writes how far automatic ids have counted: an id is never given twice. */
async function writeSequences(reading: Transaction, dump: DumpWriter): Promise<void> {
	const sequences = await listSequences(reading);
	if (!sequences) return;
	await dump.write("DELETE FROM sqlite_sequence");
	for (const { name, seq } of sequences)
		await dump.write(`INSERT INTO sqlite_sequence (name, seq) VALUES (${name},${seq})`);
}

function rebuild(name: string, sql: string): string {
	if (!/using\s+fts5\b/i.test(sql) || !/\bcontent\s*=\s*['"]\w+['"]/i.test(sql))
		throw new Error(`The table ${name} is no full-text index of another table: it cannot be backed up.`);
	return `INSERT INTO ${sqlName(name)} (${sqlName(name)}) VALUES ('rebuild')`;
}
