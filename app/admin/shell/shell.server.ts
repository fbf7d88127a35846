import { data } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { type Queries, requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession, SESSION_LIFE_MS } from "#app/auth/session-cookie.server.ts";
import { sessionStart } from "#app/auth/session-state.server.ts";
import { type Database, oneValue } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { selectCursor, testsAt } from "#app/quotes/quote-reads.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { stageCounts } from "#db/derived-tables.ts";
import { sessions } from "#db/schema.ts";
import type { ShellData } from "./use-shell.ts";

/** Reads what a page of the owner's side and its frame show, in one round trip with the check of the session.
 * @throws {Response} a redirect when the session is not open; an error when the database does not answer. */
export async function readPage<const Q extends Queries>(
	args: RouteArgs,
	queries: Q,
): Promise<{ shell: ShellData; results: BatchResponse<Q> }> {
	const { db } = args.context;
	const sessionId = (await presentedSession(args.request)) ?? "";
	const [rows, ...results] = await requireAdmin(args, () => [selectShell(db, sessionId), ...queries]);
	return { shell: shellOf(rows), results };
}

/** Returns the page that `load` loads; `unknown` where the database failed, which is logged, or where the page stands around a form that
 * a signed-out browser sent.
 * @throws {Response} what `load` throws. */
export async function orUnavailable<Page, Unknown>(
	{ context }: RouteArgs,
	what: string,
	unknown: Unknown,
	load: () => Promise<Page>,
) {
	if (context.isSignedOut) return data(unknown, 401);
	try {
		return await load();
	} catch (error) {
		if (error instanceof Response) throw error;
		logError(what, error, { requestId: context.requestId });
		return data(unknown, 503);
	}
}

function selectShell(db: Database, sessionId: string) {
	return db
		.select({
			fresh: stageCounts.count,
			tests: testsAt("new"),
			// A join would read on behind the row that it finds.
			cursor: oneValue(selectCursor(db)),
			...sessionStart,
		})
		.from(sessions)
		.leftJoin(stageCounts, eq(stageCounts.stage, "new"))
		.where(eq(sessions.id, sessionId));
}

function shellOf([row]: Awaited<ReturnType<typeof selectShell>>): ShellData {
	const now = Date.now();
	if (!row) return { waiting: 0, cursor: 0, sessionEndsAt: 0, isTrusted: false, texts: {}, now };
	return {
		waiting: Math.max(0, (row.fresh ?? 0) - row.tests),
		cursor: row.cursor ?? 0,
		sessionEndsAt: row.createdAt + SESSION_LIFE_MS,
		isTrusted: row.isTrusted,
		texts: row.texts ?? {},
		now,
	};
}
