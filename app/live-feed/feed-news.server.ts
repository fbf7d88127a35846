import { and, gt, inArray, isNotNull } from "drizzle-orm";
import { isValid, RENEW_MS } from "#app/auth/session-state.server.ts";
import type { Env } from "#app/config/env.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { hasRow } from "#app/database/rows.ts";
import { selectEvents } from "#app/quotes/quote-reads.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { quoteEvents, sessions } from "#db/schema.ts";
import { readDashboardCounts, selectDashboardCounts } from "./dashboard-counts.server.ts";

export const PAGE_SIZE = 100;

/**
 * Reads what the streams have to send, in one round trip: at most `PAGE_SIZE` events after the lowest cursor, oldest
 * first; the dashboard's counts, null without an event; and the sessions that are open. It renews these, once a minute
 * and in a second round trip: to read needs no turn among those who write.
 * @throws when the database refuses or does not answer in time.
 */
export async function readNews(
	{ db, env }: { db: Database; env: Env },
	listening: readonly { sessionId: string; cursor: number }[],
	now: UtcMs,
) {
	const ids = [...new Set(listening.map(({ sessionId }) => sessionId))];
	const open = and(inArray(sessions.id, ids), isNotNull(sessions.unlockedAt), isValid(env, now));
	const lowest = Math.min(...listening.map(({ cursor }) => cursor));
	const hasNews = hasRow(db, quoteEvents, gt(quoteEvents.seq, lowest));
	const [found, events, counted] = await db.batch([
		db.select({ id: sessions.id, lastSeenAt: sessions.lastSeenAt }).from(sessions).where(open),
		selectEvents(db, lowest, PAGE_SIZE),
		selectDashboardCounts(db, now, hasNews),
	]);
	if (found.some(({ lastSeenAt }) => lastSeenAt < now - RENEW_MS))
		await db.update(sessions).set({ lastSeenAt: now }).where(open);
	return {
		events,
		counts: readDashboardCounts(counted, now),
		openSessions: new Set(found.map(({ id }) => id)),
	};
}
