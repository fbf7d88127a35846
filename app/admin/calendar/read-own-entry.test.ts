import { expect, test } from "vitest";
import { MAX_OWN_ENTRIES, type OwnEntry } from "#app/settings/settings.ts";
import { changeEntries, type EntryChange } from "./read-own-entry.ts";

const FACTS = { today: "2026-05-04", countJobs: () => 0 };
const dentist: OwnEntry = { date: "2026-05-12", half: "morning", title: "Dentist" };

const change = (changes: Partial<EntryChange> = {}): EntryChange => ({
	...{ kind: "keep", date: "2026-05-12", half: "afternoon", title: "Van at the garage", mayOverlap: false },
	...changes,
});

test("a half day is kept beside the others, in their order, and those that are over go", () => {
	const over: OwnEntry = { date: "2026-05-03", half: "morning", title: "Over" };
	expect(changeEntries([over, dentist], change(), FACTS)).toEqual({
		entries: [dentist, { date: "2026-05-12", half: "afternoon", title: "Van at the garage" }],
	});
});

test("a whole day is both halves, and the same again changes nothing", () => {
	const away = change({ half: "day", title: "Away" });
	const entries = (["morning", "afternoon"] as const).map((half) => ({ ...dentist, half, title: "Away" }));
	expect(changeEntries([], away, FACTS)).toEqual({ entries });
	expect(changeEntries(entries, away, FACTS)).toEqual({ entries });
});

test("what a half day is kept for is not overwritten, by one for the whole day either", () => {
	for (const half of ["morning", "day"])
		expect(changeEntries([dentist], change({ half, title: "Away" }), FACTS)).toMatchObject({
			errors: { half: "The morning is kept for “Dentist” already. Give that back first" },
		});
});

test("what is given back is gone, and nothing else is; given back again it changes nothing", () => {
	const back = change({ kind: "free", half: "morning", title: "" });
	const kept = changeEntries([dentist], change(), FACTS);
	const entries = "entries" in kept ? kept.entries : [];
	const van: OwnEntry = { date: "2026-05-12", half: "afternoon", title: "Van at the garage" };
	const once = { entries: [van] };
	expect(changeEntries(entries, back, FACTS)).toEqual(once);
	expect(changeEntries(once.entries, back, FACTS)).toEqual(once);
});

test.each([
	[{ date: "2026-05-03" }, "date"],
	[{ date: "2027-02-30" }, "date"],
	[{ half: "evening" }, "half"],
	[{ date: "" }, "date"],
	[{ title: "" }, "title"],
	[{ title: "x".repeat(81) }, "title"],
] as const)("%o is refused at its field, with all that was typed", (typed, field) => {
	const refused = changeEntries([dentist], change(typed), FACTS);
	expect("errors" in refused && Object.keys(refused.errors)).toEqual([field]);
	const { kind: _, mayOverlap: __, ...asked } = change(typed);
	expect(refused).toMatchObject({ typed: asked });
});

test("a half day in which jobs are booked is kept only where that is said once more, and always given back", () => {
	const asked: string[] = [];
	const facts = {
		...FACTS,
		countJobs: (halves: readonly string[]) => {
			asked.push(...halves);
			return 2;
		},
	};
	expect(changeEntries([], change({ half: "day" }), facts)).toMatchObject({
		isWarning: true,
		text: expect.stringContaining("There are 2 jobs in that time"),
	});
	expect(asked).toEqual(["morning", "afternoon"]);
	expect(changeEntries([], change({ mayOverlap: true }), facts)).toMatchObject({ entries: [{}] });
	expect(changeEntries([dentist], change({ kind: "free", half: "morning" }), facts)).toEqual({ entries: [] });
});

test("more than can be kept are refused as a whole", () => {
	const many = Array.from({ length: MAX_OWN_ENTRIES }, (_, index): OwnEntry => {
		const date = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
		return { date, half: "morning", title: "Full" };
	});
	const refused = changeEntries(many, change(), FACTS);
	expect(refused).toMatchObject({ errors: {}, text: expect.stringContaining("100") });
});
