import { type AnyColumn, type GetColumnData, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Types a nullable column as one without nulls, for a query whose condition leaves no null in it. */
export function known<C extends AnyColumn>(column: C) {
	return sql<GetColumnData<C, "raw">>`${column}`;
}

/** How many rows a query finds in all, beyond its `limit`, too. */
export const countOfAll = sql<number>`count(*) over ()`;

/** SQL: a column's number with another one added. */
export function plus(column: AnyColumn, step: number | SQL): SQL {
	return sql`${column} + ${step}`;
}

/** A column or a subquery of JSON text, read by a schema; a query throws where the schema refuses the value. */
export function fromJson<T>(json: SQLWrapper, schema: { parse(value: unknown): T }) {
	return sql`${json}`.mapWith((text: string) => schema.parse(JSON.parse(text)));
}
