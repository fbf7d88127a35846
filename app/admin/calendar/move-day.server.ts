import { and, asc, eq, isNotNull } from "drizzle-orm";
import { readPage } from "#app/admin/shell/shell.server.ts";
import { orderStops } from "#app/admin/today/day-plan.ts";
import { cutList } from "#app/admin/today/today.ts";
import { whereOf } from "#app/admin/today/today-items.ts";
import { orderOf, selectJobsOn, selectOrders } from "#app/admin/today/today-reads.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { todayPage } from "#app/content/today.ts";
import type { Database } from "#app/database/client.server.ts";
import { fromJson } from "#app/database/typed-columns.ts";
import { askedSlotsOf, isDateAgreed } from "#app/quotes/agreed-date.ts";
import { otherJobs, selectJobsBetween } from "#app/quotes/free-half-days.server.ts";
import { freeHalfDays, type HalfDay } from "#app/quotes/half-days.ts";
import { formatClock, formatJobDay, formatTimes, halfNameOf } from "#app/quotes/job-times.ts";
import { formatSlot } from "#app/quotes/preferred-slots.ts";
import { proposeHalfDays, withRoom } from "#app/quotes/propose-half-days.ts";
import { quoteChangesSchema } from "#app/quotes/quote-view.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { forecastOf } from "#app/schedule/forecast.server.ts";
import { forecastOn } from "#app/schedule/forecast.ts";
import { isJobOfDay } from "#app/schedule/scheduled-jobs.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import type { Settings } from "#app/settings/settings.ts";
import { DAY_MS, isDate, toUtc, type UtcMs } from "#app/time/clock.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";
import { readMovedJobs, selectMovedJobs } from "./moved-jobs.server.ts";
import { readMovedIds, slotText } from "./read-move.ts";

/** Half days are offered in so many days before the one that is moved, and after it. */
const DAYS_BEFORE = 7;
const DAYS_AFTER = 21;
/** Half days after it in a list at most, but one for each job. */
const MAX_HALF_DAYS = 30;

/**
 * What the page shows that moves the jobs of the day in its address, in one round trip with the check of the session.
 * @throws {Response} a redirect when the session is not open, 404 where the address has no day; an error when the database
 * does not answer.
 */
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
	const withWishes = open.map((job) => {
		const history = asking.filter(({ quoteId }) => quoteId === job.id);
		return { ...job, wishes: isDateAgreed(history, job) ? [] : (askedSlotsOf(history) ?? []) };
	});
	const jobs = orderStops(withWishes, orderOf(orders, date));
	const free = freeOn({ now, after, date, jobs: jobs.length }, settings, otherJobs(booked, null));
	const proposed = proposeHalfDays(jobs, free, date);
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
			asks: job.asks && quoteCard.asks(job.asks),
			before: formatTimes(job),
			slot: slotOf(proposed.get(job.id)),
		})),
		slots: free.map((half) => ({ value: formatSlot(half), label: slotText(half) })),
		moved: readMovedJobs(moved, movedIds, { date, now, env }),
		now,
	};
	return dataWithFlash(args.request, { page, shell });
}
export type MoveDayPage = Awaited<ReturnType<typeof loadMoveDay>>["data"]["page"];

/** Returns a query for the histories of the jobs of `now`'s day whose customers wait for an answer, each oldest first. */
function selectAsking(db: Database, now: UtcMs) {
	const { action, changes, quoteId, revision } = quoteEvents;
	return db
		.select({ quoteId, action, changes: fromJson(changes, quoteChangesSchema) })
		.from(quoteEvents)
		.innerJoin(quoteRequests, eq(quoteRequests.id, quoteId))
		.where(and(isJobOfDay(now), isNotNull(quoteRequests.askedAt)))
		.orderBy(asc(revision));
}

function freeOn(
	{ now, after, date, jobs }: { now: UtcMs; after: UtcMs; date: string; jobs: number },
	{ hours, daysOff, worked, capacity, ownEntries }: Settings,
	scheduled: ReturnType<typeof otherJobs>,
) {
	const days = DAYS_BEFORE + DAYS_AFTER;
	const times = { hours, daysOff, worked, capacity, scheduled, ownEntries };
	const free = freeHalfDays({ now, after, days, ...times });
	const [before, later] = [free.filter((half) => half.date < date), free.filter((half) => half.date > date)];
	const listed = [...before, ...later.slice(0, Math.max(MAX_HALF_DAYS, jobs))];
	return withRoom(listed, scheduled, capacity);
}

function slotOf(half: HalfDay | null | undefined): string {
	return half ? formatSlot(half) : "";
}
