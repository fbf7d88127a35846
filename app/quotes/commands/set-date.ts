import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { formatTimes, type JobTimes, timesOf } from "../job-times.ts";
import type { Quote } from "../quote.ts";

/** The date that an owner gives a job, or takes back. */
export interface SetDate {
	readonly attempt: string;
	/** A null takes the date back. */
	readonly times: JobTimes | null;
	/** The date that the form knew: no other one is overwritten unseen. */
	readonly before: JobTimes | null;
	/** The newest question that the form knew was asked at this time; 0 for none. No request for another date is settled unseen. */
	readonly asked: UtcMs;
	readonly mayOverbook: boolean;
	/** Whether it gives back the date that another one took the place of a moment ago. */
	readonly isUndo?: boolean;
}

/** What takes up the same time. */
export interface DateFacts {
	readonly others: number;
	/** This many jobs fit into a half day. */
	readonly capacity: number;
	readonly isWorkday: boolean;
	/** Whether some of the time is within the day's working hours. */
	readonly isInHours: boolean;
	/** What the owners keep the half day for; null for nothing. */
	readonly ownEntry: string | null;
}

/** The job is over (`closed`), or since the form was shown its date became another (`meanwhile`) or another one was asked for (`asked`). */
export type DateRefusal = { readonly kind: "gone" | "closed" | "meanwhile" | "asked" } | DateObstacle;

type DateObstacle =
	| { readonly kind: "off" | "closed-hours" }
	| { readonly kind: "kept"; readonly title: string }
	| { readonly kind: "full"; readonly others: number };

/** Whether a quote's job may still get another date. */
export function canHaveDate({ spam, stage }: Pick<Quote, "spam" | "stage">): boolean {
	return !spam && stage !== "done" && stage !== "lost";
}

/** Why a job does not fit into its times; null where it does. Other hours than usual are in nobody's way. */
export function dateObstacle({ others, capacity, isWorkday, ownEntry }: DateFacts): DateObstacle | null {
	if (!isWorkday) return { kind: "off" };
	if (ownEntry !== null) return { kind: "kept", title: ownEntry };
	return others >= capacity ? { kind: "full", others } : null;
}

/** Gives a job a date, or takes it back, for which the facts are null. */
export function decideDate(
	quote: Quote | null,
	{ attempt, times, before, asked, mayOverbook, isUndo = false }: SetDate,
	facts: DateFacts | null,
	at: UtcMs,
): Decision<DateRefusal> {
	if (!quote) return refuse({ kind: "gone" });
	const saved = formatTimes(timesOf(quote.scheduledFor, quote.scheduledUntil));
	if (saved === formatTimes(times)) return unchanged;
	if (!canHaveDate(quote)) return refuse({ kind: "closed" });
	if (saved !== formatTimes(before)) return refuse({ kind: "meanwhile" });
	if (!times) return happen({ action: "unscheduled", at, attempt });
	const isAsked = quote.questions.some(
		({ id, askedAt, answer }) => answer === null && askedAt > asked && quote.dateRequests.includes(id),
	);
	if (isAsked && !isUndo) return refuse({ kind: "asked" });
	if (facts && !mayOverbook) {
		const obstacle = dateObstacle(facts);
		if (obstacle) return refuse(obstacle);
		if (!facts.isInHours) return refuse({ kind: "closed-hours" });
	}
	return happen({ action: "scheduled", times, isUndo, at, attempt });
}
