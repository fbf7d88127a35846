import { fillPlaceholders, type Placeholder, sql } from "drizzle-orm";
import type { Compilable, Database } from "./client.server.ts";

/** Stands in a statement for the value of that name. */
type Stand<V> = (name: keyof V & string) => Placeholder;

/**
 * Statements whose SQL is made once and filled with values each time: to make it out of the schema takes a Worker
 * about as long as the database takes to run it. `make` is called at first use, with any database, and must make the
 * same statements for all values. Returns what gives them their values, in the statements' order.
 */
export function prepareBatch<V extends Record<string, string | number | null>>(
	make: (db: Database, value: Stand<V>) => readonly Compilable[],
): (db: Database, values: V) => Compilable[] {
	let prepared: ReturnType<Compilable["toSQL"]>[] | undefined;
	return (db, values) => {
		prepared ??= make(db, (name) => sql.placeholder(name)).map((statement) => statement.toSQL());
		return prepared.map(({ sql, params }) => ({
			toSQL: () => ({ sql, params: fillPlaceholders(params, values) }),
		}));
	};
}
