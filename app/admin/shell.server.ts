import { eq, sql } from "drizzle-orm";
import { SESSION_LIFE_MS } from "#app/auth/session-cookie.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { newTests } from "#app/quotes/quote-reads.server.ts";
import { stageCounts } from "#db/derived-tables.ts";
import { sessions } from "#db/schema.ts";
import type { ShellData } from "./use-shell.ts";

/** A query for what the frame of the owner's pages shows, for the same batch as the page's own queries; `shellOf` reads it. */
export function selectShell(db: Database, sessionId: string) {
	return db
		.select({
			fresh: stageCounts.count,
			tests: newTests,
			// A join would read on behind the row that it finds.
			cursor: sql<number | null>`(select seq from sqlite_sequence where name = 'quote_events')`,
			createdAt: sessions.createdAt,
		})
		.from(sessions)
		.leftJoin(stageCounts, eq(stageCounts.stage, "new"))
		.where(eq(sessions.id, sessionId));
}

/** What the frame shows, by the row of `selectShell`; zeros where there is no session. */
export function shellOf([row]: Awaited<ReturnType<typeof selectShell>>): ShellData {
	if (!row) return { waiting: 0, cursor: 0, sessionEndsAt: 0 };
	return {
		waiting: Math.max(0, (row.fresh ?? 0) - row.tests),
		cursor: row.cursor ?? 0,
		sessionEndsAt: row.createdAt + SESSION_LIFE_MS,
	};
}
