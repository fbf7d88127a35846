import { sql } from "drizzle-orm";
import { SESSION_LIFE_MS } from "#app/auth/session-cookie.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { newTests } from "#app/quotes/quote-reads.server.ts";
import type { ShellData } from "./use-shell.ts";

/** A query for what the frame of the owner's pages shows, for the same batch as the page's own queries; `shellOf` reads it. */
export function selectShell(db: Database, sessionId: string) {
	return db
		.select({
			waiting: sql<number>`max(0, coalesce((select count from stage_counts where stage = 'new'), 0) - ${newTests})`,
			cursor: sql<number>`coalesce((select seq from sqlite_sequence where name = 'quote_events'), 0)`,
			sessionEndsAt: sql<number>`created_at + ${SESSION_LIFE_MS}`,
		})
		.from(sql`sessions`)
		.where(sql`id = ${sessionId}`);
}

export function shellOf([shell]: readonly ShellData[]): ShellData {
	return shell ?? { waiting: 0, cursor: 0, sessionEndsAt: 0 };
}
