import { and, eq, gt, ne } from "drizzle-orm";
import type { DecisionOutcome } from "#app/catalog/quote-enums.ts";
import type { Database } from "#app/database/client.server.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { pricesOf, selectNewestPrices } from "#app/settings/price-books.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";
import { type Changed, changeBy, changeQuote } from "./change-quote.server.ts";
import { decideAgreement } from "./commands/agree-to-date.ts";
import { type AnswerOffer, type AnswerRefusal, decideAnswer } from "./commands/answer-offer.ts";
import { decideReply } from "./commands/answer-question.ts";
import { type AskForDate, decideDateRequest } from "./commands/ask-for-date.ts";
import { decideQuestion } from "./commands/ask-question.ts";
import { decideContact } from "./commands/correct-contact.ts";
import { decideEdit, type EditAnswers, type EditPrices, type EditRefusal } from "./commands/edit-answers.ts";
import { decideAcceptance } from "./commands/enter-acceptance.ts";
import { decidePhotos, decideRemoval } from "./commands/keep-photos.ts";
import { decideOpening } from "./commands/open-offer.ts";
import { decideMailed } from "./commands/record-mail.ts";
import { decideFollowUp, decideReminder } from "./commands/remind-customer.ts";
import { decideLink } from "./commands/replace-link.ts";
import { decideOffer, isStanding, type SendOffer } from "./commands/send-offer.ts";
import { decideStop } from "./commands/stop-reminders.ts";
import { decideTaking, SAME_CALL_MS, type TakeQuote } from "./commands/take-quote.ts";
import { decideTriage, type TriageQuote } from "./commands/triage-quote.ts";
import { decideEditUndo } from "./commands/undo-edit.ts";
import { newCustomerToken } from "./customer-token.server.ts";
import { type Decision, refuse } from "./decision.ts";
import { isDateGone } from "./ended-date.ts";
import { halvesFor, nearSavingOf, readFreeHalfDays, selectBookedJobs } from "./free-half-days.server.ts";
import { timesOf } from "./job-times.ts";
import type { QuoteAddress } from "./load.server.ts";
import { newLinkMail } from "./mails/link-mails.ts";
import { savingFor } from "./near-saving.ts";
import { formatSlot } from "./preferred-slots.ts";
import { fingerprintOf } from "./submission.ts";
import { visitor, type Writer } from "./writer.server.ts";

// Each change takes two round trips, and throws when the database refuses or does not answer in time, or others were faster too often; the same
// call may then be made again. With an owner's session that is over it throws a Response.

export const correctContact = changeBy(decideContact);

/** `priceBy` prices the answers by the book that is current when they are decided; undefined where there is no such package. */
export function editAnswers(
	db: Database,
	writer: Writer,
	id: string,
	{
		priceBy,
		...answers
	}: Omit<EditAnswers, keyof EditPrices> & { priceBy(card: RateCard): EditPrices | undefined },
	now: UtcMs,
) {
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt: answers.attempt, facts: selectNewestPrices(db) },
		decide(quote, rows): Decision<EditRefusal | { readonly kind: "package" }> {
			const prices = priceBy(pricesOf(rows));
			return prices ? decideEdit(quote, { ...answers, ...prices }, now) : refuse({ kind: "package" });
		},
	});
}

export const agreeToDate = changeBy(decideAgreement);

export const enterAcceptance = changeBy(decideAcceptance);

export const askQuestion = changeBy(decideQuestion);

export const answerQuestion = changeBy(decideReply);

export const addPhotos = changeBy(decidePhotos);
export const removePhoto = changeBy(decideRemoval);

export const remindCustomer = changeBy(decideReminder);

/** Records that an automatic mail was sent, once for each mail. */
export const recordFollowUp = changeBy(decideFollowUp);

/** Records what the customer knows since a mail failed for good, or was sent after that. */
export const recordMail = changeBy(decideMailed);

function selectTwin(db: Database, { submission, attempt }: TakeQuote, now: UtcMs) {
	const { id, phone, createdAt } = quoteRequests;
	const isLately = and(eq(phone, submission.contact.phone), gt(createdAt, now - SAME_CALL_MS));
	return db
		.select({ id })
		.from(quoteRequests)
		.innerJoin(quoteEvents, and(eq(quoteEvents.quoteId, id), eq(quoteEvents.attempt, attempt)))
		.where(and(isLately, ne(id, submission.id)));
}

export async function takeQuote(
	db: Database,
	writer: Writer,
	command: Omit<TakeQuote, "attempt" | "fingerprint" | "customerToken">,
	now: UtcMs,
) {
	const { submission, addons, heardOfUs } = command;
	const { id } = submission;
	const told = { ...submission, addons, heardOfUs, id: "" };
	const [fingerprint, attempt] = await Promise.all([fingerprintOf(submission), fingerprintOf(told)]);
	const taken = { ...command, attempt, customerToken: newCustomerToken(), fingerprint };
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt, contact: submission.contact },
		facts: selectTwin(db, taken, now),
		decide: (quote, [twin], { isErased }) =>
			decideTaking(quote, taken, { isErased, twin: twin?.id ?? null }, now),
	});
}

export const undoEdit = changeBy(decideEditUndo);

/** Moves a quote, with the notes of the same form. `isBackWithoutDate`: its date did not come back, because something is in its way. */
export async function triageQuote(
	db: Database,
	writer: Writer,
	id: string,
	command: TriageQuote,
	now: UtcMs,
) {
	const triaged = await changeBy(decideTriage)(db, writer, id, command, now);
	const isBackWithoutDate = triaged.kind === "changed" && triaged.events.some(isDateGone);
	return { ...triaged, isBackWithoutDate };
}

/** Sends an offer. Returns whether it stands as it was sent, and whether it is mailed. */
export async function sendOffer(db: Database, writer: Writer, id: string, command: SendOffer, now: UtcMs) {
	const send = changeBy<SendOffer & { readonly attempt: string }, { readonly kind: string }>(decideOffer);
	const { quote } = await send(db, writer, id, { ...command, attempt: command.offer.id }, now);
	return { isStanding: quote !== null && isStanding(quote, command.offer), isMailed: quote?.email != null };
}

const answerWithoutWishes = changeBy<AnswerOffer, AnswerRefusal>((quote, command, at) =>
	decideAnswer(quote, command, { isFree: () => true }, at),
);

/** Accepts, declines or withdraws an offer. Of two at once the slower one is refused as `decided`. */
export function answerOffer(db: Database, writer: Writer, id: string, command: AnswerOffer, now: UtcMs) {
	const wishes = command.outcome === "accepted" ? command.wishes : [];
	if (wishes.length === 0) return answerWithoutWishes(db, writer, id, command, now);
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt: command.attempt },
		...{ facts: selectBookedJobs(db, now), needsSchedule: true },
		decide(quote, jobs, { settings }) {
			const free = readFreeHalfDays(settings, jobs, { now, quoteId: id, zipCode: quote?.zipCode ?? null });
			const slots = new Set(free.map(formatSlot));
			const saving = savingFor(wishes, nearSavingOf(free, settings));
			return decideAnswer(quote, command, { isFree: (wish) => slots.has(formatSlot(wish)), saving }, now);
		},
	});
}

export function askForDate(db: Database, writer: Writer, id: string, command: AskForDate, now: UtcMs) {
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt: command.attempt, facts: selectBookedJobs(db, now) },
		decide(quote, jobs, { settings }) {
			const job = quote && timesOf(quote.scheduledFor, quote.scheduledUntil);
			const free = halvesFor(job, readFreeHalfDays(settings, jobs, { now, quoteId: id })).map(formatSlot);
			return decideDateRequest(quote, command, { isFree: (wish) => free.includes(formatSlot(wish)) }, now);
		},
	});
}

/** Whether an offer was decided so, by this answer or an earlier one. Forms of different outcomes never share an attempt. */
export function isDecided(answered: Changed<AnswerRefusal>, outcome: DecisionOutcome): boolean {
	if (answered.kind === "changed") return true;
	const { refusal } = answered;
	return refusal.kind === "decided" && refusal.outcome === outcome;
}

export async function recordOpened(db: Database, address: QuoteAddress, offerId: string, now: UtcMs) {
	const command = { offerId, attempt: crypto.randomUUID() };
	await changeBy(decideOpening)(db, visitor(db), address, command, now);
}

/** Returns false where the token opens no quote. */
export async function stopReminders(
	db: Database,
	token: string,
	now: UtcMs,
	{ isUndo = false } = {},
): Promise<boolean> {
	const command = { attempt: crypto.randomUUID(), isUndo };
	const { kind } = await changeBy(decideStop)(db, visitor(db), { token }, command, now);
	return kind === "changed";
}

/** Returns null where there is no such quote, else whether the new link is mailed. */
export async function replaceLink(
	db: Database,
	writer: Writer,
	id: string,
	attempt: string,
	now: UtcMs,
): Promise<{ isMailed: boolean } | null> {
	const command = { customerToken: newCustomerToken(), attempt };
	const { kind, quote } = await changeBy(decideLink)(db, writer, id, command, now);
	return kind === "changed" ? { isMailed: quote !== null && newLinkMail(quote, now).length > 0 } : null;
}
