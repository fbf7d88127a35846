import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { business } from "#app/config/business.ts";
import { dateOf, localTime } from "#app/config/business-hours.ts";
import { DAY_MS } from "#app/config/durations.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { calendarFileName, selectCalendarVersion } from "#app/schedule/calendar-address.server.ts";
import { CALENDAR_WEEKS, calendarDays } from "#app/schedule/calendar-days.ts";
import { selectComingJobs, selectEarlierJobs } from "#app/schedule/scheduled-jobs.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { selectShell, shellOf } from "./shell.server.ts";

/** What the calendar shows at `now` (UTC milliseconds), in one round trip with the check of the session.
 * @throws {Response} a redirect when the session is not open; an error when the database does not answer. */
export async function loadCalendar(args: RouteArgs, now: number) {
	const { db, env } = args.context;
	const sessionId = (await presentedSession(args.request)) ?? "";
	const { midnight } = localTime(now);
	const [saved, coming, earlier, [feed], shell] = await requireAdmin(
		args,
		() =>
			[
				selectSettings(db),
				selectComingJobs(db, now - DAY_MS, now + CALENDAR_WEEKS * 7 * DAY_MS),
				selectEarlierJobs(db, now),
				selectCalendarVersion(db),
				selectShell(db, sessionId),
			] as const,
	);
	const file = calendarFileName(feed?.version ?? 0, env);
	return {
		shell: shellOf(shell),
		days: calendarDays({ now, days: CALENDAR_WEEKS * 7, jobs: coming, ...settingsOf(saved).settings }),
		today: dateOf(midnight),
		earlier: earlier.filter(({ startsAt }) => localTime(startsAt).midnight < midnight),
		address: file && (env.SITE_URL ?? business.siteUrl) + jobPaths.calendarFeed(file),
	};
}
