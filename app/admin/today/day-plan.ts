import { MAX_WORK } from "#app/admin/quote/triage.ts";
import { writeText } from "#app/content/own-texts.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { todayPage } from "#app/content/today.ts";
import { textAddress } from "#app/fields/message-address.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { contactLinks } from "#app/quotes/contact-links.ts";
import { placeOf } from "#app/quotes/describe-quote.ts";
import { jobOf } from "#app/quotes/job.ts";
import { formatClock, formatJobTime, halfNameOf, type JobTimes } from "#app/quotes/job-times.ts";
import { lineText } from "#app/quotes/total-lines.ts";
import type { Settings } from "#app/settings/settings.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type TodayQuote, whereOf, wordsOf } from "./today-items.ts";

/** A map takes this many stops on the way to the last one. */
const MAX_WAYPOINTS = 9;

/** Returns the jobs of a day in the order that was set by hand; those that came since stand where their time is. */
export function orderStops<Job extends { id: string; startsAt: UtcMs }>(
	jobs: readonly Job[],
	order: readonly string[],
): Job[] {
	const placed = order.flatMap((id) => jobs.find((job) => job.id === id) ?? []);
	for (const job of jobs.toSorted((one, other) => one.startsAt - other.startsAt)) {
		if (placed.includes(job)) continue;
		const next = placed.findIndex(({ startsAt }) => startsAt > job.startsAt);
		placed.splice(next < 0 ? placed.length : next, 0, job);
	}
	return placed;
}

/** Returns the ids in their order with one of them a place earlier or later; null where there is no such place. */
export function moveStop(ids: readonly string[], index: number, by: -1 | 1): string[] | null {
	const [moved, other] = [ids[index], ids[index + by]];
	if (moved === undefined || other === undefined) return null;
	return ids.map((id, place) => (place === index ? other : place === index + by ? moved : id));
}

/** Returns a job as the plan of the day shows it: who, when, where, what for how much, and what one tap does. */
export function stopOf(
	job: TodayQuote & JobTimes & { isDone: boolean },
	{ followUps, texts }: Pick<Settings, "followUps" | "texts">,
) {
	const { basis, work, lines, total } = jobOf(job);
	const links = contactLinks(job, texts);
	const { name: customer } = job;
	const textOf = (words: string) => textAddress(job.phone, words);
	return {
		...{ id: job.id, name: job.name, isDone: job.isDone, revision: job.revision },
		words: wordsOf(job),
		when: todayPage.when(halfNameOf(job), formatClock(job.startsAt), formatClock(job.endsAt)),
		place: placeOf(job),
		where: whereOf(job),
		map: links.map,
		phone: { href: links.call, text: formatPhone(job.phone) },
		/** Nobody owes what is only offered. */
		total: basis === "offered" ? `${quoteCard.jobs.offered} ${formatDollars(total)}` : formatDollars(total),
		work: prefillWork(work),
		lines: lines.length === 0 ? work : lines.map(lineText),
		onMyWay: textOf(writeText("onMyWay", { customer }, texts)),
		late: textOf(writeText("late", { customer }, texts)),
		/** The reminder is null where a mail reminds of the date. */
		remind:
			followUps && job.email !== null
				? null
				: textOf(writeText("dateReminder", { customer, time: formatJobTime(job) }, texts)),
	};
}
export type DayStop = ReturnType<typeof stopOf>;

/** Returns as many whole lines of work as the field of what was done takes, and how many more there are. */
function prefillWork(work: readonly string[], shown = work.length): string {
	const more = shown < work.length ? [todayPage.moreWork(work.length - shown)] : [];
	const text = [...work.slice(0, shown), ...more].join(", ");
	return text.length > MAX_WORK ? prefillWork(work, shown - 1) : text;
}

/** Returns the addresses of maps with the way to all places: the first from where the device is, each further one from where the one
 * before it ends. None for fewer than two places. */
export function routeAddresses(places: readonly string[], origin?: string): string[] {
	const stops = places.slice(0, MAX_WAYPOINTS + 1);
	const destination = stops.pop();
	if (destination === undefined || (stops.length === 0 && origin === undefined)) return [];
	const query = new URLSearchParams({ api: "1", travelmode: "driving", destination });
	if (origin !== undefined) query.set("origin", origin);
	if (stops.length > 0) query.set("waypoints", stops.join("|"));
	const further = routeAddresses(places.slice(MAX_WAYPOINTS + 1), destination);
	return [`https://www.google.com/maps/dir/?${query}`, ...further];
}
