import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { business } from "#app/config/business.ts";
import { groupByReminder } from "#app/offers/reminders.ts";
import { customerPageAddress } from "#app/quotes/customer-token.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { formatJobDay } from "#app/schedule/when-text.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { selectReminded } from "./reminder.server.ts";
import { selectShell, shellOf } from "./shell.server.ts";
import { cutList } from "./today.ts";
import {
	acceptedItem,
	doneItem,
	expiredItem,
	freshItem,
	groupOf,
	jobItem,
	offerItem,
	unfinishedItem,
	visitItem,
} from "./today-groups.ts";
import {
	MAX_EXPIRED,
	selectAccepted,
	selectDueVisits,
	selectExpired,
	selectFresh,
	selectJobsToday,
	selectUnanswered,
	selectUnfinished,
	selectUnthanked,
} from "./today-reads.server.ts";

/**
 * What waits for the owner at `now` (UTC milliseconds), in one round trip with the check of the session.
 * @throws {Response} a redirect when the session is not open; an error when the database does not answer.
 */
export async function loadToday(args: RouteArgs, now: number) {
	const { db, env } = args.context;
	const remindedId = new URL(args.request.url).searchParams.get("reminded") ?? "";
	const sessionId = (await presentedSession(args.request)) ?? "";
	const [
		fresh,
		offers,
		expired,
		accepted,
		jobs,
		unfinished,
		done,
		visits,
		settingsRows,
		shell,
		[reminded = null],
	] = await requireAdmin(
		args,
		() =>
			[
				selectFresh(db),
				selectUnanswered(db, now),
				selectExpired(db, now),
				selectAccepted(db),
				selectJobsToday(db, now),
				selectUnfinished(db, now),
				selectUnthanked(db, now),
				selectDueVisits(db, now),
				selectSettings(db),
				selectShell(db, sessionId),
				selectReminded(db, remindedId, now),
			] as const,
	);
	const { settings } = settingsOf(settingsRows);
	const told = { now, followUps: settings.followUps, origin: env.SITE_URL ?? business.siteUrl };
	const linked = offers.map(({ token, ...offer }) => ({
		...offer,
		link: token && customerPageAddress(token, env),
	}));
	const unanswered = cutList(linked);
	const { week, days } = groupByReminder(unanswered.rows, now, settings);
	const { isCut } = unanswered;
	const groups = [
		groupOf("jobs", cutList(jobs), jobItem),
		groupOf("unfinished", cutList(unfinished), unfinishedItem),
		groupOf("fresh", cutList(fresh), (quote) => freshItem(quote, now)),
		groupOf("week", { rows: week, isCut }, (offer) => offerItem(offer, "week", told)),
		groupOf("days", { rows: days, isCut }, (offer) => offerItem(offer, "days", told)),
		groupOf("accepted", cutList(accepted), (quote) => acceptedItem(quote, now)),
		groupOf("expired", cutList(expired, MAX_EXPIRED), (offer) => expiredItem(offer, now)),
		groupOf("done", cutList(done), (job) => doneItem(job, now)),
		groupOf("visits", cutList(visits), (job) => visitItem(job, told)),
	];
	return {
		shell: shellOf(shell),
		day: formatJobDay(now),
		reminded,
		groups: groups.filter(({ items }) => items.length > 0),
	};
}

export type TodayPage = Awaited<ReturnType<typeof loadToday>>;
