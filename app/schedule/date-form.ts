import { localTime, toUtc, type WorkingTimes } from "#app/config/business-hours.ts";
import { dateFormTexts } from "#app/content/job-date.ts";
import { timesOfHalf } from "./half-days.ts";
import { formatTimes, type JobTimes, parseTimes } from "./job-times.ts";
import { parseWish } from "./wishes.ts";

export interface TypedDate {
	date: string;
	half: string;
	from: string;
	until: string;
}

export type AskedDate =
	| { kind: "set"; times: JobTimes; typed: TypedDate }
	| { kind: "clear" }
	| { kind: "unclear"; error: string; typed: TypedDate };

type Hours = WorkingTimes["hours"];

/** No job is planned further ahead, in milliseconds. */
const MAX_AHEAD_MS = 2 * 366 * 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** Reads the form of a job's date: a wish or a saved date from a button, or what was typed. `now` is UTC milliseconds. */
export function readDateForm(form: FormData, now: number, hours: Hours): AskedDate {
	const text = (name: string) => String(form.get(name) ?? "").trim();
	const wish = parseWish(text("wish"));
	const typed = wish
		? { ...wish, from: "", until: "" }
		: { date: text("date"), half: text("half"), from: text("from"), until: text("until") };
	if (text("intent") === "restore") {
		const times = parseTimes(text("times"));
		return times ? { kind: "set", times, typed } : { kind: "clear" };
	}
	const times = readTyped(typed, hours);
	if (typeof times === "string") return { kind: "unclear", error: times, typed };
	const isPast = localTime(times.startsAt).midnight < localTime(now).midnight;
	if (isPast) return { kind: "unclear", error: dateFormTexts.errors.past, typed };
	if (times.startsAt > now + MAX_AHEAD_MS) return { kind: "unclear", error: dateFormTexts.errors.far, typed };
	return { kind: "set", times, typed };
}

export function readBefore(form: FormData): JobTimes | null {
	return parseTimes(String(form.get("before") ?? ""));
}

export function typedOf(times: JobTimes | null, hours: Hours): TypedDate {
	if (!times) return { date: "", half: "morning", from: "", until: "" };
	const { midnight, time: from } = localTime(times.startsAt);
	const date = new Date(midnight).toISOString().slice(0, 10);
	const half = (["morning", "afternoon"] as const).find((name) => {
		const whole = timesOfHalf({ date, half: name }, hours);
		return whole && formatTimes(whole) === formatTimes(times);
	});
	if (half) return { date, half, from: "", until: "" };
	return { date, half: "times", from, until: localTime(times.endsAt).time };
}

function readTyped({ date, half, from, until }: TypedDate, hours: Hours): JobTimes | string {
	const { errors } = dateFormTexts;
	const wish = parseWish(`${date} ${half === "afternoon" ? half : "morning"}`);
	if (!wish) return errors.date;
	if (half !== "times") return timesOfHalf(wish, hours) ?? errors.half;
	const [start, end] = [from, until].map((time) => minutesOf(time));
	if (start === undefined || end === undefined) return errors.time;
	if (start >= end) return errors.order;
	const midnight = Date.parse(`${wish.date}T00:00:00Z`);
	return { startsAt: toUtc(midnight + start * MINUTE_MS), endsAt: toUtc(midnight + end * MINUTE_MS) };
}

function minutesOf(time: string): number | undefined {
	const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
	return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
