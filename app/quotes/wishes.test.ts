import { expect, test } from "vitest";
import { formatWish, parseWish, parseWishes } from "./wishes.ts";

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
