import { hoursOn, minutesOf, type WorkingTimes } from "#app/time/business-hours.ts";
import { DAY_MS, localTime, MINUTE_MS, toUtc, type UtcMs } from "#app/time/clock.ts";

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
