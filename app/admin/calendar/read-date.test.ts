import { expect, test } from "vitest";
import { dateFormTexts } from "#app/content/job-date.ts";
import { formatTimes } from "#app/quotes/job-times.ts";
import { defaultTimes } from "#app/time/business-hours.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { readDateForm } from "./read-date.ts";

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");
const { errors } = dateFormTexts;

function restore(startsAt: number, endsAt = startsAt + HOUR_MS) {
	const form = new FormData();
	form.set("intent", "restore");
	form.set("times", formatTimes({ startsAt, endsAt }));
	return readDateForm(form, MONDAY, defaultTimes.hours);
}

test("the date before is restored, also one that is over: its removal may have been a slip", () => {
	for (const startsAt of [MONDAY + 8 * DAY_MS, MONDAY - 3 * DAY_MS])
		expect(restore(startsAt)).toEqual({ kind: "set", times: { startsAt, endsAt: startsAt + HOUR_MS } });
});

test("no date is restored that could not have been set", () => {
	for (const startsAt of [MONDAY + 3 * 366 * DAY_MS, MONDAY - 3 * 366 * DAY_MS, 99_999_999_999_999 - HOUR_MS])
		expect(restore(startsAt)).toEqual({ kind: "unclear", error: errors.far });
	expect(restore(MONDAY, MONDAY + 20 * HOUR_MS)).toEqual({ kind: "unclear", error: errors.order });
});

test("without a date before, the date is taken back", () => {
	const form = new FormData();
	form.set("intent", "restore");
	expect(readDateForm(form, MONDAY, defaultTimes.hours)).toEqual({ kind: "clear" });
});

test("no job ends before it begins, also by a clock that skips an hour", () => {
	const read = (from: string, until: string) => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ date: "2027-03-14", half: "times", from, until }))
			form.set(name, value);
		return readDateForm(form, MONDAY, defaultTimes.hours);
	};
	expect(read("01:45", "02:15")).toEqual({ kind: "unclear", error: errors.skipped });
	const [startsAt, endsAt] = ["2027-03-14T01:45:00-05:00", "2027-03-14T03:15:00-04:00"].map(Date.parse);
	expect(read("01:45", "03:15")).toEqual({ kind: "set", times: { startsAt, endsAt } });
});
