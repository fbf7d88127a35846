import { fillPlaceholders, type Placeholder, sql } from "drizzle-orm";
import type { Compilable, Database } from "./client.server.ts";

type PlaceholderOf<V> = (name: keyof V & string) => Placeholder;

/** Compiles statements once: Drizzle takes as long for it as the database to run them. `make` must make the same
 * statements for all values. Returns a function from values to the statements. */
export function prepareBatch<V extends Record<string, string | number | null>>(
	make: (db: Database, value: PlaceholderOf<V>) => readonly Compilable[],
): (db: Database, values: V) => Compilable[] {
	let prepared: ReturnType<Compilable["toSQL"]>[] | undefined;
	return (db, values) => {
		prepared ??= make(db, (name) => sql.placeholder(name)).map((statement) => statement.toSQL());
		return prepared.map(({ sql, params }) => ({
			toSQL: () => ({ sql, params: fillPlaceholders(params, values) }),
		}));
	};
}
