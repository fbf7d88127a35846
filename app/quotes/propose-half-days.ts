import { countJobs, type HalfDay } from "./half-days.ts";
import type { JobTimes } from "./job-times.ts";

/** A half day with how many more jobs fit into it. */
export interface RoomyHalfDay extends HalfDay {
	readonly room: number;
}

/** Returns half days, each of which is free among these booked jobs, with the room that they leave in it. */
export function withRoom(
	free: readonly HalfDay[],
	booked: readonly JobTimes[],
	capacity: number,
): RoomyHalfDay[] {
	return free.map((half) => ({ ...half, room: capacity - countJobs(half, booked) }));
}

/** Returns the next free half day for each job of a day, in the jobs' order: as many jobs get the same one as have room in it,
 * and a job for which none is left gets null. `free` is earliest first, and `after` is the day that the jobs leave. */
export function proposeHalfDays(
	jobs: readonly { readonly id: string }[],
	free: readonly RoomyHalfDay[],
	after: string,
): Map<string, HalfDay | null> {
	const places = free
		.filter(({ date }) => date > after)
		.flatMap((half) => Array.from({ length: half.room }, () => half));
	return new Map(jobs.map(({ id }, index) => [id, places[index] ?? null]));
}
