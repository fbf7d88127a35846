import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { todayPage } from "#app/content/today.ts";
import type { TodayItem } from "./today-items.ts";

/** Returns a section of Today, with the way to all of its quotes where it is cut. */
export function groupOf<R>(
	id: keyof typeof todayPage.groups,
	{ rows, isCut }: { rows: readonly R[]; isCut: boolean },
	toItem: (row: R) => TodayItem,
) {
	const status = {
		undelivered: "offered",
		asks: "changed",
		fresh: "new",
		week: "offered",
		days: "offered",
		accepted: "accepted",
		expired: "expired",
		done: "done",
		visits: "done",
	} as const;
	const all =
		id === "unfinished"
			? { href: jobPaths.calendar, label: todayPage.all.jobs }
			: { href: `${paths.admin}?status=${status[id]}`, label: todayPage.all.quotes };
	return { id, heading: todayPage.groups[id], items: rows.map(toItem), all: isCut ? all : null };
}
