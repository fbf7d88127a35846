import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { formatTimes } from "../job-times.ts";
import { type Quote, timesAhead } from "../quote.ts";

/** A customer's word that a job's date is fine, by the secret of the page. */
export interface AgreeToDate {
	readonly attempt: string;
	readonly token: string;
	/** The date that the page showed, as `formatTimes` has it. */
	readonly date: string;
}

/** Records that the date is fine with the customer, once; another one than the page showed is not agreed to. */
export function decideAgreement(
	quote: Quote | null,
	{ attempt, token, date }: AgreeToDate,
	at: UtcMs,
): Decision<{ readonly kind: "no-quote" | "other-date" }> {
	if (quote?.customerToken !== token) return refuse({ kind: "no-quote" });
	const times = quote.doneAt === null ? timesAhead(quote, at) : null;
	if (!times || formatTimes(times) !== date) return refuse({ kind: "other-date" });
	if (quote.agreedDate === date) return unchanged;
	return happen({ action: "date-agreed", at, attempt });
}
