import { countJobs, type HalfDay } from "./half-days.ts";
import { isInHalf, type JobTimes } from "./job-times.ts";
import type { PreferredSlot } from "./preferred-slots.ts";

/** The time of a day that a job could take. */
export interface Place extends JobTimes {
	/** The date is one such as `2026-05-04`, where the company is. */
	readonly date: string;
}

interface LeavingJob<To extends Place> extends JobTimes {
	readonly id: string;
	/** The half days that the customer asks for in place of the job's. */
	readonly wishes: readonly PreferredSlot[];
	/** The places that are free among the booked jobs. */
	readonly places: readonly To[];
}

interface Leaving {
	readonly booked: readonly JobTimes[];
	/** So many jobs fit into one time. */
	readonly capacity: number;
	/** The jobs leave this day. */
	readonly after: string;
}

/** Returns a place for each job of a day: one that its customer asks for; for the others, in the jobs' order, of the next day with
 * room the half that the job has now, where there is room in it. A job for which none is left gets null. */
export function proposeDates<To extends Place>(
	jobs: readonly LeavingJob<To>[],
	{ booked, capacity, after }: Leaving,
): Map<string, To | null> {
	const taken = [...booked];
	const ranked = jobs.toSorted(
		(one, other) => Number(other.wishes.length > 0) - Number(one.wishes.length > 0),
	);
	return new Map(
		ranked.map((job) => {
			const free = job.places.filter((place) => countJobs(place, taken) < capacity);
			const open = free.toSorted((one, other) => one.startsAt - other.startsAt);
			const next = open.find(({ date }) => date > after) ?? null;
			const own =
				open.find((place) =>
					job.wishes.some((wish) => wish.date === place.date && isInHalf(place, wish.half)),
				) ??
				open.find((place) => place.date === next?.date && isInSameHalves(place, job)) ??
				next;
			if (own) taken.push(own);
			return [job.id, own];
		}),
	);
}

/** Returns the half days among places in which a job takes no time now. */
export function otherHalves(halves: readonly HalfDay[], job: JobTimes): HalfDay[] {
	return halves.filter(({ half }) => !isInHalf(job, half));
}

function isInSameHalves(one: JobTimes, other: JobTimes): boolean {
	return (["morning", "afternoon"] as const).every((half) => isInHalf(one, half) === isInHalf(other, half));
}
