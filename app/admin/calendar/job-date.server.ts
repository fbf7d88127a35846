import { eq } from "drizzle-orm";
import type { Stage } from "#app/catalog/stage.ts";
import type { Database } from "#app/database/client.server.ts";
import { agreedDateOf, askedSlotsOf } from "#app/quotes/agreed-date.ts";
import { otherJobs, selectAvailability } from "#app/quotes/free-half-days.server.ts";
import { countJobs, entryAt, isWithin, timesOfHalf } from "#app/quotes/half-days.ts";
import { formatTimes, type JobTimes, timesOf } from "#app/quotes/job-times.ts";
import type { PreferredSlot } from "#app/quotes/preferred-slots.ts";
import { acceptedComment, acceptedSlots } from "#app/quotes/saved-offers.server.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { type TypedDate, typedOf } from "./read-date.ts";

export interface JobDate {
	times: JobTimes | null;
	typed: TypedDate;
	isOpen: boolean;
	/** The customer said that it is fine. */
	isAgreed: boolean;
	/** What the customer wrote with the acceptance; null for nothing. */
	comment: string | null;
	/** What the customer asked for last, as far as it lies ahead. */
	wishes: (PreferredSlot & { isFull: boolean; isSet: boolean })[];
}

/** Queries for the date of a quote's job, for the same batch as the page's own; `readJobDate` reads them. */
export function selectJobDate(db: Database, quoteId: string, now: number) {
	const { id, scheduledFor, scheduledUntil, spam, stage } = quoteRequests;
	return [
		db
			.select({
				...{ scheduledFor, scheduledUntil, spam, stage },
				wishes: acceptedSlots,
				comment: acceptedComment,
			})
			.from(quoteRequests)
			.where(eq(id, quoteId)),
		...selectAvailability(db, now),
	] as const;
}

type Found = [
	rows: {
		scheduledFor: number | null;
		scheduledUntil: number | null;
		spam: boolean;
		stage: Stage;
		wishes: readonly PreferredSlot[];
		comment: string | null;
	}[],
	saved: Parameters<typeof settingsOf>[0],
	bookings: Parameters<typeof otherJobs>[0],
];

/** Reads the date of a quote's job, with what its customer says to it in the history, which is oldest first. */
export function readJobDate(
	[[row], saved, bookings]: Found,
	{ quoteId, now, history }: { quoteId: string; now: number; history: Parameters<typeof askedSlotsOf>[0] },
): JobDate {
	const { capacity, hours, ownEntries } = settingsOf(saved).settings;
	const times = row ? timesOf(row.scheduledFor, row.scheduledUntil) : null;
	const others = otherJobs(bookings, quoteId);
	return {
		times,
		typed: typedOf(times, hours),
		isOpen: row !== undefined && !row.spam && row.stage !== "done" && row.stage !== "lost",
		comment: row?.comment ?? null,
		isAgreed: times !== null && agreedDateOf(history) === formatTimes(times),
		wishes: (askedSlotsOf(history) ?? row?.wishes ?? []).flatMap((wish) => {
			const wished = timesOfHalf(wish, hours);
			if (!wished || wished.startsAt < now) return [];
			const isSet = times !== null && isWithin(times, [wish], hours);
			const isFull = countJobs(wished, others) >= capacity || !!entryAt(wished, ownEntries, hours);
			return [{ ...wish, isFull, isSet }];
		}),
	};
}
