import { expect, test } from "vitest";
import { DAY_MS, toUtc } from "#app/time/clock.ts";
import { freeHalfDays, freeSameTimes, timesOfHalf } from "./half-days.ts";
import { formatTimes } from "./job-times.ts";
import { formatSlot, parseSlot } from "./preferred-slots.ts";
import { placesFor, proposeDates } from "./propose-dates.ts";

const hours = { opens: "08:00", closes: "18:00" };
/** A Tuesday at noon before Thanksgiving. */
const TUESDAY = toUtc(Date.parse("2026-11-24T12:00Z"));
const week = { Monday: hours, Tuesday: hours, Wednesday: hours, Thursday: hours, Friday: hours };
const allDay = {
	startsAt: toUtc(Date.parse("2026-11-24T10:00Z")),
	endsAt: toUtc(Date.parse("2026-11-24T16:00Z")),
};

/** Jobs of Tuesday, by the halves that they have of it; a number of jobs stands for so many at other times. */
function jobs(halves: number | readonly ("morning" | "afternoon")[]) {
	if (typeof halves === "number")
		return Array.from({ length: halves }, (_, index) => ({ id: `job ${index}`, ...allDay }));
	return halves.map((half, index) => {
		const times = timesOfHalf({ date: "2026-11-24", half }, week);
		if (!times) throw new Error(`There is no ${half}`);
		return { id: `job ${index}`, ...times };
	});
}

/** What is proposed where people work on weekdays, Friday is a day off and these slots are booked. */
function propose(
	moved: Parameters<typeof jobs>[0],
	booked: readonly string[] = [],
	capacity = 1,
	after = "2026-11-24",
) {
	const scheduled = booked.flatMap((slot) => {
		const half = parseSlot(slot);
		return (half && timesOfHalf(half, week)) ?? [];
	});
	const places = freeHalfDays({
		...{ now: TUESDAY, days: 8, hours: week, capacity, scheduled, daysOff: ["2026-11-27"] },
	});
	const leaving = jobs(moved).map((job) => ({ ...job, places, wished: [] }));
	const proposed = proposeDates(leaving, { booked: scheduled, capacity, after });
	return [...proposed.values()].map((half) => half && formatSlot(half));
}

test("each job gets the next half day that no other has, past what is taken, holidays, days off and weekends", () => {
	expect(propose(4, ["2026-11-25 afternoon"])).toEqual([
		"2026-11-25 morning",
		...["2026-11-30 morning", "2026-11-30 afternoon", "2026-12-01 morning"],
	]);
});

test("as many jobs share a half day as have room in it, in their order", () => {
	expect(propose(4, ["2026-11-25 morning"], 2)).toEqual([
		...["2026-11-25 morning", "2026-11-25 afternoon", "2026-11-25 afternoon", "2026-11-30 morning"],
	]);
});

test("a job keeps its half of the day where the next day with room has any there", () => {
	expect(propose(["morning", "afternoon", "morning", "afternoon"], [], 2)).toEqual([
		...["2026-11-25 morning", "2026-11-25 afternoon", "2026-11-25 morning", "2026-11-25 afternoon"],
	]);
	expect(propose(["afternoon", "afternoon", "morning"])).toEqual([
		...["2026-11-25 afternoon", "2026-11-25 morning", "2026-11-30 morning"],
	]);
});

test("who asks for a half day with room is proposed it, before all others and also before the day", () => {
	const [one, other] = jobs(["morning", "morning"]);
	if (!one || !other) throw new Error("There are two jobs");
	const halves = freeHalfDays({
		...{ now: TUESDAY - 7 * DAY_MS, days: 14, hours: week, capacity: 1, scheduled: [], daysOff: [] },
	});
	const proposedTo = (wish: string) => {
		const leaving = [one, other].map((job) => ({
			...job,
			...placesFor(job, { sameTimes: [], halves }, job === other ? [parseSlot(wish) ?? []].flat() : []),
		}));
		const proposed = proposeDates(leaving, { booked: [], capacity: 1, after: "2026-11-24" });
		return [one, other].map(({ id }) => proposed.get(id)).map((half) => half && formatSlot(half));
	};
	expect(proposedTo("2026-11-25 morning")).toEqual(["2026-11-25 afternoon", "2026-11-25 morning"]);
	expect(proposedTo("2026-11-20 afternoon")).toEqual(["2026-11-25 morning", "2026-11-20 afternoon"]);
	// Who cannot have what was asked for is one of the others.
	expect(proposedTo("2027-05-03 morning")).toEqual(["2026-11-25 morning", "2026-11-25 afternoon"]);
});

test("what is proposed comes after the day that is moved, and is nothing once nothing is left", () => {
	expect(propose(3, [], 1, "2026-12-01")).toEqual(["2026-12-02 morning", "2026-12-02 afternoon", null]);
	expect(propose(0)).toEqual([]);
});

/** What is proposed to a job of Tuesday from one time of day to another, where these slots are booked and this one is asked for. */
function proposeSameTimes(from: string, until: string, booked: readonly string[] = [], wish = "") {
	const at = (date: string, time: string) => toUtc(Date.parse(`${date}T${time}Z`));
	const scheduled = booked.flatMap((slot) => {
		const half = parseSlot(slot);
		return (half && timesOfHalf(half, week)) ?? [];
	});
	const job = { startsAt: at("2026-11-24", from), endsAt: at("2026-11-24", until) };
	const saturday = { opens: "08:00", closes: "12:00" };
	const availability = {
		...{ now: TUESDAY - 7 * DAY_MS, days: 14, capacity: 1, scheduled, daysOff: ["2026-11-27"] },
		hours: { ...week, Saturday: saturday },
	};
	const found = { sameTimes: freeSameTimes(availability, job), halves: freeHalfDays(availability) };
	const leaving = { id: "job", ...job, ...placesFor(job, found, [parseSlot(wish) ?? []].flat()) };
	const proposed = proposeDates([leaving], { booked: scheduled, capacity: 1, after: "2026-11-24" }).get(
		"job",
	);
	return proposed && { date: proposed.date, times: formatTimes(proposed), at };
}

test("a job of the whole day keeps its times, on a day on which all of them are free and somebody works", () => {
	const proposed = (...args: readonly string[]) => proposeSameTimes("08:00", "18:00", args)?.date;
	expect(proposed()).toBe("2026-11-25");
	expect(proposed("2026-11-25 afternoon")).toBe("2026-11-30");
	const { times, at } = proposeSameTimes("08:00", "18:00", ["2026-11-25 morning"]) ?? {};
	expect(times).toBe(`${at?.("2026-11-30", "08:00")}/${at?.("2026-11-30", "18:00")}`);
});

test("a job of the whole day goes to a day of which its customer asks for a half, where all of it is free", () => {
	const proposed = (booked: readonly string[]) =>
		proposeSameTimes("08:00", "18:00", booked, "2026-12-01 morning")?.date;
	expect(proposed([])).toBe("2026-12-01");
	expect(proposed(["2026-12-01 afternoon"])).toBe("2026-11-25");
});

test("a job of some hours keeps them, unless its customer asks for the other half of a day", () => {
	const proposed = (booked: readonly string[], wish = "") => {
		const { date, times, at } = proposeSameTimes("09:00", "11:00", booked, wish) ?? {};
		return [date, times === `${at?.(date ?? "", "09:00")}/${at?.(date ?? "", "11:00")}`];
	};
	expect(proposed([])).toEqual(["2026-11-25", true]);
	expect(proposed([], "2026-12-01 morning")).toEqual(["2026-12-01", true]);
	expect(proposed([], "2026-12-01 afternoon")).toEqual(["2026-12-01", false]);
	expect(proposed(["2026-11-25 morning"])).toEqual(["2026-11-28", true]);
});
