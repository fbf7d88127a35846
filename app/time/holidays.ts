import { DAY_MS, dateOf } from "./clock.ts";

const MONDAY = 1;
const THURSDAY = 4;

/** The public holidays on which most people expect nobody, by their names: a year's date as if it were UTC. */
const holidays: Readonly<Record<string, (year: number) => number>> = {
	"New Year's Day": (year) => Date.UTC(year, 0, 1),
	/** The last Monday of May is the one before the first of June. */
	"Memorial Day": (year) => nthWeekday(year, 5, MONDAY, 1) - 7 * DAY_MS,
	"Independence Day": (year) => Date.UTC(year, 6, 4),
	"Labor Day": (year) => nthWeekday(year, 8, MONDAY, 1),
	Thanksgiving: (year) => nthWeekday(year, 10, THURSDAY, 4),
	"Christmas Day": (year) => Date.UTC(year, 11, 25),
};

function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
	const first = Date.UTC(year, month, 1);
	const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7;
	return first + (ahead + 7 * (nth - 1)) * DAY_MS;
}

/** By year this has each holiday's name by its date: a page asks for hundreds of days. */
const namesOfYear = new Map<number, ReadonlyMap<string, string>>();

/** The name of the public holiday on a date such as `2026-11-26`; null where there is none. */
export function holidayOn(date: string): string | null {
	const year = Number(date.slice(0, 4));
	const names =
		namesOfYear.get(year) ??
		new Map(Object.entries(holidays).map(([name, dateIn]) => [dateOf(dateIn(year)), name]));
	namesOfYear.set(year, names);
	return names.get(date) ?? null;
}

/** Returns the dates of the public holidays in the year from a date on, the first first. */
export function holidaysAhead(from: string): string[] {
	const year = Number(from.slice(0, 4));
	const until = `${year + 1}${from.slice(4)}`;
	return [year, year + 1]
		.flatMap((one) => Object.values(holidays).map((dateIn) => dateOf(dateIn(one))))
		.filter((date) => from <= date && date < until)
		.sort();
}
