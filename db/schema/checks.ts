import { type SQL, sql } from "drizzle-orm";

const is = (column: unknown, condition: string): SQL => sql`${column} ${sql.raw(condition)}`;
const lengthIs = (column: unknown, condition: string): SQL => sql`length(${column}) ${sql.raw(condition)}`;

/** `column in ('a', 'b')`, with the values of one of the form's option lists; null passes. */
export function oneOf(column: unknown, { values }: { values: readonly string[] }): SQL {
	return is(column, `in (${values.map((value) => `'${value}'`).join(", ")})`);
}

/** A service by its slug. Not a closed list, because the main service's slug comes from the business profile. */
export function isSlug(column: unknown): SQL {
	return sql`${column} glob '[a-z]*' and ${column} not glob '*[^a-z0-9-]*'`;
}

export function isLong(column: unknown, length: number): SQL {
	return lengthIs(column, `= ${length}`);
}

export function isLengthBetween(column: unknown, min: number, max: number): SQL {
	return lengthIs(column, `between ${min} and ${max}`);
}

export function isLengthAtMost(column: unknown, max: number): SQL {
	return lengthIs(column, `<= ${max}`);
}

export function isAtLeast(column: unknown, min: number): SQL {
	return is(column, `>= ${min}`);
}

export function isBetween(column: unknown, min: number, max: number): SQL {
	return is(column, `between ${min} and ${max}`);
}

export function isFlag(column: unknown): SQL {
	return is(column, "in (0, 1)");
}

export function isJson(column: unknown, type: "array" | "object"): SQL {
	return sql`json_valid(${column}) and json_type(${column}) = ${sql.raw(`'${type}'`)}`;
}

/** For a partial index, and for what reads by it, in its own words, which SQLite wants: a quote's offer was sent and nobody decided it,
 * as `hasWaitingOffer` says. */
export const isUndecided = sql.raw(
	"declined_at is null and done_at is null and offered_at > max(coalesce(accepted_at, 0), coalesce(lost_at, 0))",
);

export function hasValue(column: string): SQL {
	return sql.raw(`${column} is not null`);
}
