import type { Client, Transaction } from "@libsql/client/web";
import { z } from "zod";
import { sqlLiteral } from "./sql-text.ts";

/** Something of the schema, in the order it was made. */
export interface DatabaseObject {
	kind: "table" | "virtual" | "index" | "trigger" | "view";
	name: string;
	sql: string;
	/** A table's row is found by these columns, `rowid` unless it has none. */
	key: readonly string[];
	/** A table's columns that can be written are these. */
	columns: readonly string[];
}

const listed = z.array(
	z.object({
		type: z.enum(["table", "index", "trigger", "view"]),
		name: z.string(),
		sql: z.string(),
		/** The type is as `pragma_table_list` has it; null for what is no table. */
		table_type: z.string().nullable(),
		without_rowid: z.coerce.number().nullable(),
	}),
);

const described = z.array(z.object({ name: z.string(), pk: z.coerce.number() }));

/** Lists the schema's objects, without what SQLite, libSQL or a full-text index keeps for itself. */
export async function listObjects(
	database: Pick<Client | Transaction, "execute">,
): Promise<DatabaseObject[]> {
	const { rows } = await database.execute(
		`select m.type, m.name, m.sql, t.type as table_type, t.wr as without_rowid
		from sqlite_master m left join pragma_table_list t on t.name = m.name and t.schema = 'main'
		where m.sql is not null and m.name not like 'sqlite\\_%' escape '\\' and m.name not like 'libsql\\_%' escape '\\'
			and coalesce(t.type, '') <> 'shadow'
		order by m.rowid`,
	);
	const objects: DatabaseObject[] = [];
	for (const { type, name, sql, table_type, without_rowid } of listed.parse(rows)) {
		const kind = table_type === "virtual" ? "virtual" : type;
		const columns = kind === "table" ? await columnsOf(database, name) : [];
		const primary = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
		objects.push({
			kind,
			name,
			sql,
			key: without_rowid ? primary.map((column) => column.name) : ["rowid"],
			columns: columns.map((column) => column.name),
		});
	}
	return objects;
}

/** How far automatic ids have counted, which may be beyond the last row, as SQL text; null where no table has such ids. */
export async function listSequences(database: Pick<Client | Transaction, "execute">) {
	const { rows: found } = await database.execute(
		"select 1 from sqlite_master where name = 'sqlite_sequence'",
	);
	if (found.length === 0) return null;
	const { rows } = await database.execute("select name, seq from sqlite_sequence order by name");
	return rows.map(({ name = null, seq = null }) => ({ name: sqlLiteral(name), seq: sqlLiteral(seq) }));
}

async function columnsOf(database: Pick<Client | Transaction, "execute">, table: string) {
	const sql = "select name, pk from pragma_table_info(?) order by cid";
	return described.parse((await database.execute({ sql, args: [table] })).rows);
}
