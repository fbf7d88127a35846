import { expect, test } from "vitest";
import { DAY_MS, toUtc } from "#app/time/clock.ts";
import { freeHalfDays, timesOfHalf } from "./half-days.ts";
import { formatSlot, parseSlot } from "./preferred-slots.ts";
import { proposeHalfDays, withRoom } from "./propose-half-days.ts";

const hours = { opens: "08:00", closes: "18:00" };
/** A Tuesday at noon before Thanksgiving. */
const TUESDAY = toUtc(Date.parse("2026-11-24T12:00Z"));
const week = { Monday: hours, Tuesday: hours, Wednesday: hours, Thursday: hours, Friday: hours };
const allDay = {
	startsAt: toUtc(Date.parse("2026-11-24T15:00Z")),
	endsAt: toUtc(Date.parse("2026-11-24T21:00Z")),
};

/** Jobs of Tuesday, by the halves that they have of it; a number of jobs stands for so many at other times. */
function jobs(halves: number | readonly ("morning" | "afternoon")[]) {
	if (typeof halves === "number")
		return Array.from({ length: halves }, (_, index) => ({ id: `job ${index}`, wishes: [], ...allDay }));
	return halves.map((half, index) => {
		const times = timesOfHalf({ date: "2026-11-24", half }, week);
		if (!times) throw new Error(`There is no ${half}`);
		return { id: `job ${index}`, wishes: [], ...times };
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
	const free = freeHalfDays({
		...{ now: TUESDAY, days: 8, hours: week, capacity, scheduled, daysOff: ["2026-11-27"] },
	});
	const proposed = proposeHalfDays(jobs(moved), withRoom(free, scheduled, capacity), after);
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
	const free = freeHalfDays({
		...{ now: TUESDAY - 7 * DAY_MS, days: 14, hours: week, capacity: 1, scheduled: [], daysOff: [] },
	});
	const proposedTo = (wish: string) => {
		const asking = { ...other, wishes: [parseSlot(wish) ?? []].flat() };
		const proposed = proposeHalfDays([one, asking], withRoom(free, [], 1), "2026-11-24");
		return [one, other].map(({ id }) => proposed.get(id)).map((half) => half && formatSlot(half));
	};
	expect(proposedTo("2026-11-25 morning")).toEqual(["2026-11-25 afternoon", "2026-11-25 morning"]);
	expect(proposedTo("2026-11-20 afternoon")).toEqual(["2026-11-25 morning", "2026-11-20 afternoon"]);
	expect(proposedTo("2027-05-03 morning")).toEqual(["2026-11-25 afternoon", "2026-11-25 morning"]);
});

test("what is proposed comes after the day that is moved, and is nothing once nothing is left", () => {
	expect(propose(3, [], 1, "2026-12-01")).toEqual(["2026-12-02 morning", "2026-12-02 afternoon", null]);
	expect(propose(0)).toEqual([]);
});
