import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { groupByReminder } from "#app/offers/reminders.ts";
import { customerPageAddress } from "#app/quotes/customer-token.server.ts";
import { formatJobDay } from "#app/schedule/when-text.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { selectReminded } from "./reminder.server.ts";
import { selectShell, shellOf } from "./shell.server.ts";
import { cutList } from "./today.ts";
import { acceptedItem, doneItem, freshItem, groupOf, jobItem, offerItem } from "./today-groups.ts";
import {
	selectAccepted,
	selectFresh,
	selectJobsToday,
	selectUnanswered,
	selectUnthanked,
} from "./today-reads.server.ts";

/**
 * What waits for the owner at `now` (UTC milliseconds), in one round trip with the check of the session.
 * @throws {Response} a redirect when the session is not open; an error when the database does not answer.
 */
export async function loadToday(args: Pick<LoaderFunctionArgs, "request" | "context">, now: number) {
	const { db, env } = args.context;
	const remindedId = new URL(args.request.url).searchParams.get("reminded") ?? "";
	const sessionId = (await presentedSession(args.request)) ?? "";
	const [fresh, offers, accepted, jobs, done, settingsRows, shell, [reminded = null]] = await requireAdmin(
		args,
		() =>
			[
				selectFresh(db),
				selectUnanswered(db, now),
				selectAccepted(db),
				selectJobsToday(db, now),
				selectUnthanked(db, now),
				selectSettings(db),
				selectShell(db, sessionId),
				selectReminded(db, remindedId, now),
			] as const,
	);
	const { settings } = settingsOf(settingsRows);
	const { followUps } = settings;
	const unthanked = cutList(done.filter(({ email }) => !followUps || email === null));
	const unanswered = cutList(
		offers.map(({ token, ...offer }) => ({ ...offer, link: token && customerPageAddress(token, env) })),
	);
	const { week, days } = groupByReminder(unanswered.rows, now, settings);
	const [jobList, freshList, acceptedList] = [cutList(jobs), cutList(fresh), cutList(accepted)];
	const groups = [
		groupOf("jobs", jobList.rows.map(jobItem), jobList.isCut),
		groupOf(
			"fresh",
			freshList.rows.map((quote) => freshItem(quote, now)),
			freshList.isCut,
		),
		groupOf(
			"week",
			week.map((offer) => offerItem(offer, "week", { now, followUps })),
			unanswered.isCut,
		),
		groupOf(
			"days",
			days.map((offer) => offerItem(offer, "days", { now, followUps })),
			unanswered.isCut,
		),
		groupOf(
			"accepted",
			acceptedList.rows.map((quote) => acceptedItem(quote, now)),
			acceptedList.isCut,
		),
		groupOf(
			"done",
			unthanked.rows.map((job) => doneItem(job, now)),
			unthanked.isCut,
		),
	];
	return {
		shell: shellOf(shell),
		day: formatJobDay(now),
		reminded,
		groups: groups.filter(({ items }) => items.length > 0),
	};
}

export type TodayPage = Awaited<ReturnType<typeof loadToday>>;
