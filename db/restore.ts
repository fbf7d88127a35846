import type { Client } from "@libsql/client/web";
import { listObjects } from "./database-objects.ts";
import type { RowCounts } from "./dump-file.ts";
import { sqlName } from "./sql-text.ts";

/** Characters sent in one request, roughly. */
const CHUNK_LENGTH = 512 * 1024;
const DROP_ORDER = ["trigger", "view", "virtual", "table"] as const;

interface RestoreOptions {
	/** Whether what is in the database may be thrown away. */
	replace: boolean;
}

/**
 * Reads a dump's statements into a database, in chunks each of which is a transaction, and verifies the result.
 * @throws {Error} when the database is not empty and may not be replaced, and then nothing was changed; or when a
 * statement or the verification fails, and then the database is not to be used.
 */
export async function restoreDatabase(
	client: Client,
	statements: AsyncIterable<string>,
	counts: RowCounts,
	{ replace }: RestoreOptions,
): Promise<void> {
	const existing = await listObjects(client);
	if (existing.length > 0 && !replace)
		throw new Error(
			"The database is not empty. Restore into a new one, or add -- --replace to throw this one away.",
		);
	let chunk = DROP_ORDER.flatMap((kind) =>
		existing
			.filter((object) => object.kind === kind)
			.map(({ name }) => `DROP ${word(kind)} ${sqlName(name)}`),
	);
	let length = 0;
	for await (const statement of statements) {
		chunk.push(statement);
		length += statement.length;
		if (length < CHUNK_LENGTH) continue;
		await client.migrate(chunk);
		chunk = [];
		length = 0;
	}
	// With foreign keys off: the dump has its tables in the order they were made, not that of their references.
	await client.migrate(chunk);
	await verifyDatabase(client, counts);
}

function word(kind: (typeof DROP_ORDER)[number]): string {
	return kind === "virtual" ? "TABLE" : kind.toUpperCase();
}

/**
 * Checks a database against the rows its tables should have, and its pages, foreign keys and full-text indexes.
 * @throws {Error} naming all that is wrong.
 */
async function verifyDatabase(client: Client, counts: RowCounts): Promise<void> {
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
