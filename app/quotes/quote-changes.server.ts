import type { DecisionOutcome, FollowUpName } from "#app/catalog/quote-enums.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Settings } from "#app/settings/settings.ts";
import { hoursOn } from "#app/time/business-hours.ts";
import { DAY_MS, localTime } from "#app/time/clock.ts";
import { type Changed, changeQuote } from "./change-quote.server.ts";
import { type AnswerOffer, type AnswerRefusal, decideAnswer } from "./commands/answer-offer.ts";
import { type AnswerQuestion, decideReply } from "./commands/answer-question.ts";
import { type AskQuestion, decideQuestion } from "./commands/ask-question.ts";
import { type CorrectContact, decideContact } from "./commands/correct-contact.ts";
import { decideEdit, type EditAnswers } from "./commands/edit-answers.ts";
import { decideOpening } from "./commands/open-offer.ts";
import { decideFollowUp, decideReminder, type RemindCustomer } from "./commands/remind-customer.ts";
import { decideLink } from "./commands/replace-link.ts";
import { decideOffer, isStanding, type SendOffer } from "./commands/send-offer.ts";
import { type DateRefusal, decideDate, type SetDate } from "./commands/set-date.ts";
import { decideStop } from "./commands/stop-reminders.ts";
import { decideTaking, type TakeQuote } from "./commands/take-quote.ts";
import { decideTriage, type TriageQuote } from "./commands/triage-quote.ts";
import { decideEditUndo } from "./commands/undo-edit.ts";
import { newCustomerToken } from "./customer-token.server.ts";
import { type Decision, refuse } from "./decision.ts";
import { otherJobs, readFreeHalfDays, selectBookedJobs, selectJobsBetween } from "./free-half-days.server.ts";
import { countJobs } from "./half-days.ts";
import { newLinkMail } from "./mails/submission-mails.ts";
import { formatSlot } from "./preferred-slots.ts";
import { fingerprintOf } from "./submission.ts";
import { noFacts, visitor, type Writer } from "./writer.server.ts";

// Each change of a saved quote: what it reads beside the quote, and the command that decides it. All take two round trips,
// `now` in UTC milliseconds, and throw when the database refuses or does not answer in time, or others were faster too
// often; the same call may then be made again. With an owner's session that is over they throw a Response.

/** Moves a quote as an owner asks, with the notes of the same form. */
export function triageQuote(db: Database, writer: Writer, id: string, command: TriageQuote, now: number) {
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt: command.attempt, facts: noFacts(db) },
		decide: (quote) => decideTriage(quote, command, now),
	});
}

/** Saves what a caller told an owner, once. Returns false where the quote was erased since the form was shown. */
export async function takeQuote(
	db: Database,
	writer: Writer,
	command: Omit<TakeQuote, "attempt" | "fingerprint" | "customerToken">,
	now: number,
): Promise<boolean> {
	const { id } = command.submission;
	const customerToken = newCustomerToken();
	const taken = {
		...command,
		attempt: id,
		customerToken,
		fingerprint: await fingerprintOf(command.submission),
	};
	const { kind } = await changeQuote(db, {
		...{ writer, now, address: { id }, attempt: id, facts: noFacts(db) },
		decide: (quote, _, loaded) => decideTaking(quote, taken, loaded, now),
	});
	return kind === "changed";
}

/** Corrects a customer's contact. */
export function correctContact(
	db: Database,
	writer: Writer,
	id: string,
	command: CorrectContact,
	now: number,
) {
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt: command.attempt, facts: noFacts(db) },
		decide: (quote) => decideContact(quote, command, now),
	});
}

/** Replaces the answers about the work. */
export function editAnswers(db: Database, writer: Writer, id: string, command: EditAnswers, now: number) {
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt: command.attempt, facts: noFacts(db) },
		decide: (quote) => decideEdit(quote, command, now),
	});
}

/** Gives back what an owner's latest edit replaced. */
export function undoEdit(db: Database, writer: Writer, id: string, attempt: string, now: number) {
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt, facts: noFacts(db) },
		decide: (quote) => decideEditUndo(quote, { attempt }, now),
	});
}

/** Sends an offer. Returns whether it stands as it was sent, and whether it is mailed. */
export async function sendOffer(db: Database, writer: Writer, id: string, command: SendOffer, now: number) {
	const { offer } = command;
	const { quote } = await changeQuote(db, {
		...{ writer, now, address: { id }, attempt: offer.id, facts: noFacts(db) },
		decide: (saved) => decideOffer(saved, command, now),
	});
	return { isStanding: quote !== null && isStanding(quote, offer), isMailed: quote?.email != null };
}

/** Accepts, declines or withdraws an offer. Of two at once the slower one is refused as `decided`. */
export function answerOffer(db: Database, writer: Writer, id: string, command: AnswerOffer, now: number) {
	const wishes = command.outcome === "accepted" ? command.wishes : [];
	const base = { writer, now, address: { id }, attempt: command.attempt };
	if (wishes.length === 0)
		return changeQuote(db, {
			...{ ...base, facts: noFacts(db) },
			decide: (quote) => decideAnswer(quote, command, { isFree: () => true }, now),
		});
	return changeQuote(db, {
		...{ ...base, facts: selectBookedJobs(db, now), needsSchedule: true },
		decide(quote, jobs, { settings }) {
			const free = new Set(readFreeHalfDays(settings, jobs, { now, quoteId: id }).map(formatSlot));
			return decideAnswer(quote, command, { isFree: (wish) => free.has(formatSlot(wish)) }, now);
		},
	});
}

/** Whether an offer was decided so, by this answer or an earlier one. Forms of different outcomes never share an attempt. */
export function isDecided(answered: Changed<AnswerRefusal>, outcome: DecisionOutcome): boolean {
	if (answered.kind === "changed") return true;
	const { refusal } = answered;
	return refusal.kind === "decided" && refusal.outcome === outcome;
}

/** Takes a question of the customer. */
export function askQuestion(db: Database, id: string, command: AskQuestion, now: number) {
	return changeQuote(db, {
		...{ writer: visitor(db), now, address: { id }, attempt: command.attempt, facts: noFacts(db) },
		decide: (quote) => decideQuestion(quote, command, now),
	});
}

/** Takes an owner's answer to a question. */
export function answerQuestion(
	db: Database,
	writer: Writer,
	id: string,
	command: AnswerQuestion,
	now: number,
) {
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt: command.attempt, facts: noFacts(db) },
		decide: (quote) => decideReply(quote, command, now),
	});
}

/** A date as a form asks for it, by the settings of that moment; or why none can be read from it. */
export type ReadDate<Unclear> = (
	settings: Settings,
) => { readonly asked: Omit<SetDate, "attempt"> } | { readonly unclear: Unclear };

/** Gives a job a date, or takes it back. `near` is a time of the day that the form names, UTC milliseconds. */
export function setDate<Unclear extends { readonly kind: string }>(
	db: Database,
	writer: Writer,
	{ id, near, attempt, read }: { id: string; near: number; attempt: string; read: ReadDate<Unclear> },
	now: number,
) {
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt, needsSchedule: true },
		facts: selectJobsBetween(db, near - 2 * DAY_MS, near + 2 * DAY_MS),
		decide(quote, jobs, { settings }): Decision<DateRefusal | Unclear> {
			const date = read(settings);
			if ("unclear" in date) return refuse(date.unclear);
			const { times } = date.asked;
			const others = times ? countJobs(times, otherJobs(jobs, id)) : 0;
			const isWorkday = times === null || hoursOn(localTime(times.startsAt).midnight, settings) !== null;
			const facts = { others, capacity: settings.capacity, isWorkday };
			return decideDate(quote, { ...date.asked, attempt }, facts, now);
		},
	});
}

/** Records that the customer's page showed the newest offer. */
export async function recordOpened(db: Database, id: string, offerId: string, now: number): Promise<void> {
	const attempt = crypto.randomUUID();
	await changeQuote(db, {
		...{ writer: visitor(db), now, address: { id }, attempt, facts: noFacts(db) },
		decide: (quote) => decideOpening(quote, { offerId, attempt }, now),
	});
}

/** Stops the follow-ups of the quote that a token opens. Returns false where the token opens none. */
export async function stopReminders(db: Database, token: string, now: number): Promise<boolean> {
	const attempt = crypto.randomUUID();
	const { kind } = await changeQuote(db, {
		...{ writer: visitor(db), now, address: { token }, attempt, facts: noFacts(db) },
		decide: (quote) => decideStop(quote, { attempt }, now),
	});
	return kind === "changed";
}

/** Replaces the secret in the customer's link. Returns null where there is no such quote, else whether the new one is mailed. */
export async function replaceLink(
	db: Database,
	writer: Writer,
	id: string,
	attempt: string,
	now: number,
): Promise<{ isMailed: boolean } | null> {
	const customerToken = newCustomerToken();
	const { kind, quote } = await changeQuote(db, {
		...{ writer, now, address: { id }, attempt, facts: noFacts(db) },
		decide: (saved) => decideLink(saved, { customerToken, attempt }, now),
	});
	return kind === "changed" ? { isMailed: quote !== null && newLinkMail(quote, now).length > 0 } : null;
}

/** Records that an owner reminded or thanked a customer, or takes it back. */
export function remindCustomer(
	db: Database,
	writer: Writer,
	id: string,
	command: RemindCustomer,
	now: number,
) {
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt: command.attempt, facts: noFacts(db) },
		decide: (quote) => decideReminder(quote, command, now),
	});
}

/** Records that an automatic mail was sent, once for each mail. */
export function recordFollowUp(
	db: Database,
	id: string,
	command: { readonly name: FollowUpName; readonly attempt: string },
	now: number,
): Promise<Changed<{ readonly kind: "gone" }>> {
	return changeQuote(db, {
		...{ writer: visitor(db), now, address: { id }, attempt: command.attempt, facts: noFacts(db) },
		decide: (quote) => decideFollowUp(quote, command, now),
	});
}
