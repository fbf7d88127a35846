import fc from "fast-check";
import { expect, test } from "vitest";
import { afterOpening } from "#app/content/phrases.ts";
import { defaultTimes, lastOpen, minutesOf, nextOpening } from "./business-hours.ts";
import { localTime, toUtc } from "./clock.ts";

/** A moment in Pennsylvania, with its distance from UTC. */
const at = (local: string) => Date.parse(local);

test.each([
	["a Monday at noon", "2026-05-04T12:00:00-04:00"],
	["the minute of opening", "2026-05-04T08:00:00-04:00"],
	["the last minute", "2026-05-04T17:59:59-04:00"],
	["a Saturday", "2026-05-09T17:00:00-04:00"],
	["a winter afternoon, which is after 18:00 in summer time", "2026-01-12T17:30:00-05:00"],
])("at %s somebody is there", (_, moment) => {
	expect(nextOpening(at(moment))).toBeNull();
});

test.each([
	["before opening", "2026-05-04T05:00:00-04:00", "2026-05-04T08:00:00-04:00", "Monday", true],
	["in the evening", "2026-05-04T18:00:00-04:00", "2026-05-05T08:00:00-04:00", "Tuesday", false],
	["around midnight", "2026-05-05T00:30:00-04:00", "2026-05-05T08:00:00-04:00", "Tuesday", true],
	["on Saturday evening", "2026-05-09T18:00:00-04:00", "2026-05-11T08:00:00-04:00", "Monday", false],
	[
		"on Sunday, at an hour of work",
		"2026-05-10T12:00:00-04:00",
		"2026-05-11T08:00:00-04:00",
		"Monday",
		false,
	],
	["on Sunday night", "2026-05-10T23:59:59-04:00", "2026-05-11T08:00:00-04:00", "Monday", false],
	["before summer time begins", "2026-03-07T20:00:00-05:00", "2026-03-09T08:00:00-04:00", "Monday", false],
	["before summer time ends", "2026-10-31T20:00:00-04:00", "2026-11-02T08:00:00-05:00", "Monday", false],
	["on the last day of a year", "2026-12-31T19:00:00-05:00", "2027-01-02T08:00:00-05:00", "Saturday", false],
])("%s the answer comes when the business opens", (_, moment, opening, weekday, isToday) => {
	expect(nextOpening(at(moment))).toEqual({ at: at(opening), weekday, isToday, time: "8 am" });
});

test("whatever the moment, the business is open at the next opening and closed until then", () => {
	const moments = fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") });
	fc.assert(
		fc.property(moments, fc.double({ min: 0, max: 1, noNaN: true }), (now, share) => {
			const opening = nextOpening(now);
			if (!opening) return;
			expect(opening.at).toBeGreaterThan(now);
			expect(nextOpening(opening.at)).toBeNull();
			const between = Math.floor(now + (opening.at - 1 - now) * share);
			expect(nextOpening(between)?.at).toBe(opening.at);
		}),
	);
});

test("whatever the moment, somebody was there at the last open moment, and nobody since", () => {
	const moments = fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") });
	fc.assert(
		fc.property(moments, fc.double({ min: 0, max: 1, noNaN: true }), (now, share) => {
			const open = lastOpen(now, defaultTimes);
			expect(nextOpening(open)).toBeNull();
			expect(open === now).toBe(nextOpening(now) === null);
			if (open === now) return;
			expect(open).toBeLessThan(now);
			expect(nextOpening(Math.ceil(open + 1 + (now - open - 1) * share))).not.toBeNull();
		}),
	);
});

test("other hours have other days and half hours", () => {
	const times = { hours: { Tuesday: { opens: "13:30", closes: "15:00" } }, daysOff: [] };
	const opening = nextOpening(at("2026-05-05T15:00:00-04:00"), times);
	expect(opening?.at).toBe(at("2026-05-12T13:30:00-04:00"));
	expect(opening && afterOpening(opening)).toBe("Tuesday, May 12 after 1:30 pm");
	expect(() => nextOpening(0, { ...times, hours: {} })).toThrow("no working day");
});

test("a day may have hours of its own, and none on a day off", () => {
	const hours = { Monday: { opens: "09:00", closes: "17:00" }, Tuesday: { opens: "07:00", closes: "12:00" } };
	const times = { hours, daysOff: ["2026-05-04"] };
	const monday = at("2026-05-04T10:00:00-04:00");
	expect(nextOpening(monday, { hours, daysOff: [] })).toBeNull();
	expect(nextOpening(monday, times)).toMatchObject({ weekday: "Tuesday", time: "7 am", isToday: false });
	expect(nextOpening(at("2026-05-05T11:59:00-04:00"), times)).toBeNull();
	expect(nextOpening(at("2026-05-05T12:00:00-04:00"), times)).toMatchObject({
		weekday: "Monday",
		time: "9 am",
	});
});

test("whatever the clocks show, it was that moment, also early on a day on which they change", () => {
	const local = (moment: number) => {
		const { midnight, time } = localTime(moment);
		return midnight + minutesOf(time) * 60_000;
	};
	const early = ["2026-03-08T00:30-05:00", "2026-03-08T03:00-04:00", "2026-03-08T06:30-04:00"];
	const late = ["2026-11-01T00:30-04:00", "2026-11-01T02:00-05:00", "2026-11-01T04:30-05:00"];
	for (const moment of [...early, ...late].map(at)) expect(toUtc(local(moment))).toBe(moment);
	const hours = fc.integer({
		min: at("2024-01-01T00:00:00Z") / 3_600_000,
		max: at("2030-01-01T00:00:00Z") / 3_600_000,
	});
	fc.assert(
		fc.property(hours, (hour) => {
			const moment = hour * 3_600_000;
			// An hour in autumn comes twice.
			if (local(moment) === local(moment - 3_600_000) || local(moment) === local(moment + 3_600_000)) return;
			expect(toUtc(local(moment))).toBe(moment);
		}),
	);
});
