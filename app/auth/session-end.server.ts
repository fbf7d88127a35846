import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { sessions } from "#db/schema.ts";
import { SESSION_LIFE_MS } from "./session-cookie.server.ts";

/** A query for when a session ends at the latest, UTC milliseconds. */
export function selectSessionEnd(db: Database, sessionId: string) {
	return db
		.select({ endsAt: sql<number>`${sessions.createdAt} + ${SESSION_LIFE_MS}` })
		.from(sessions)
		.where(eq(sessions.id, sessionId));
}
