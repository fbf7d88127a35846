import { expect, test } from "vitest";
import { MAX_TODAY } from "#app/live-feed/dashboard-counts.ts";
import { countTexts, cutList } from "./today.ts";

test("a list is cut where there is more than is shown", () => {
	const rows = Array.from({ length: MAX_TODAY + 1 }, (_, index) => index);
	expect(cutList(rows)).toEqual({ rows: rows.slice(0, MAX_TODAY), isCut: true });
	expect(cutList(rows.slice(1)).isCut).toBe(false);
});

test("what waits is told in words, and nothing of what does not; only counts that stop at a limit say so", () => {
	const counts = { fresh: 60, offers: MAX_TODAY + 1, accepted: 0, jobs: 1 };
	expect(countTexts(counts).map(({ text }) => text)).toEqual(["1 job", "60 new", "50+ unanswered"]);
});
