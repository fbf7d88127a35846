import { sourceName } from "#app/catalog/came-from.ts";
import { labelOf } from "#app/catalog/options.ts";
import { hearingLabels } from "#app/catalog/request-source.ts";
import { numbersPage } from "#app/content/numbers.ts";
import { hoursOn, minutesOf, type WorkingTimes } from "#app/time/business-hours.ts";
import { DAY_MS, localTime, MINUTE_MS, toUtc, type UtcMs } from "#app/time/clock.ts";
import {
	type Counts,
	factsOf,
	firstContactOf,
	jobTotal,
	lossOf,
	measures,
	type QuoteLife,
} from "./quote-life.ts";
import { type Days, type Moments, momentsOf, type Range, startsOf } from "./range.ts";

const noCounts = (): Counts => ({ requests: 0, offers: 0, won: 0, accepted: 0, booked: 0, done: 0 });

type Breakdown = readonly (readonly [name: string, counts: Counts])[];

/** Counts everything of a range, each fact of a life on its own day, and the totals of the days before. */
export function tallyOf(lives: readonly QuoteLife[], range: Range, times: WorkingTimes) {
	const here = momentsOf(range);
	const earlier = momentsOf(range.before);
	const starts = startsOf(range).map((day) => ({ day, at: toUtc(Date.parse(day)), counts: noCounts() }));
	const [total, totalBefore] = [noCounts(), noCounts()];
	const [sources, packages, services, zips] = [groups(), groups(), groups(), groups()];
	const losses = new Map<string, number>();
	for (const life of lives) {
		for (const { measure, at, amount } of factsOf(life)) {
			if (isWithin(earlier, at)) totalBefore[measure] += amount;
			if (!isWithin(here, at)) continue;
			const bucket = starts.findLast((start) => start.at <= at)?.counts;
			for (const counts of [
				total,
				...(bucket ? [bucket] : []),
				...[sources.of(sourceOf(life)), packages.of(life.package), zips.of(life.zipCode)],
				...life.services.map(services.of),
			])
				counts[measure] += amount;
		}
		const loss = lossOf(life);
		if (loss && isWithin(here, loss.at)) losses.set(loss.reason, (losses.get(loss.reason) ?? 0) + 1);
	}
	return {
		now: { ...total, ...contactsOf(lives, here, times) },
		before: { ...totalBefore, ...contactsOf(lives, earlier, times) },
		/** The counts go by the first day of each week or month. */
		series: starts.map(({ day, counts }) => [day, counts] as const),
		sources: sources.sorted(),
		packages: packages.sorted(),
		/** A quote counts for each of its services. */
		services: services.sorted(),
		zips: zips.sorted(),
		losses: [...losses].toSorted(([, one], [, other]) => other - one),
	};
}
export type Tally = ReturnType<typeof tallyOf>;
/** What is counted of some days. */
export type Totals = Tally["now"];

function isWithin({ from, until }: Moments, at: UtcMs): boolean {
	return from <= at && at < until;
}

function groups() {
	const counted = new Map<string, Counts>();
	return {
		of(name: string): Counts {
			const counts = counted.get(name) ?? noCounts();
			counted.set(name, counts);
			return counts;
		},
		sorted: (): Breakdown =>
			[...counted].toSorted(
				([name, one], [other, two]) =>
					measures.map((measure) => two[measure] - one[measure]).find((more) => more !== 0) ??
					name.localeCompare(other),
			),
	};
}

/** The requests from the website in some days, how many were answered, and after how many minutes of business hours the middle one. */
function contactsOf(lives: readonly QuoteLife[], days: Moments, times: WorkingTimes) {
	const asked = lives.filter(({ source, createdAt }) => source === "website" && isWithin(days, createdAt));
	const answered = asked.flatMap((life) => {
		const at = firstContactOf(life);
		return at === null ? [] : [{ from: life.createdAt, at }];
	});
	// Not `Math.min(...)`: a range has more of them than a call takes.
	const ends = answered.reduce(
		({ from, until }, life) => ({ from: Math.min(from, life.from), until: Math.max(until, life.at) }),
		{ from: Number.POSITIVE_INFINITY, until: 0 },
	);
	const minutesBetween = answered.length > 0 ? openMinutes(times, ends.from, ends.until) : () => 0;
	const waits = answered.map(({ from, at }) => minutesBetween(from, at));
	return { asked: asked.length, contacted: waits.length, minutes: medianOf(waits) };
}

/** Returns how many jobs have a date in each week of some days ahead, and what they come to, in whole dollars. */
export function aheadOf(lives: readonly QuoteLife[], days: Days) {
	const { from, until } = momentsOf(days);
	const jobs = lives.filter(
		({ scheduledFor, stage }) => stage !== "lost" && isWithin({ from, until }, scheduledFor ?? 0),
	);
	const starts = startsOf({ ...days, unit: "week" });
	return starts.map((day, index) => {
		const next = starts[index + 1];
		const week = { from: toUtc(Date.parse(day)), until: next ? toUtc(Date.parse(next)) : until };
		const those = jobs.filter(({ scheduledFor }) => isWithin(week, scheduledFor ?? 0));
		return { day, jobs: those.length, total: those.reduce((sum, life) => sum + jobTotal(life), 0) };
	});
}

function sourceOf({ source, heardOfUs, cameFrom }: Pick<QuoteLife, "source" | "heardOfUs" | "cameFrom">) {
	if (source === "website") return numbersPage.website(cameFrom && sourceName(cameFrom));
	return numbersPage.phone(heardOfUs && labelOf(hearingLabels, heardOfUs));
}

/** Returns a function that counts the minutes inside business hours between two moments, both from `from` to `until`. */
export function openMinutes(times: WorkingTimes, from: UtcMs, until: UtcMs) {
	const days: { opens: UtcMs; closes: UtcMs; before: number }[] = [];
	let before = 0;
	for (let day = localTime(from).midnight; toUtc(day) <= until; day += DAY_MS) {
		const hours = hoursOn(day, times);
		if (!hours) continue;
		const opens = toUtc(day + minutesOf(hours.opens) * MINUTE_MS);
		const closes = toUtc(day + minutesOf(hours.closes) * MINUTE_MS);
		days.push({ opens, closes, before });
		before += closes - opens;
	}
	/** Returns milliseconds of business hours since `from`. */
	function openUntil(moment: UtcMs): number {
		let [low, high] = [0, days.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((days[middle]?.opens ?? 0) <= moment) low = middle + 1;
			else high = middle;
		}
		const day = days[low - 1];
		return day ? day.before + Math.min(moment, day.closes) - day.opens : 0;
	}
	return (start: UtcMs, end: UtcMs) => Math.floor((openUntil(end) - openUntil(start)) / MINUTE_MS);
}

/** The middle one of numbers, between the two middle ones of an even count; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
	const sorted = numbers.toSorted((one, other) => one - other);
	const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
	return low === undefined || high === undefined ? null : Math.floor((low + high) / 2);
}
