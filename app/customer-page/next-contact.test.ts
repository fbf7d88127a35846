import { expect, test } from "vitest";
import { nextContact } from "./next-contact.ts";

/** Moments in Pennsylvania, in a week of summer time. */
const at = (local: string) => Date.parse(`2026-05-${local}-04:00`);
const asked = (local: string, later: { changed?: string; contacted?: string } = {}) => ({
	createdAt: at(local),
	changedAt: later.changed ? at(later.changed) : null,
	contactedAt: later.contacted ? at(later.contacted) : null,
});

test("within the hours an answer comes in minutes, and once they have passed nobody says so any more", () => {
	const monday = asked("04T10:00:00");
	expect(nextContact(monday, at("04T10:04:59"))).toEqual({ kind: "due", opening: null });
	expect(nextContact(monday, at("04T10:05:00"))).toEqual({ kind: "overdue", opening: null });
	expect(nextContact(monday, at("04T20:00:00"))).toMatchObject({
		kind: "overdue",
		opening: { weekday: "Tuesday" },
	});
});

test("outside the hours it comes when the company opens, until an hour after that", () => {
	const saturdayNight = asked("09T20:00:00");
	for (const now of ["09T20:00:00", "10T12:00:00", "11T08:59:59"])
		expect(nextContact(saturdayNight, at(now))).toMatchObject({
			kind: "due",
			opening: { weekday: "Monday", time: "8 am" },
		});
	expect(nextContact(saturdayNight, at("11T09:00:00"))).toEqual({ kind: "overdue", opening: null });
});

test("whoever was contacted waits for nothing, until the quote is changed again", () => {
	const contacted = asked("04T10:00:00", { contacted: "04T10:20:00" });
	expect(nextContact(contacted, at("04T10:21:00"))).toEqual({ kind: "contacted" });
	const changed = asked("04T10:00:00", { contacted: "04T10:20:00", changed: "04T11:00:00" });
	expect(nextContact(changed, at("04T11:01:00"))).toEqual({ kind: "due", opening: null });
});
