import { readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { business } from "#app/config/business.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { calendarFileName, selectCalendarVersion } from "#app/schedule/calendar-address.server.ts";
import { readJob } from "#app/schedule/job.ts";
import { selectComingJobs, selectEarlierJobs } from "#app/schedule/scheduled-jobs.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { DAY_MS, dateOf, localTime, toUtc, type UtcMs } from "#app/time/clock.ts";
import { calendarDays, calendarWeeks } from "./calendar-days.ts";

/** What the calendar shows at `now` from the day on that its address names, in one round trip with the check of the session. */
export async function loadCalendar(args: RouteArgs, now: UtcMs) {
	const { db, env } = args.context;
	const { midnight } = localTime(now);
	const asked = new URL(args.request.url).searchParams.get("from");
	const { from, days, ...pages } = calendarWeeks(asked, midnight);
	const begin = toUtc(from);
	const { shell, results } = await readPage(args, [
		selectSettings(db),
		selectComingJobs(db, begin, toUtc(from + days * DAY_MS)),
		selectEarlierJobs(db, now),
		selectCalendarVersion(db),
	]);
	const [saved, coming, earlier, [feed]] = results;
	const file = calendarFileName(feed?.version ?? 0, env);
	const page = {
		days: calendarDays({
			now: begin,
			since: now,
			days,
			jobs: coming.map(readJob),
			...settingsOf(saved).settings,
		}),
		today: dateOf(midnight),
		pages: { from: dateOf(from), ...pages },
		earlier: earlier.map(readJob).filter(({ startsAt }) => localTime(startsAt).midnight < midnight),
		/** The file that calendars follow has this address; null where that file is off. */
		address: file && (env.SITE_URL ?? business.siteUrl) + jobPaths.calendarFeed(file),
		...{ cursor: shell.cursor, now: shell.now },
	};
	return dataWithFlash(args.request, { page, shell, failure: null });
}
export type Calendar = Awaited<ReturnType<typeof loadCalendar>>["data"]["page"];
