import { DAY_MS, dateOf, isDate, localTime, toUtc, type UtcMs } from "#app/time/clock.ts";

export const units = ["week", "month"] as const;
type Unit = (typeof units)[number];

/** Days from the first to the last one, both counted in, where the company is. */
export interface Days {
	/** The dates are such as `2026-05-04`. */
	readonly from: string;
	readonly to: string;
}

/** What the numbers are of, and the days of the same length before. */
export interface Range extends Days {
	readonly unit: Unit;
	readonly days: number;
	readonly before: Days;
}

/** A range has at most three years. */
const MAX_DAYS = 1_096;
const DEFAULT_DAYS = 28;
/** More of them are told by the month, unless weeks are asked for. */
const MAX_DAYS_BY_WEEK = 182;

/** Dates are no range for one of these reasons. */
export type RangeFault = "missing" | "turned" | "long";

/** What an address asks for: the last four weeks, unless it names other dates. */
export function readRange(parameters: URLSearchParams, now: UtcMs): Range | RangeFault {
	const from = parameters.get("from");
	const to = parameters.get("to");
	const unit = units.find((known) => known === parameters.get("by"));
	if (from === null && to === null) return rangeOf(lastDays(DEFAULT_DAYS, now), unit);
	if (!isOfCentury(from) || !isOfCentury(to)) return "missing";
	if (from > to) return "turned";
	return daysOf({ from, to }) > MAX_DAYS ? "long" : rangeOf({ from, to }, unit);
}

function isOfCentury(date: string | null): date is string {
	return date !== null && /^20/.test(date) && isDate(date);
}

function rangeOf({ from, to }: Days, unit: Unit | undefined): Range {
	const days = daysOf({ from, to });
	const before = { from: movedBy(from, -days), to: movedBy(from, -1) };
	return { from, to, days, before, unit: unit ?? (days > MAX_DAYS_BY_WEEK ? "month" : "week") };
}

export function presetsAt(now: UtcMs) {
	const today = localTime(now).date;
	const monthEnd = movedBy(`${today.slice(0, 7)}-01`, -1);
	return {
		"four-weeks": lastDays(DEFAULT_DAYS, now),
		"twelve-weeks": lastDays(3 * DEFAULT_DAYS, now),
		"last-month": { from: `${monthEnd.slice(0, 7)}-01`, to: monthEnd },
		"this-year": { from: `${today.slice(0, 4)}-01-01`, to: today },
		"twelve-months": lastDays(365, now),
	} as const satisfies Record<string, Days>;
}

/** Returns the next four weeks, today among them. */
export function daysAhead(now: UtcMs): Days {
	const today = localTime(now).date;
	return { from: today, to: movedBy(today, DEFAULT_DAYS - 1) };
}

function lastDays(days: number, now: UtcMs): Days {
	const to = localTime(now).date;
	return { from: movedBy(to, 1 - days), to };
}

function movedBy(date: string, days: number): string {
	return dateOf(Date.parse(date) + days * DAY_MS);
}

function daysOf({ from, to }: Days): number {
	return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Returns from which moment on, and until before which one, the days last. */
export function momentsOf({ from, to }: Days) {
	return { from: toUtc(Date.parse(from)), until: toUtc(Date.parse(to) + DAY_MS) };
}
export type Moments = ReturnType<typeof momentsOf>;

/** The first days of the weeks, which begin on Mondays, or of the months of some days; the first begins with these. */
export function startsOf({ from, to, unit }: Pick<Range, "from" | "to" | "unit">): string[] {
	const isFirst = (day: string) => (unit === "month" ? day.endsWith("-01") : new Date(day).getUTCDay() === 1);
	const starts = [from];
	for (let day = movedBy(from, 1); day <= to; day = movedBy(day, 1)) if (isFirst(day)) starts.push(day);
	return starts;
}
