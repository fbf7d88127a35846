import { expect, test } from "vitest";
import { formatSlot, parseSlot, parseSlots } from "./preferred-slots.ts";

test("a wish is written and read as the form carries it, and anything else is none", () => {
	expect(parseSlot(formatSlot({ date: "2026-11-24", half: "morning" }))).toEqual({
		date: "2026-11-24",
		half: "morning",
	});
	for (const text of ["", "2026-11-24", "2026-02-30 morning", "2026-11-24 night", "x morning"])
		expect(parseSlot(text)).toBeNull();
});

test("a decision without wishes has none", () => {
	expect(parseSlots(null)).toEqual([]);
	expect(parseSlots('[{"date":"2026-11-24","half":"morning"}]')).toHaveLength(1);
});
