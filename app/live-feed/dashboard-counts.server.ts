import { and, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { remindersDueAt } from "#app/follow-ups/followed-quotes.server.ts";
import { idsToLookAt, openOfferIds, testsAt } from "#app/quotes/quote-reads.server.ts";
import { isJobOfDay } from "#app/schedule/scheduled-jobs.server.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { lastOpen } from "#app/time/business-hours.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { quoteRequests, settings } from "#db/schema.ts";
import { type DashboardCounts, MAX_TODAY } from "./dashboard-counts.ts";

const LIMIT = MAX_TODAY + 1;

const countsBy = z.record(z.string(), z.int());

/** A query for what the dashboard counts at `now`; `readDashboardCounts` reads it. Where `isNeeded` is
 * false it reads no rows and returns none. */
export function selectDashboardCounts(db: Database, now: UtcMs, isNeeded?: SQL) {
	const { id } = quoteRequests;
	const jobs = db.select({ id }).from(quoteRequests).where(isJobOfDay(now)).limit(LIMIT);
	const stages = sql`(select json_group_object(stage, count) from stage_counts)`;
	return db
		.select({
			stages: fromJson(stages, countsBy),
			openOffers: db.$count(openOfferIds(now)),
			changed: db.$count(idsToLookAt),
			newTests: testsAt("new"),
			acceptedTests: testsAt("accepted"),
			jobs: db.$count(jobs),
			reminders: remindersDueAt(LIMIT, now),
			settings: settings.value,
		})
		.from(settings)
		.where(and(eq(settings.id, 1), isNeeded));
}

type Counted = Awaited<ReturnType<typeof selectDashboardCounts>>;

/** Returns the counts, or null where nothing was counted. */
export function readDashboardCounts([row]: Counted, now: UtcMs): DashboardCounts | null {
	if (!row) return null;
	const { stages, openOffers: open, changed, newTests, acceptedTests, jobs, reminders } = row;
	const { settings: saved } = settingsOf([{ value: row.settings, revision: 0 }]);
	const worked = lastOpen(now, saved);
	const { new: fresh = 0, contacted = 0, spam = 0 } = stages;
	const { offered = 0, accepted = 0, scheduled = 0, done = 0, lost = 0 } = stages;
	return {
		...{ new: fresh, contacted, spam, changed },
		later: {
			...{ accepted, scheduled, done, lost },
			offered: open,
			expired: Math.max(0, offered - open),
		},
		today: {
			fresh: Math.max(0, fresh - newTests),
			// What comes due at night or on a day off waits for the opening.
			offers: reminders.filter((dueAt) => dueAt <= worked).length,
			accepted: Math.max(0, accepted - acceptedTests),
			jobs,
		},
	};
}
