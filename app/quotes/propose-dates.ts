import { halfNames } from "#app/catalog/quote-enums.ts";
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
	/** The places that are free among the booked jobs, earliest first. */
	readonly places: readonly To[];
	readonly wished: readonly To[];
}

interface Leaving {
	readonly booked: readonly JobTimes[];
	readonly capacity: number;
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
		(one, other) => Number(other.wished.length > 0) - Number(one.wished.length > 0),
	);
	return new Map(
		ranked.map((job) => {
			const isFree = (place: To) => countJobs(place, taken) < capacity;
			const open = job.places.filter(isFree);
			const next = open.find(({ date }) => date > after) ?? null;
			const own =
				job.wished.find(isFree) ??
				open.find((place) => place.date === next?.date && isInSameHalves(place, job)) ??
				next;
			if (own) taken.push(own);
			return [job.id, own];
		}),
	);
}

/** Returns where a job could go: to days on which its own times are free, and where there are none of these to half days. Its
 * customer may also ask for a half day in which it takes no time now. */
export function placesFor<Same extends Place>(
	job: JobTimes,
	{ sameTimes, halves }: { sameTimes: readonly Same[]; halves: readonly HalfDay[] },
	wishes: readonly PreferredSlot[],
) {
	const places = sameTimes.length > 0 ? sameTimes : halves;
	const others = sameTimes.length > 0 ? halves.filter(({ half }) => !isInHalf(job, half)) : [];
	const wished = [...places, ...others].filter((place) =>
		wishes.some(({ date, half }) => date === place.date && isInHalf(place, half)),
	);
	return { places, wished };
}

function isInSameHalves(one: JobTimes, other: JobTimes): boolean {
	return halfNames.every((half) => isInHalf(one, half) === isInHalf(other, half));
}
