import { readPage } from "#app/admin/shell/shell.server.ts";
import { business } from "#app/config/business.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { calendarFileName, selectCalendarVersion } from "#app/schedule/calendar-address.server.ts";
import { readJob } from "#app/schedule/job.ts";
import { selectComingJobs, selectEarlierJobs } from "#app/schedule/scheduled-jobs.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";

import { DAY_MS, dateOf, localTime, type UtcMs } from "#app/time/clock.ts";
import { CALENDAR_WEEKS, calendarDays } from "./calendar-days.ts";

/** What the calendar shows at `now`, in one round trip with the check of the session.
 * @throws {Response} a redirect when the session is not open; an error when the database does not answer. */
export async function loadCalendar(args: RouteArgs, now: UtcMs) {
	const { db, env } = args.context;
	const { midnight } = localTime(now);
	const { shell, results } = await readPage(args, [
		selectSettings(db),
		selectComingJobs(db, now - DAY_MS, now + CALENDAR_WEEKS * 7 * DAY_MS),
		selectEarlierJobs(db, now),
		selectCalendarVersion(db),
	]);
	const [saved, coming, earlier, [feed]] = results;
	const file = calendarFileName(feed?.version ?? 0, env);
	return {
		shell,
		days: calendarDays({
			now,
			days: CALENDAR_WEEKS * 7,
			jobs: coming.map(readJob),
			...settingsOf(saved).settings,
		}),
		today: dateOf(midnight),
		earlier: earlier.map(readJob).filter(({ startsAt }) => localTime(startsAt).midnight < midnight),
		address: file && (env.SITE_URL ?? business.siteUrl) + jobPaths.calendarFeed(file),
	};
}
