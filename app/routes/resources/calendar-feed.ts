import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { business } from "#app/config/business.ts";
import { ownerEvent } from "#app/content/schedule.ts";
import { readCalendarFileName } from "#app/schedule/calendar-address.server.ts";
import { calendarAnswer } from "#app/schedule/calendar-file.ts";
import { ownEntryEvents, ownerEventOf } from "#app/schedule/job.ts";
import { loadFeedJobs } from "#app/schedule/scheduled-jobs.server.ts";
import { answerFile } from "#app/security/file-answer.server.ts";
import { ownEntriesOf } from "#app/settings/settings.server.ts";

/** The owner's jobs for calendar apps. An address that never existed and one that no longer works get the same answer. */
export function loader(args: LoaderFunctionArgs) {
	const { db, env } = args.context;
	const version = readCalendarFileName(args.params.file ?? "", env);
	return answerFile(args, { what: "calendar not loaded" }, async () => {
		const feed = version === null ? null : await loadFeedJobs(db, version, Date.now());
		if (!feed) return new Response(null, { status: 404 });
		const origin = env.SITE_URL ?? business.siteUrl;
		const { entries, hours, scheduleRevision } = ownEntriesOf(feed.saved);
		const own = ownEntryEvents(entries, hours, scheduleRevision);
		const events = [...feed.jobs.map((job) => ownerEventOf(job, origin)), ...own];
		return calendarAnswer({ method: "PUBLISH", events, name: ownerEvent.calendar }, "jobs.ics");
	});
}
