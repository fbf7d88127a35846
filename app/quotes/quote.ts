import { hasWaitingOffer } from "#app/catalog/stage.ts";
import type { UtcMs } from "#app/time/clock.ts";
import type {
	customerAnswers,
	customerQuestions,
	decisions,
	offers,
	outbox,
	quoteAddons,
	quoteRequests,
	quoteServices,
} from "#db/schema.ts";
import type { Correction } from "./corrections.ts";
import { type JobTimes, timesOf } from "./job-times.ts";
import type { LastEdit } from "./last-edit.ts";
import type { OfferLine } from "./offer.ts";
import type { PreferredSlot } from "./preferred-slots.ts";
import type { SentReminder } from "./sent-reminders.ts";
import type { WantedWork } from "./wanted-work.ts";

type RowOf<T extends { $inferSelect: object }, Without extends keyof T["$inferSelect"]> = Readonly<
	Omit<T["$inferSelect"], Without>
>;

/** The columns of a saved quote, without the customer, on whom no decision hangs; money is whole dollars. */
export type QuoteRow = RowOf<typeof quoteRequests, "customerId">;

/** A service of a quote has its own range before any bundle saving, in whole dollars. */
type ServiceLine = RowOf<typeof quoteServices, "quoteId">;

/** An add-on of a quote with its price, whole dollars. */
export type AddonLine = RowOf<typeof quoteAddons, "quoteId" | "userName" | "phone">;

/** What became of an offer; `attempt` is that of the form which decided it. An acceptance has a name. */
export interface OfferDecision
	extends RowOf<typeof decisions, "offerId" | "wishes" | "agreedLines" | "agreedTotal"> {
	readonly wishes: readonly PreferredSlot[] | null;
	/** What was accepted where it is not the offer as it was sent. */
	readonly agreed: { readonly lines: readonly OfferLine[]; readonly total: number } | null;
}

/** Returns the lines and the sum of an offer: those that were accepted, else those that were sent. */
export function termsOf({ lines, total, decision }: SentOffer) {
	return decision?.agreed ?? { lines, total };
}

/** An offer as it was sent; money is whole dollars. */
export interface SentOffer extends RowOf<typeof offers, "quoteId" | "lines" | "sentBy"> {
	readonly lines: readonly OfferLine[];
	readonly decision: OfferDecision | null;
}

/** A question of the customer, or a change that is asked for while an offer stands. */
export interface Question extends RowOf<typeof customerQuestions, "quoteId" | "lines" | "wanted"> {
	/** A change has the lines of an offer with it; null for a question. */
	readonly lines: readonly OfferLine[] | null;
	/** A change has the answers that are wanted; null for a question, and for a change that an older release took. */
	readonly wanted: WantedWork | null;
	/** What an owner said; its text is null where that was said by phone, or by a new offer. */
	readonly answer: RowOf<typeof customerAnswers, "questionId"> | null;
}

/** A mail of the outbox that tells of the quote. */
export interface QuoteMail extends RowOf<typeof outbox, "id" | "idempotencyKey" | "quoteId"> {
	readonly key: string;
}

/** A quote whole, as decisions need it. Services and add-ons are sorted by name; of all else the oldest stands first. */
export interface Quote extends QuoteRow {
	readonly services: readonly ServiceLine[];
	readonly addons: readonly AddonLine[];
	readonly offers: readonly SentOffer[];
	readonly questions: readonly Question[];
	readonly reminders: readonly SentReminder[];
	readonly wasSpamCleared: boolean;
	/** Whether the customer ended the reminders, which no owner then begins again. */
	readonly isStoppedByCustomer: boolean;
	readonly isLinkReplaced: boolean;
	/** The date that the customer said is fine, as `formatTimes` has it; null for none. */
	readonly agreedDate: string | null;
	readonly dateRequests: readonly string[];
	/** The date, as `formatTimes` has it, before which the job was done, and which comes back if it is not; null for none. */
	readonly endedDate: string | null;
	/** This was in the way of the date when it last stopped taking up time, as `judgeDates` says it; null where that is unknown. */
	readonly inTheWay: string | number | null;
	readonly corrections: readonly Correction[];
	readonly lastEdit: LastEdit | null;
	/** What was done, in the owner's words; null of a job that is not done. */
	readonly workDone: string | null;
	readonly mails: readonly QuoteMail[];
}

/** The newest offer of a quote; undefined where there is none. */
export function newestOffer({ offers }: Pick<Quote, "offers">): SentOffer | undefined {
	return offers.at(-1);
}

/** The offer that its customer can answer at `at`; undefined where there is none. */
export function waitingOffer(quote: Quote, at: UtcMs): SentOffer | undefined {
	const newest = newestOffer(quote);
	return newest && hasWaitingOffer(quote) && newest.validUntil > at ? newest : undefined;
}

/** The change that a customer asked for last and that waits for an offer; undefined where none does. */
export function changeAskedFor({ questions }: Pick<Quote, "questions">): Question | undefined {
	return questions.findLast(({ lines, answer }) => lines !== null && answer === null);
}

/** The offer that says what is done at `at`: the newest one while it can be accepted, else the last one that was; undefined without. */
export function standingOffer(quote: Quote, at: UtcMs): SentOffer | undefined {
	const newest = newestOffer(quote);
	return newest?.decision === null && newest.validUntil > at ? newest : acceptedOffer(quote);
}

/** The offer that was accepted last; undefined where none was. */
export function acceptedOffer({ offers }: Pick<Quote, "offers">): SentOffer | undefined {
	return offers.findLast(({ decision }) => decision?.outcome === "accepted");
}

/** Whether an offer says what is done: nothing but a new offer changes it. */
export function isPromised(quote: Quote, at: UtcMs): boolean {
	return standingOffer(quote, at) !== undefined;
}

type Booked = Pick<QuoteRow, "scheduledFor" | "scheduledUntil" | "lostAt" | "spam">;

export function takenTimes(quote: Booked): JobTimes | null {
	return takesUpTime(quote) ? timesOf(quote.scheduledFor, quote.scheduledUntil) : null;
}

/** The times that a job takes up which is not over at `at`; null for none. */
export function timesAhead(quote: Booked, at: UtcMs): JobTimes | null {
	const times = takenTimes(quote);
	return times && times.endsAt > at ? times : null;
}

/** Whether the quote has a job that takes up its time: neither lost nor in Spam. */
export function takesUpTime(quote: Pick<QuoteRow, "scheduledFor" | "lostAt" | "spam">): boolean {
	return quote.scheduledFor !== null && quote.lostAt === null && !quote.spam;
}

/** Whether the quote's link was replaced since a draft was given the secret `linkToken` of it. */
export function isLinkReplacedSince(quote: Quote, linkToken: string | undefined): boolean {
	return linkToken === undefined ? quote.isLinkReplaced : linkToken !== quote.customerToken;
}

/** The tab whose number counts a quote. */
export function countedStage({ spam, stage }: Pick<QuoteRow, "spam" | "stage">) {
	return spam ? "spam" : stage;
}
