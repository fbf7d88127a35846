import { type AnyColumn, type GetColumnData, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";

/** Begins a query that is a part of another one. */
export const subquery = new QueryBuilder();

/** Nothing meets this condition. */
export const never = sql`false`;

/** Types a nullable column as one without nulls, for a query whose condition leaves no null in it. */
export function known<C extends AnyColumn>(column: C) {
	return sql<GetColumnData<C, "raw">>`${column}`;
}

/** The one value that a subquery finds, as a column; null where it finds nothing. */
export function oneValue<Row extends Record<string, unknown>>(query: SQLWrapper & { _: { result: Row[] } }) {
	return sql<Row[keyof Row] | null>`${query}`;
}

/** This SQL counts the rows that a query finds in all, beyond its `limit`, too. */
export const countOfAll = sql<number>`count(*) over ()`;

/** Returns SQL for a column's number with another one added. */
export function plus(column: AnyColumn, step: number | SQL): SQL {
	return sql`${column} + ${step}`;
}

/** SQL: a value where a condition holds, else another one, or null. */
export function when<T>(condition: SQL | undefined, value: T | SQLWrapper, otherwise: unknown = null) {
	return sql<T>`case when ${condition} then ${value} else ${otherwise} end`;
}

/** A column or a subquery of JSON text, read by a schema; a query throws where the schema refuses the value. */
export function fromJson<T>(json: SQLWrapper, schema: { parse(value: unknown): T }) {
	return sql`${json}`.mapWith((text: string) => schema.parse(JSON.parse(text)));
}
