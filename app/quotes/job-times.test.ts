import { expect, test } from "vitest";
import { dayAround } from "./job-times.ts";

const at = (local: string) => Date.parse(local);

test.each([
	["2026-05-04T00:00:00-04:00", "2026-05-04T00:00:00-04:00", "2026-05-05T00:00:00-04:00"],
	["2026-05-04T23:59:00-04:00", "2026-05-04T00:00:00-04:00", "2026-05-05T00:00:00-04:00"],
	["2026-03-08T12:00:00-04:00", "2026-03-08T00:00:00-05:00", "2026-03-09T00:00:00-04:00"],
	["2026-11-01T12:00:00-05:00", "2026-11-01T00:00:00-04:00", "2026-11-02T00:00:00-05:00"],
])("the day of %s is the company's own, also when clocks change", (now, from, until) => {
	expect(dayAround(at(now))).toEqual({ from: at(from), until: at(until) });
});
