import { fillPlaceholders, type Placeholder, type Query, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./client.server.ts";

interface Prepared {
	getQuery(): Query;
	mapResult(response: unknown, isFromBatch?: boolean): unknown;
}

/** A query as Drizzle builds it. */
export interface Preparable<Rows> {
	readonly _: { readonly dialect: "sqlite"; readonly result: Rows };
	prepare(): Prepared;
}

/** Drizzle's own prepared queries each take a round trip; this one goes along in a batch. */
class FilledQuery<Rows> implements BatchItem<"sqlite"> {
	declare readonly _: { readonly dialect: "sqlite"; readonly result: Rows };

	constructor(
		private readonly prepared: Prepared,
		private readonly values: Record<string, unknown>,
	) {}

	toSQL(): Query {
		const { sql, params } = this.prepared.getQuery();
		return { sql, params: fillPlaceholders(params, this.values) };
	}

	_prepare(): Prepared {
		return {
			getQuery: () => this.toSQL(),
			mapResult: (response, isFromBatch) => this.prepared.mapResult(response, isFromBatch),
		};
	}
}

/** Gives the place of a value in a query. */
export type At<Name extends string> = (name: Name) => Placeholder;

/** Builds a query's SQL once an isolate and fills in each call's values: building takes a Worker longer than the database takes to answer. */
export function prepareQuery<Name extends string, Rows>(
	build: (db: Database, at: At<Name>) => Preparable<Rows>,
) {
	let prepared: Prepared | undefined;
	return (db: Database, values: Readonly<Record<Name, unknown>>) => {
		prepared ??= build(db, sql.placeholder).prepare();
		return new FilledQuery<Rows>(prepared, values);
	};
}
