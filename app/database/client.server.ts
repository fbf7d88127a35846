import { type Client, createClient, type InStatement, LibsqlError } from "@libsql/client/web";
import {
	type AnyColumn,
	exists,
	type GetColumnData,
	getTableColumns,
	type SQL,
	type SQLWrapper,
	sql,
} from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/web";
import { QueryBuilder, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Env } from "#app/config/env.server.ts";

/** After it the outcome counts as unknown. */
const CALL_LIMIT_MS = 4_000;

const MAX_ATTEMPTS = 3;
/** No attempt begins later after the first: together with the last call a visitor waits ten seconds at most. */
const BEGIN_WITHIN_MS = 6_000;
/** The first pause lasts at most so long, and each one twice as long as the one before. */
const PAUSE_MS = 150;

/** Opens the database, anew for each request: workerd binds connections to requests. A batch that only selects waits for no
 * writer; any other is a write transaction from its start, because a deferred one can fail on its first write. */
export function openDatabase(
	env: Pick<Env, "TURSO_DATABASE_URL" | "TURSO_AUTH_TOKEN">,
	caller: { readonly requestId?: string } = {},
) {
	const client = createClient({
		url: env.TURSO_DATABASE_URL,
		...(env.TURSO_AUTH_TOKEN && { authToken: env.TURSO_AUTH_TOKEN }),
		fetch: (request: Request) => {
			if (caller.requestId) request.headers.set("X-Request-Id", caller.requestId);
			return fetch(request, { signal: AbortSignal.timeout(CALL_LIMIT_MS) });
		},
	});
	const send = client.batch.bind(client);
	client.batch = (statements, mode = statements.every(isSelect) ? "read" : "write") =>
		withRetries(() => send(statements, mode), isBusy);
	return drizzle(client);
}

export type Database = ReturnType<typeof openDatabase>;

export interface Compilable {
	toSQL(): { sql: string; params: unknown[] };
}

/** Writes in one transaction and one round trip. @throws {LibsqlError} or a fetch error when the database refuses or does not answer. */
export function writeBatch(db: Database, statements: readonly Compilable[]) {
	return db.$client.batch(statements.map(toStatement), "write");
}

/** Writes again when the answer is lost: the statements may run twice. @throws after the last attempt; whether they ran is unknown. */
export function idempotentBatch(db: Database, statements: readonly Compilable[]) {
	return retryUnknown(() => writeBatch(db, statements));
}

/** Makes a call again where no answer came: it may be made twice. @throws after the last attempt; whether it had its effect is unknown. */
export function retryUnknown<Result>(call: () => Promise<Result>): Promise<Result> {
	return withRetries(call, isTransient);
}

function isSelect(statement: Parameters<Client["batch"]>[0][number]): boolean {
	return typeof statement === "object" && "sql" in statement && statement.sql.startsWith("select ");
}

function isBusy(error: unknown): boolean {
	return error instanceof LibsqlError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}

/** The database would refuse a violated constraint again; a busy one was tried again already. */
function isTransient(error: unknown): boolean {
	if (error instanceof Response) return false;
	return !(error instanceof LibsqlError) || !error.code.startsWith("SQLITE_");
}

/** Returns a statement as the client takes it. */
export function toStatement(statement: Compilable): InStatement {
	const { sql, params } = statement.toSQL();
	return { sql, args: params.map(toValue) };
}

function toValue(param: unknown) {
	if (param === null || typeof param === "string" || typeof param === "number") return param;
	throw new TypeError(`A ${typeof param} reached SQL without being mapped to a column's type`);
}

/** Repeats a call after random pauses. @throws the last attempt's error. */
async function withRetries<Result>(
	call: () => Promise<Result>,
	isWorthwhile: (error: unknown) => boolean,
): Promise<Result> {
	const started = Date.now();
	for (let attempt = 1; ; attempt++) {
		try {
			return await call();
		} catch (error) {
			const pause = Math.random() * PAUSE_MS * 2 ** (attempt - 1);
			const isLast = attempt >= MAX_ATTEMPTS || Date.now() + pause - started > BEGIN_WITHIN_MS;
			if (isLast || !isWorthwhile(error)) throw error;
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}
}

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
