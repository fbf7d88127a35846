import { expect, test } from "vitest";
import { AGREED_DATE, ASKED_SLOTS, askedSlotsOf, dateOffOf } from "./agreed-date.ts";

const wish = { date: "2026-05-14", half: "morning" } as const;
const date = "1900000000000/1900014400000";
const asked = { action: "asked", changes: [{ field: ASKED_SLOTS, from: null, to: JSON.stringify([wish]) }] };
const set = { action: "scheduled", changes: [{ field: "date", from: null, to: date }] };
const takenBack = { action: "unscheduled", changes: [{ field: "date", from: date, to: null }] };
const fine = { action: "date-agreed", changes: [{ field: AGREED_DATE, from: null, to: date }] };
const accepted = { action: "accepted", changes: [] };
const acceptedWithoutDate = { action: "accepted", changes: [{ field: "date", from: date, to: null }] };

test.each([
	["a request for another day holds", [set, asked], [wish]],
	["an acceptance beside the date leaves it as it is", [set, asked, accepted], [wish]],
	["an acceptance that ends the date asks anew", [set, asked, acceptedWithoutDate], null],
	["an acceptance without a date asks anew", [set, asked, takenBack, accepted], null],
	["a request after the acceptance is the last word", [accepted, set, asked], [wish]],
	["a date that is fine after all ends what was asked for", [accepted, set, asked, fine], []],
	["a request after that is the last word", [accepted, set, fine, asked], [wish]],
	["an acceptance alone asks by itself", [accepted, set], null],
	["nothing was asked for", [], null],
])("%s", (_, history, slots) => {
	expect(askedSlotsOf(history)).toEqual(slots);
});

const other = "1900500000000/1900514400000";
const dated = (at: number, from: string | null, to: string | null) => ({
	at: at * 1_000,
	changes: [{ field: "date", from, to }],
});

test.each([
	["one that was set is not off", [dated(0, null, date)], null],
	["one that was taken back is off", [dated(0, null, date), dated(10, date, null)], date],
	["one that was undone at once was none", [dated(0, null, date), dated(9, date, null)], null],
	[
		"of two the last one is meant",
		[dated(0, null, date), dated(20, date, other), dated(40, other, null)],
		other,
	],
	[
		"one that moved, and was taken back at once, is off",
		[dated(0, null, date), dated(20, date, other), dated(25, other, null)],
		date,
	],
	[
		"one that was off is so still after another one was undone at once",
		[dated(0, null, date), dated(20, date, null), dated(40, null, other), dated(45, other, null)],
		date,
	],
	[
		"one that was given back for a moment is off",
		[dated(0, null, date), dated(20, date, null), dated(25, null, date), dated(29, date, null)],
		date,
	],
])("of the dates that customers may have seen, %s", (_, history, off) => {
	const times = dateOffOf(history);
	expect(times && `${times.startsAt}/${times.endsAt}`).toBe(off);
});
