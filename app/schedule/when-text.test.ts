import { expect, test } from "vitest";
import { formatJobTime } from "./when-text.ts";

const from = (startsAt: string, endsAt: string) =>
	formatJobTime({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) });

test("a job's time is said in the company's own time, in summer as in winter", () => {
	expect(from("2026-11-24T13:00:00Z", "2026-11-24T17:00:00Z")).toBe(
		"Tuesday, November 24, 2026, 8 am to 12 pm",
	);
	expect(from("2026-07-01T16:30:00Z", "2026-07-01T22:00:00Z")).toBe(
		"Wednesday, July 1, 2026, 12:30 pm to 6 pm",
	);
});
