import { dashboard } from "#app/content/dashboard.ts";
import { todayPage } from "#app/content/today.ts";
import { type DashboardCounts, MAX_TODAY } from "#app/live-feed/dashboard-counts.ts";

/** A list that was asked for one more than is shown, and whether there was more. */
export function cutList<R>(rows: readonly R[], max = MAX_TODAY): { rows: R[]; isCut: boolean } {
	return { rows: rows.slice(0, max), isCut: rows.length > max };
}

/** What waits, in words, each with the part of the page that lists it; empty while nothing waits. Jobs and offers are counted up to
 * a limit. */
export function countTexts(counts: DashboardCounts["today"]) {
	const told = (part: keyof typeof counts) => {
		const isAtLimit = (part === "jobs" || part === "offers") && counts[part] > MAX_TODAY;
		return todayPage.counts[part](isAtLimit ? dashboard.atLeast(MAX_TODAY) : String(counts[part]));
	};
	return (["jobs", "fresh", "offers", "accepted"] as const)
		.filter((part) => counts[part] > 0)
		.map((part) => ({ part, text: told(part) }));
}
