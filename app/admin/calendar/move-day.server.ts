import { and, asc, eq, isNotNull } from "drizzle-orm";
import { readPage } from "#app/admin/shell/shell.server.ts";
import { orderOf, selectOrders } from "#app/admin/today/day-orders.server.ts";
import { orderStops } from "#app/admin/today/day-plan.ts";
import { cutList } from "#app/admin/today/today.ts";
import { whereOf } from "#app/admin/today/today-items.ts";
import { selectJobsOn } from "#app/admin/today/today-reads.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { todayPage } from "#app/content/today.ts";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { askedSlotsOf, isDateAgreed } from "#app/quotes/agreed-date.ts";
import { otherJobs, selectJobsBetween } from "#app/quotes/free-half-days.server.ts";
import { freeHalfDays, freeSameTimes } from "#app/quotes/half-days.ts";
import { formatClock, formatJobDay, formatTimes, halfNameOf, type JobTimes } from "#app/quotes/job-times.ts";
import { placesFor, proposeDates } from "#app/quotes/propose-dates.ts";
import { quoteChangesSchema } from "#app/quotes/quote-view.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { forecastOf } from "#app/schedule/forecast.server.ts";
import { forecastOn } from "#app/schedule/forecast.ts";
import { isJobOfDay } from "#app/schedule/scheduled-jobs.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { DAY_MS, isDate, localTime, toUtc, type UtcMs } from "#app/time/clock.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";
import { choiceText, type DateChoice, formatChoice } from "./date-choice.ts";
import { readMovedJobs, selectMovedJobs } from "./moved-jobs.server.ts";
import { typedOf } from "./read-date.ts";
import { readMovedIds } from "./read-move.ts";

const DAYS_BEFORE = 7;
const DAYS_AFTER = 21;
/** Times after it in a list at most, but one for each job. */
const MAX_LATER = 30;

/** What the page shows that moves the jobs of the day in its address; 404 where the address has no day. */
export async function loadMoveDay(args: RouteArgs & { params: { date?: string } }, now: UtcMs) {
	const { db, env } = args.context;
	const { date = "" } = args.params;
	if (!isDate(date)) throw new Response(null, { status: 404 });
	const from = toUtc(Date.parse(date));
	const after = Math.max(now, toUtc(Date.parse(date) - DAYS_BEFORE * DAY_MS));
	const movedIds = readMovedIds(new URL(args.request.url).searchParams);
	const { shell, results } = await readPage(args, [
		selectSettings(db),
		selectJobsOn(db, from),
		selectOrders(db, [date]),
		selectJobsBetween(db, now, after + (DAYS_BEFORE + DAYS_AFTER + 2) * DAY_MS),
		selectMovedJobs(db, movedIds),
		selectAsking(db, from),
	]);
	const [saved, found, orders, booked, moved, asking] = results;
	const { settings } = settingsOf(saved);
	const open = cutList(found).rows.filter(({ isDone }) => !isDone);
	const scheduled = otherJobs(booked, null);
	const availability = { ...settings, now, after, days: DAYS_BEFORE + DAYS_AFTER, scheduled };
	const halves = listed(freeHalfDays(availability), date, open.length);
	const leaving = open.map((job) => {
		const history = asking.filter(({ quoteId }) => quoteId === job.id);
		const isHalfDay = typedOf(job, settings.hours).half !== "times";
		const same = isHalfDay ? [] : listed(freeSameTimes(availability, job), date, open.length);
		const sameTimes = same.map(withTimes);
		const wishes = isDateAgreed(history, job) ? [] : (askedSlotsOf(history) ?? []);
		return { ...job, sameTimes, ...placesFor(job, { sameTimes, halves }, wishes) };
	});
	const jobs = orderStops(leaving, orderOf(orders, date));
	const proposed = proposeDates(jobs, { booked: scheduled, capacity: settings.capacity, after: date });
	const page = {
		date,
		day: formatJobDay(from),
		forecast: forecastOn(forecastOf(saved), date, now),
		jobs: jobs.map((job) => ({
			id: job.id,
			revision: job.revision,
			name: job.name,
			where: whereOf(job),
			when: todayPage.when(halfNameOf(job), formatClock(job.startsAt), formatClock(job.endsAt)),
			asks: job.asks.map(quoteCard.asks).join("\n"),
			before: formatTimes(job),
			askedAt: job.asks[0]?.askedAt,
			sameTimes: optionsOf(job.sameTimes),
			proposed: proposedTo(proposed.get(job.id)),
		})),
		halves: optionsOf(halves),
		moved: readMovedJobs(moved, movedIds, { date, now, env }),
		now,
	};
	return dataWithFlash(args.request, { page, shell });
}
export type MoveDayPage = Awaited<ReturnType<typeof loadMoveDay>>["data"]["page"];

function selectAsking(db: Database, now: UtcMs) {
	const { action, changes, quoteId, revision } = quoteEvents;
	return db
		.select({ quoteId, action, changes: fromJson(changes, quoteChangesSchema) })
		.from(quoteEvents)
		.innerJoin(quoteRequests, eq(quoteRequests.id, quoteId))
		.where(and(isJobOfDay(now), isNotNull(quoteRequests.askedAt)))
		.orderBy(asc(revision));
}

function listed<Time extends { date: string }>(free: readonly Time[], date: string, jobs: number): Time[] {
	const later = free.filter((time) => time.date > date);
	return [...free.filter((time) => time.date < date), ...later.slice(0, Math.max(MAX_LATER, jobs))];
}

function withTimes<Time extends JobTimes>(time: Time) {
	const [from, until] = [localTime(time.startsAt).time, localTime(time.endsAt).time];
	return { ...time, half: "times" as const, from, until };
}

function optionsOf(choices: readonly DateChoice[]) {
	return choices.map((choice) => ({ value: formatChoice(choice), label: choiceText(choice) }));
}

function proposedTo(choice: DateChoice | null | undefined): string {
	return choice ? formatChoice(choice) : "";
}
