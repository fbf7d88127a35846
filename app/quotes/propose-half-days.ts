import { countJobs, type HalfDay } from "./half-days.ts";
import { halfNameOf, type JobTimes } from "./job-times.ts";
import { formatSlot, type PreferredSlot } from "./preferred-slots.ts";

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

interface MovedJob extends JobTimes {
	readonly id: string;
	/** The half days that the customer asks for in place of the job's. */
	readonly wishes: readonly PreferredSlot[];
}

/** Returns a free half day for each job of a day: one that its customer asks for; for the others, in the jobs' order, of the next day with
 * room the half that the job has now, where there is room in it. A job for which none is left gets null. `free` is earliest first, and
 * `after` is the day that the jobs leave. */
export function proposeHalfDays(
	jobs: readonly MovedJob[],
	free: readonly RoomyHalfDay[],
	after: string,
): Map<string, HalfDay | null> {
	const places = free.flatMap((half) => Array.from({ length: half.room }, () => half));
	const ranked = jobs.toSorted(
		(one, other) => Number(other.wishes.length > 0) - Number(one.wishes.length > 0),
	);
	return new Map(
		ranked.map((job) => {
			const wished = job.wishes.map(formatSlot);
			const next = places.find(({ date }) => date > after) ?? null;
			const own =
				places.find((half) => wished.includes(formatSlot(half))) ??
				places.find(({ date, half }) => date === next?.date && half === halfNameOf(job)) ??
				next;
			if (own) places.splice(places.indexOf(own), 1);
			return [job.id, own];
		}),
	);
}
