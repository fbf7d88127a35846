import { eq } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Database } from "#app/database/client.server.ts";
import { isDateAgreed, wishOf } from "#app/quotes/agreed-date.ts";
import { canHaveDate } from "#app/quotes/commands/set-date.ts";
import { isNear, jobsNear, otherJobs, selectAvailability } from "#app/quotes/free-half-days.server.ts";
import { countJobs, entryAt, isWithin } from "#app/quotes/half-days.ts";
import { formatTimes, isWholeDay, timesOf } from "#app/quotes/job-times.ts";
import { acceptedComment, acceptedSlots } from "#app/quotes/saved-offers.server.ts";
import { untoldDate } from "#app/quotes/untold.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { choiceText, formatChoice } from "./date-choice.ts";
import { timesOfTyped, typedOf } from "./read-date.ts";

/** Queries for the date of a quote's job, for the same batch as the page's own; `readJobDate` reads them. */
export function selectJobDate(db: Database, quoteId: string, now: number) {
	const { id, scheduledFor, scheduledUntil, spam, stage, lostAt, doneAt, toldDate, zipCode } = quoteRequests;
	return [
		db
			.select({
				...{ scheduledFor, scheduledUntil, spam, stage, lostAt, doneAt, toldDate, zipCode },
				wishes: acceptedSlots,
				comment: acceptedComment,
			})
			.from(quoteRequests)
			.where(eq(id, quoteId)),
		...selectAvailability(db, now),
	] as const;
}

/** Reads the date of a quote's job, with what its customer says to it in the history, which is oldest first. */
export function readJobDate(
	[[row], saved, bookings]: BatchResponse<ReturnType<typeof selectJobDate>>,
	{ quoteId, now, history }: { quoteId: string; now: number; history: Parameters<typeof wishOf>[0] },
) {
	const { capacity, hours, ownEntries } = settingsOf(saved).settings;
	const times = row ? timesOf(row.scheduledFor, row.scheduledUntil) : null;
	const untold = row ? untoldDate(row) : null;
	const others = otherJobs(bookings, quoteId);
	const near = jobsNear(others, row?.zipCode ?? null);
	const typed = typedOf(times, hours);
	const isAgreed = isDateAgreed(history, times);
	const { wishes, comment } = wishOf(history, row);
	return {
		times,
		typed,
		/** The customer does not know this of the date; null for nothing, and once that is over. */
		untold: untold && untold.times.endsAt > now ? untold : null,
		isOpen: row !== undefined && canHaveDate(row),
		/** The customer wrote this with the acceptance; null stands for nothing, and once other days were asked for. */
		comment,
		isAgreed,
		/** What the customer asked for last, as far as it lies ahead; nothing once the date is fine. A job that half a day
		 * would cut short keeps its times. */
		wishes: (isAgreed ? [] : wishes).flatMap((wish) => {
			const isLong = times !== null && isWholeDay(times);
			const choice = isLong ? { ...typed, half: "times" as const, date: wish.date } : wish;
			const asked = timesOfTyped({ from: "", until: "", ...choice }, hours);
			if (typeof asked === "string" || asked.startsAt < now) return [];
			const isSet = formatTimes(times) === formatTimes(asked) || (times !== null && isWithin(times, [wish]));
			const isFull = countJobs(asked, others) >= capacity || !!entryAt(asked, ownEntries, hours);
			const [value, label] = [formatChoice(choice), choiceText(choice)];
			return [{ value, label, isFull, isSet, isNear: isNear(asked, near) }];
		}),
	};
}
