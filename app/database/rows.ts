import { exists, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.server.ts";
import { subquery } from "./typed-columns.ts";

/** SQL that holds where a table has such a row. It names no column, so that a new one makes no statement longer. */
export function hasRow(db: Database, table: SQLiteTable, condition: SQL | undefined): SQL {
	return exists(db.select({ one: sql`1` }).from(table).where(condition));
}

/** A subquery for what a column has in those rows of its table that meet a condition. */
export function valuesOf<C extends SQLiteColumn>(column: C, condition: SQL | undefined) {
	return subquery.select({ value: column }).from(column.table).where(condition);
}

type Row<T extends SQLiteTable> = {
	[Name in keyof T["$inferInsert"]]: T["$inferInsert"][Name] | SQLWrapper;
};

/** Inserts a row where `where` holds, or one for each such row of the table `from`; what `values` lacks has its default. */
export function insertSelect<T extends SQLiteTable>(
	db: Database,
	table: T,
	values: Row<T>,
	{ from = sql`(select 1)`, where = sql`true` }: { from?: SQLiteTable | SQL; where?: SQL | undefined },
) {
	const named = new Map<string, unknown>(Object.entries(values));
	const row = Object.entries(getTableColumns(table)).map(
		([name, column]) => [name, sql`${named.get(name) ?? column.default ?? null}`] as const,
	);
	return db.insert(table).select(db.select(Object.fromEntries(row)).from(from).where(where).getSQL());
}
