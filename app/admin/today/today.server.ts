import { undoableOf } from "#app/admin/quote/triage.server.ts";
import { readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { business } from "#app/config/business.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { todayPage } from "#app/content/today.ts";
import { isUnthanked, visitLateness } from "#app/follow-ups/follow-up-rules.ts";
import { oldestDue } from "#app/follow-ups/follow-up-times.ts";
import type { FinishedJob, Recipient } from "#app/follow-ups/followed-quote.ts";
import { groupByReminder } from "#app/follow-ups/offer-reminders.ts";
import { customerPageAddress } from "#app/quotes/customer-token.server.ts";
import { dayAround, formatJobDay } from "#app/quotes/job-times.ts";
import { ownersReminder } from "#app/quotes/sent-reminders.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { forecastOf } from "#app/schedule/forecast.server.ts";
import { forecastOn } from "#app/schedule/forecast.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { localTime, type UtcMs } from "#app/time/clock.ts";
import { orderOf } from "./day-orders.server.ts";
import { orderStops, stopOf } from "./day-plan.ts";
import { cutList } from "./today.ts";
import {
	acceptedItem,
	askedItem,
	doneItem,
	expiredItem,
	freshItem,
	offerItem,
	type TodayItem,
	undeliveredItem,
	unfinishedItem,
	unofferedItem,
	visitItem,
} from "./today-items.ts";
import { MAX_QUIET, selectToday } from "./today-reads.server.ts";
import { untoldItem } from "./untold-item.ts";

/** What waits for the owner at `now`, in one round trip with the check of the session. */
export async function loadToday(args: RouteArgs, now: UtcMs) {
	const { db, env } = args.context;
	const query = new URL(args.request.url).searchParams;
	const dates = [now, dayAround(now).until].map((time) => localTime(time).date);
	const named = { dates, marked: query.get("marked") ?? "", reminded: query.get("reminded") ?? "" };
	const { shell, results } = await readPage(args, selectToday(db, now, named));
	const [
		undelivered,
		untold,
		asked,
		fresh,
		offers,
		expired,
		accepted,
		jobs,
		nextJobs,
		orders,
		markedRows,
		unfinished,
		done,
		settingsRows,
		[reminded],
		[begun],
		unoffered,
		...visits
	] = results;
	const { settings } = settingsOf(settingsRows);
	const { followUps, texts } = settings;
	// While they are switched off, no mail is in time.
	const oldest = followUps ? oldestDue(now, settings) : now;
	const told = { now, oldest, texts, origin: env.SITE_URL ?? business.siteUrl };
	const withLink = <Offer extends { customerToken: string | null }>(offer: Offer) => {
		const { customerToken: token } = offer;
		return { ...offer, link: token && customerPageAddress(token, env) };
	};
	const unanswered = cutList(offers.map(withLink));
	// Who waits for an answer is listed once.
	const isNotIn = (others: readonly { id: string }[]) => (quote: { id: string }) =>
		!others.some(({ id }) => id === quote.id);
	const unthanked = done.filter((job) => isUnthanked(job, now, followUps));
	const dueVisits = listDueVisits(visits.flat(), now, followUps);
	const said = reminded ? ownersReminder(reminded, now) : null;
	const isThanked = said?.about === "thank-you";
	const { week, days } = groupByReminder(unanswered.rows, now, settings);
	const { isCut } = unanswered;
	const waiting = cutList(fresh);
	const hidesSome = waiting.isCut || waiting.rows.some(({ foldedInto }) => foldedInto !== null);
	const groups = [
		groupOf("unfinished", cutList(unfinished), unfinishedItem),
		groupOf("undelivered", cutList(undelivered.map(withLink)), (offer) => undeliveredItem(offer, told)),
		groupOf("untold", cutList(untold.map(withLink)), (quote) => untoldItem(quote, told)),
		groupOf("asks", cutList(asked), (quote) => askedItem(quote, told)),
		groupOf("accepted", cutList(accepted), (quote) => acceptedItem(quote, now)),
		groupOf("fresh", { rows: waiting.rows, isCut: hidesSome }, (quote) => freshItem(quote, told)),
		groupOf("unoffered", cutList(unoffered.filter(isNotIn([...asked, ...untold])), MAX_QUIET), (quote) =>
			unofferedItem(quote, now),
		),
		groupOf("week", { rows: week, isCut }, (offer) => offerItem(offer, "week", told)),
		groupOf("days", { rows: days, isCut }, (offer) => offerItem(offer, "days", told)),
		groupOf("expired", cutList(expired.filter(isNotIn(asked)), MAX_QUIET), (offer) =>
			expiredItem(offer, now),
		),
		groupOf("done", cutList(unthanked), (job) => doneItem(job, told)),
		groupOf("visits", cutList(dueVisits), (job) => visitItem(job, told)),
	];
	const planOf = <Id extends string>(id: Id, listed: typeof jobs, date = "") => {
		const { rows, isCut } = cutList(listed);
		const stops = orderStops(rows, orderOf(orders, date)).map((job) => stopOf(job, settings));
		const ownEntries = settings.ownEntries.filter((entry) => entry.date === date);
		const forecast = forecastOn(forecastOf(settingsRows), date, now);
		return { id, date, isCut, stops, ownEntries, forecast };
	};
	const page = {
		cursor: shell.cursor,
		day: formatJobDay(now),
		plans: [planOf("jobs", jobs, dates[0]), planOf("tomorrow", nextJobs, dates[1])],
		begun: begun?.count ?? 0,
		/** The job that was just marked as done, which can be taken back; null for none. */
		marked: undoableOf(markedRows, now),
		now,
		/** Whom the owner has just reminded or thanked, which can be taken back; null for nobody. */
		reminded:
			reminded && said?.isRecorded
				? { id: reminded.id, name: reminded.name, revision: reminded.revision, isThanked }
				: null,
		groups: groups.filter(({ items }) => items.length > 0),
	};
	return dataWithFlash(args.request, { page, shell, failure: null });
}
export type TodayPage = Awaited<ReturnType<typeof loadToday>>["data"]["page"];

function listDueVisits<J extends FinishedJob & Recipient>(
	jobs: readonly J[],
	now: UtcMs,
	areMailsOn: boolean,
) {
	return jobs
		.flatMap((job) => {
			const lateness = visitLateness(job, now, areMailsOn);
			return lateness === null ? [] : [{ job, lateness }];
		})
		.toSorted((a, b) => a.lateness - b.lateness)
		.map(({ job }) => job);
}

function groupOf<R>(
	id: keyof typeof todayPage.groups,
	{ rows, isCut }: { rows: readonly R[]; isCut: boolean },
	toItem: (row: R) => TodayItem,
) {
	const status = {
		undelivered: "offered",
		untold: "scheduled",
		asks: "changed",
		fresh: "new",
		unoffered: "contacted",
		week: "offered",
		days: "offered",
		accepted: "accepted",
		expired: "expired",
		done: "done",
		visits: "done",
	} as const;
	const all =
		id === "unfinished"
			? { href: jobPaths.calendar, label: todayPage.all.jobs }
			: { href: `${paths.admin}?status=${status[id]}`, label: todayPage.all.quotes };
	return { id, heading: todayPage.groups[id], items: rows.map(toItem), all: isCut ? all : null };
}
