import { type SQL, sql } from "drizzle-orm";

/** `column in ('a', 'b')`, with the values of one of the form's option lists; null passes. */
export function oneOf(column: unknown, { values }: { values: readonly string[] }): SQL {
	return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

/** A service by its slug. Not a closed list, because the main service's slug comes from the business profile. */
export function isSlug(column: unknown): SQL {
	return sql`${column} glob '[a-z]*' and ${column} not glob '*[^a-z0-9-]*'`;
}
