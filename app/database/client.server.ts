import { createClient, type InStatement, LibsqlError } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import type { Env } from "#app/config/env.server.ts";
import { withRetries } from "./retries.ts";

/** No call waits longer for the database; what did not answer by then counts as unknown. */
const CALL_LIMIT_MS = 4_000;

/** With the longest call at the end, a visitor waits ten seconds at most. */
const retryLimits = { attempts: 3, beginWithinMs: 6_000, pauseMs: 150 };

/**
 * The only place that opens a libSQL client: stateless HTTP, so one per request costs nothing
 * until it is used, and no connection outlives the request that workerd binds it to.
 * Every batch is a writing transaction from its start, Drizzle's own too: a deferred one can fail half-way when it has
 * to become a writing one. One that found the database busy has done nothing, and is tried again.
 */
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
	client.batch = (statements, mode = "write") =>
		withRetries(() => send(statements, mode), isBusy, retryLimits);
	return drizzle(client);
}

export type Database = ReturnType<typeof openDatabase>;

/** What Drizzle's query builders and `sql` templates have in common. */
export interface Compilable {
	toSQL(): { sql: string; params: unknown[] };
}

/**
 * Runs statements in one write transaction and one round trip: all of them or none. Returns one result set per
 * statement, as the database sent it.
 * @throws {LibsqlError} or a fetch error when the database refuses or does not answer.
 */
export function writeBatch(db: Database, statements: readonly Compilable[]) {
	return db.$client.batch(statements.map(toStatement), "write");
}

/**
 * `writeBatch` for statements that may run twice with the effect of once: tried again when the database could not
 * be reached, or its answer was lost on the way, which leaves unknown whether they ran.
 * @throws likewise, after the last attempt; then it is unknown too.
 */
export function idempotentBatch(db: Database, statements: readonly Compilable[]) {
	return withRetries(() => writeBatch(db, statements), isTransient, retryLimits);
}

function isBusy(error: unknown): boolean {
	return error instanceof LibsqlError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}

/** What the database itself refused, such as a violated constraint, it would refuse again; a busy one was tried again. */
function isTransient(error: unknown): boolean {
	return !(error instanceof LibsqlError) || !error.code.startsWith("SQLITE_");
}

function toStatement(statement: Compilable): InStatement {
	const { sql, params } = statement.toSQL();
	return { sql, args: params.map(toValue) };
}

function toValue(param: unknown) {
	if (param === null || typeof param === "string" || typeof param === "number") return param;
	throw new TypeError(`A ${typeof param} reached SQL without being mapped to a column's type`);
}
