import { dashboard } from "#app/content/dashboard.ts";
import { todayPage } from "#app/content/today.ts";
import { type DashboardCounts, MAX_TODAY } from "#app/live-feed/dashboard-counts.ts";

/** A list that was asked for one more than is shown, and whether there was more. */
export function cutList<R>(rows: readonly R[], max = MAX_TODAY): { rows: R[]; isCut: boolean } {
	return { rows: rows.slice(0, max), isCut: rows.length > max };
}

/** How many wait, in words: offers and jobs are counted up to a limit. */
const texts = {
	jobs: (count: number) => todayPage.counts.jobs(upToLimit(count)),
	fresh: (count: number) => todayPage.counts.fresh(String(count)),
	offers: (count: number) => todayPage.counts.offers(upToLimit(count)),
	accepted: (count: number) => todayPage.counts.accepted(String(count)),
} as const;
const kinds = ["jobs", "fresh", "offers", "accepted"] as const;

function upToLimit(count: number): string {
	return count > MAX_TODAY ? dashboard.atLeast(MAX_TODAY) : String(count);
}

/** What waits, in words, each with the part of the page that lists it; empty while nothing waits. */
export function countTexts(counts: DashboardCounts["today"]) {
	return kinds
		.filter((kind) => counts[kind] > 0)
		.map((kind) => ({ part: kind, text: texts[kind](counts[kind]) }));
}
