import { expect, test } from "vitest";
import { formatNear, hasNearLine, parseNear, savingFor, withoutNearLine, withSaving } from "./near-saving.ts";

const [near, far] = [
	{ date: "2026-05-12", half: "morning" },
	{ date: "2026-05-13", half: "morning" },
] as const;
const promise = { saving: 20, dates: ["2026-05-12", "2026-05-14"] };

test("the saving is for who picks nothing but days near other work", () => {
	expect(savingFor([near], promise)).toBe(20);
	expect(savingFor([near, far], promise)).toBe(0);
	expect(savingFor([], promise)).toBe(0);
});

test("a form carries back what its page promised, and one that says nothing was promised nothing", () => {
	expect(parseNear(formatNear(promise))).toEqual(promise);
	for (const said of [undefined, "", "much", "much 2026-05-12"])
		expect(savingFor([near], parseNear(said))).toBe(0);
});

test("it is a line of its own, and no sum falls below nothing", () => {
	const lines = [{ label: "Windows", amount: 15, kind: "work" as const }];
	expect(withSaving({ lines, total: 15 }, 10)).toMatchObject({ total: 5, lines: { length: 2 } });
	expect(withSaving({ lines, total: 15 }, 20)).toMatchObject({ total: 0, lines: [lines[0], { amount: 15 }] });
});

test("an offer from when the line was called otherwise has the saving, too, which a job that is done again has not", () => {
	const lines = [
		{ label: "Windows", amount: 90, kind: "work" as const },
		{ label: "Saving: we are in your area that day", amount: 20, kind: "saving" as const },
	];
	expect([hasNearLine(lines), withoutNearLine(lines)]).toEqual([true, lines.slice(0, 1)]);
});
