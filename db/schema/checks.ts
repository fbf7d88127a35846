import { type SQL, sql } from "drizzle-orm";

/** A column meets a condition in SQL, such as `>= 0`. */
export const is = (column: unknown, condition: string): SQL => sql`${column} ${sql.raw(condition)}`;
export const lengthIs = (column: unknown, condition: string): SQL =>
	sql`length(${column}) ${sql.raw(condition)}`;

/** A service by its slug. Not a closed list, because the main service's slug comes from the business profile. */
export function isSlug(column: unknown): SQL {
	return sql`${column} glob '[a-z]*' and ${column} not glob '*[^a-z0-9-]*'`;
}

/** JSON whose outermost value is a list or an object. */
export function isJson(column: unknown, type: "array" | "object"): SQL {
	return sql`json_valid(${column}) and json_type(${column}) = ${sql.raw(`'${type}'`)}`;
}

/** For a partial index, and for what reads by it, in its own words, which SQLite wants: a quote's offer was sent and nobody decided it,
 * as `hasWaitingOffer` says. */
export const isUndecided = sql.raw(
	"declined_at is null and done_at is null and offered_at > max(coalesce(accepted_at, 0), coalesce(lost_at, 0))",
);

/** For a partial index: the column, by its name in the database, has a value. */
export function hasValue(column: string): SQL {
	return sql.raw(`${column} is not null`);
}
