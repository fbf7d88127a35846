import { countJobs, type HalfDay } from "./half-days.ts";
import { halfNameOf, type JobTimes } from "./job-times.ts";

/** The half day tells how many more jobs fit. */
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

/** Returns a free half day for each job of a day, in the jobs' order: of the next day with room the half that the job has now, where there is
 * room in it. A job for which none is left gets null. `free` is earliest first, and `after` is the day that the jobs leave. */
export function proposeHalfDays(
	jobs: readonly (JobTimes & { readonly id: string })[],
	free: readonly RoomyHalfDay[],
	after: string,
): Map<string, HalfDay | null> {
	const places = free
		.filter(({ date }) => date > after)
		.flatMap((half) => Array.from({ length: half.room }, () => half));
	return new Map(
		jobs.map((job) => {
			const [next = null] = places;
			const own = places.find(({ date, half }) => date === next?.date && half === halfNameOf(job)) ?? next;
			if (own) places.splice(places.indexOf(own), 1);
			return [job.id, own];
		}),
	);
}
