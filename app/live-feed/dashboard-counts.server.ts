import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#app/database/client.server.ts";
import { groupByReminder } from "#app/offers/reminders.ts";
import { unansweredIds } from "#app/offers/unanswered.server.ts";
import { changedQuotes, isChangedSince, newTests, openOfferIds } from "#app/quotes/quote-reads.server.ts";
import { isJobOfDay } from "#app/schedule/scheduled-jobs.server.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { type DashboardCounts, MAX_TODAY } from "./dashboard-counts.ts";

const LIMIT = MAX_TODAY + 1;

const countsBy = z.record(z.string(), z.int());
const unansweredSchema = z.array(z.object({ sentAt: z.int(), validUntil: z.int() }));

/** A query for what the dashboard counts at `now` (UTC milliseconds); `readDashboardCounts` reads it. Where `isNeeded` is
 * false it reads no rows and returns none. */
export function selectDashboardCounts(db: Database, now: number, isNeeded: SQL = sql`true`) {
	const unanswered = sql`(select json_group_array(json_object('sentAt', offered_at, 'validUntil', offer_valid_until)) from quote_requests where id in ${unansweredIds(now, LIMIT)})`;
	const jobs = sql`(select 1 from quote_requests where ${isJobOfDay(now)} limit ${LIMIT})`;
	return db
		.select({
			spam: sql<number>`(select count from quote_counts where state = 'spam')`,
			stages: json(sql`(select json_group_object(stage, count) from stage_counts)`, countsBy),
			openOffers: sql<number>`(select count(*) from ${openOfferIds(now)})`,
			changed: sql<number>`(select count(*) from ${changedQuotes} where spam = 0 and ${isChangedSince})`,
			tests: sql<number>`${newTests}`,
			unanswered: json(unanswered, unansweredSchema),
			jobs: sql<number>`(select count(*) from ${jobs})`,
			settings: sql<string>`(select value from settings where id = 1)`,
		})
		.from(sql`(select 1)`)
		.where(isNeeded);
}

function json<T>(query: SQL, schema: { parse(value: unknown): T }) {
	return sql`${query}`.mapWith((text: string) => schema.parse(JSON.parse(text)));
}

type Counted = Awaited<ReturnType<typeof selectDashboardCounts>>;

/** Null where nothing was counted. */
export function readDashboardCounts([row]: Counted, now: number): DashboardCounts | null {
	if (!row) return null;
	const { spam, stages, openOffers, changed, tests, jobs } = row;
	const { settings } = settingsOf([{ value: row.settings, revision: 0 }]);
	const { week, days } = groupByReminder(row.unanswered, now, settings);
	const { new: fresh = 0, contacted: called = 0 } = stages;
	const { offered = 0, accepted = 0, scheduled = 0, done = 0, lost = 0 } = stages;
	const contacted = called + offered + accepted + scheduled + done + lost;
	return {
		...{ new: fresh, contacted, spam, changed },
		later: {
			...{ accepted, scheduled, done, lost },
			offered: openOffers,
			expired: Math.max(0, offered - openOffers),
		},
		today: {
			fresh: Math.max(0, fresh - tests),
			offers: week.length + days.length,
			accepted,
			jobs,
		},
	};
}
