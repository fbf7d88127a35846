import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#app/database/client.server.ts";
import { quoteRequests, settings } from "#db/schema.ts";
import { freeHalfDays, type HalfDay } from "./half-days.ts";

/** Days ahead in which customers may wish for a half. */
const DAYS_AHEAD = 21;
const DAY_MS = 24 * 60 * 60_000;

const limitsSchema = z.object({
	daysOff: z._default(z.array(z.string()), []),
	capacity: z._default(z.int(), 1),
});

/** Queries for what `readFreeHalfDays` needs, to go along with a page's own. `now` is UTC milliseconds. */
export function selectAvailability(db: Database, now: number) {
	return [
		db.select({ value: settings.value }).from(settings).where(eq(settings.id, 1)),
		db
			.select({
				startsAt: sql<number>`${quoteRequests.scheduledFor}`,
				endsAt: sql<number>`${quoteRequests.scheduledUntil}`,
			})
			.from(quoteRequests)
			.where(
				sql`scheduled_for > ${now} and scheduled_for < ${now + (DAYS_AHEAD + 1) * DAY_MS} and lost_at is null and not spam`,
			),
	] as const;
}

type Bookings = { startsAt: number; endsAt: number }[];

/** The half days that customers may wish for at `now`, UTC milliseconds: the results of `selectAvailability`, read. */
export function readFreeHalfDays(
	[saved]: readonly { value: string }[],
	scheduled: Bookings,
	now: number,
): HalfDay[] {
	const { daysOff, capacity } = limitsSchema.parse(JSON.parse(saved?.value ?? "{}"));
	return freeHalfDays({ now, days: DAYS_AHEAD, daysOff, capacity, scheduled });
}
