import { halfNames } from "#app/catalog/quote-enums.ts";
import { dateFormTexts } from "#app/content/job-date.ts";
import { timesOfHalf } from "#app/quotes/half-days.ts";
import { formatTimes, type JobTimes, MAX_AHEAD_MS, parseTimes } from "#app/quotes/job-times.ts";
import { parseSlot } from "#app/quotes/preferred-slots.ts";
import { usualHours, type WorkingTimes } from "#app/time/business-hours.ts";
import { localTime, MINUTE_MS, toUtc, type UtcMs } from "#app/time/clock.ts";
import { parseChoice } from "./date-choice.ts";

export type TypedDate = Record<"date" | "half" | "from" | "until", string>;

export type AskedDate =
	| { kind: "set"; times: JobTimes }
	| { kind: "clear" }
	| { kind: "unclear"; error: string };

type Hours = WorkingTimes["hours"];

/** Reads the form of a job's date: a wish or a saved date from a button, or what was typed. */
export function readDateForm(form: FormData, now: UtcMs, hours: Hours): AskedDate {
	if (textOf(form, "intent") === "restore") return readRestored(textOf(form, "times"), now);
	const times = timesOfTyped(readTypedDate(form), hours);
	if (typeof times === "string") return { kind: "unclear", error: times };
	const isPast = localTime(times.startsAt).midnight < localTime(now).midnight;
	if (isPast) return { kind: "unclear", error: dateFormTexts.errors.past };
	if (times.startsAt > now + MAX_AHEAD_MS) return { kind: "unclear", error: dateFormTexts.errors.far };
	return { kind: "set", times };
}

/** The date before, of the kind that this form sets: also one that is over, whose removal was a slip. */
function readRestored(text: string, now: UtcMs): AskedDate {
	const times = parseTimes(text);
	if (!times) return { kind: "clear" };
	const isOfOneDay = localTime(times.startsAt).midnight === localTime(times.endsAt).midnight;
	if (!isOfOneDay) return { kind: "unclear", error: dateFormTexts.errors.order };
	const isFar = Math.abs(times.startsAt - now) > MAX_AHEAD_MS;
	return isFar ? { kind: "unclear", error: dateFormTexts.errors.far } : { kind: "set", times };
}

/** What was typed, or the wish whose button was pressed. */
export function readTypedDate(form: FormData): TypedDate {
	const wish = parseChoice(textOf(form, "wish"));
	if (wish) return { from: "", until: "", ...wish };
	return {
		date: textOf(form, "date"),
		half: textOf(form, "half") || "morning",
		from: textOf(form, "from"),
		until: textOf(form, "until"),
	};
}

function textOf(form: FormData, name: string): string {
	return String(form.get(name) ?? "").trim();
}

export function readBefore(form: FormData): JobTimes | null {
	return parseTimes(String(form.get("before") ?? ""));
}

export function typedOf(times: JobTimes | null, hours: Hours): TypedDate {
	if (!times) return { date: "", half: "morning", from: usualHours.opens, until: usualHours.closes };
	const { date, time: from } = localTime(times.startsAt);
	const half = halfNames.find((name) => {
		const whole = timesOfHalf({ date, half: name }, hours);
		return whole && formatTimes(whole) === formatTimes(times);
	});
	return { date, half: half ?? "times", from, until: localTime(times.endsAt).time };
}

/** Returns the times that were typed, or why there are none. */
export function timesOfTyped({ date, half, from, until }: TypedDate, hours: Hours): JobTimes | string {
	const { errors } = dateFormTexts;
	const wish = parseSlot(`${date} ${half === "afternoon" ? half : "morning"}`);
	if (!wish) return errors.date;
	if (half !== "times") return timesOfHalf(wish, hours) ?? errors.half;
	const [start, end] = [from, until].map((time) => minutesOf(time));
	if (start === undefined || end === undefined) return errors.time;
	const midnight = Date.parse(`${wish.date}T00:00:00Z`);
	const isShown = (time: UtcMs, minutes: number) => minutesOf(localTime(time).time) === minutes;
	const [startsAt, endsAt] = [toUtc(midnight + start * MINUTE_MS), toUtc(midnight + end * MINUTE_MS)];
	if (!isShown(startsAt, start) || !isShown(endsAt, end)) return errors.skipped;
	return startsAt < endsAt ? { startsAt, endsAt } : errors.order;
}

function minutesOf(time: string): number | undefined {
	const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
	return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
