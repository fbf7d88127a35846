import { expect, test } from "vitest";
import { checkWishes, formatWish, parseWish, parseWishes } from "./wishes.ts";

const free = [
	{ date: "2026-11-24", half: "morning" as const, startsAt: 1, endsAt: 2 },
	{ date: "2026-11-25", half: "afternoon" as const, startsAt: 3, endsAt: 4 },
];

test("of what a customer wishes for, what is free counts, once, and what is not is told", () => {
	expect(checkWishes(["2026-11-25 afternoon", "2026-11-24 afternoon", "2026-11-25 afternoon"], free)).toEqual(
		{
			wishes: [{ date: "2026-11-25", half: "afternoon" }],
			filled: ["2026-11-24 afternoon"],
		},
	);
	expect(checkWishes(["soon", ""], free)).toEqual({ wishes: [], filled: ["soon", ""] });
});

test("a wish is written and read as the form carries it, and anything else is none", () => {
	expect(parseWish(formatWish({ date: "2026-11-24", half: "morning" }))).toEqual({
		date: "2026-11-24",
		half: "morning",
	});
	for (const text of ["", "2026-11-24", "2026-02-30 morning", "2026-11-24 night", "x morning"])
		expect(parseWish(text)).toBeNull();
});

test("a decision without wishes has none", () => {
	expect(parseWishes(null)).toEqual([]);
	expect(parseWishes('[{"date":"2026-11-24","half":"morning"}]')).toHaveLength(1);
});
