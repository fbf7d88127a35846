import { expect, test } from "vitest";
import { enumerate } from "./phrases.ts";

test.each([
	[[], ""],
	[["cash"], "cash"],
	[["cash", "check"], "cash and check"],
	[["cash", "check", "card"], "cash, check and card"],
])("%j is told as: %s", (items, told) => {
	expect(enumerate(items)).toBe(told);
});
