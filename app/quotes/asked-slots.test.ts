import { expect, test } from "vitest";
import { dateRequest } from "#app/content/customer-date.ts";
import { formatSlots } from "#app/time/time-text.ts";
import { askedSlots } from "./asked-slots.ts";

test("the half days of a request for another day are read back from its words, and none from other words", () => {
	const slots = [
		{ date: "2026-12-01", half: "morning" },
		{ date: "2027-05-04", half: "afternoon" },
	] as const;
	expect(askedSlots(`${dateRequest.halves(formatSlots(slots))}\nThe dog is at home`)).toEqual(slots);
	for (const text of ["Monday, morning?", "Friday, Foo 31, 2026, morning", dateRequest.none])
		expect(askedSlots(text)).toEqual([]);
});
