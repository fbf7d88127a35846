import { photosAfter } from "#app/catalog/photos.ts";
import { stageOf } from "#app/catalog/stage.ts";
import { contactedBy, contactedSince, withNotes, withoutMarkOf } from "./contact-mark.ts";
import { correctionsAfter } from "./corrections.ts";
import { withDate, withoutGoneDate } from "./ended-date.ts";
import { formatTimes, timesOf } from "./job-times.ts";
import { editedAt } from "./last-edit.ts";
import { isPromised, type Quote, type QuoteRow } from "./quote.ts";
import type { QuoteEvent } from "./quote-events.ts";
import {
	acceptanceOf,
	doubtedDate,
	isMailed,
	reachedBy,
	withChangeReopened,
	withChangeSettled,
	withDateAnswered,
	withDateAsked,
	withOutcome,
	withoutNewest,
	withQuestion,
	withReply,
} from "./replies.ts";
import { changedByVisitor, newQuote, stillConfirmed, submitted } from "./submitted-quote.ts";
import { answerChanges } from "./tell-changes.ts";
import { dueTimesOf, withTold } from "./untold.ts";
import { withAgreedWork, withOfferedWork } from "./wanted-work.ts";

/** The only code that knows what an event does; each is the next revision. @throws {Error} for another than a submission where there is no quote. */
export function evolve(quote: Quote | null, event: QuoteEvent): Quote {
	const before = withoutGoneDate(quote ?? newQuote(event), event);
	const after = withTold(before, withDate(changed(before, event)), event);
	const revision = (quote?.revision ?? 0) + 1;
	const changes = quote ? answerChanges(quote, after) : [];
	const corrections = correctionsAfter(after.corrections, { ...event, revision, changes });
	const inTheWay = event.inTheWay ?? after.inTheWay;
	return { ...after, corrections, inTheWay, revision, stage: stageOf(after), ...dueTimesOf(after) };
}

function changed(quote: Quote, event: QuoteEvent): Quote {
	const { at } = event;
	switch (event.action) {
		case "submitted":
			return { ...submitted(quote, event.submission, event.fingerprint), ...event.verdict };
		case "taken": {
			const { submission, fingerprint, addons, heardOfUs } = event;
			const taken = submitted({ ...quote, addons }, submission, fingerprint);
			return { ...taken, ...contactedSince(at), source: "phone", heardOfUs };
		}
		case "corrected":
			return reachedBy(quote, { ...quote, ...event.contact, ...editedAt(quote, at) }, at);
		case "edited": {
			// With the fingerprint of what the visitor sent, so that the same again changes nothing.
			const edited = submitted(quote, event.submission, quote.fingerprint);
			return stillConfirmed(quote, { ...edited, ...editedAt(quote, at) });
		}
		case "edit-undone":
			return { ...quote, ...quote.lastEdit?.before, updatedAt: at, lastEdit: null };
		case "changed": {
			// Without an offer these are what is wanted; beside one only the contact is other.
			const open = isPromised(quote, at) ? quote : withChangeSettled(quote, at);
			const answered = submitted(open, event.submission, event.fingerprint, event.kept);
			return stillConfirmed(quote, { ...answered, ...event.verdict, ...changedByVisitor(quote, at) });
		}
		case "add-ons":
		case "confirmed":
			return {
				...withChangeSettled(quote, at),
				...changedByVisitor(quote, at),
				addons: event.addons,
				totalPrice: event.total,
				confirmedAt: event.action === "confirmed" ? at : null,
			};
		case "contacted":
			return { ...withNotes(quote, event), ...contactedSince(at), contactedBefore: quote.contactedAt };
		case "reopened":
			return { ...withNotes(quote, event), ...contactedSince(event.contactedAt) };
		case "notes":
			return withNotes(quote, event);
		case "told":
		case "delivered": {
			const brought = event.action === "delivered" && { offerDeliveredAt: at };
			return { ...withNotes(quote, event), ...editedAt(quote, at, { isMark: true }), ...brought };
		}
		case "spam":
			return { ...withNotes(quote, event), ...asSpam, spamReasonBefore: quote.spamReason };
		case "not-spam": {
			const spamReason = quote.spamReason === "owner" ? quote.spamReasonBefore : null;
			const cleared = { ...withNotes(quote, event), ...clearSpam, spamReason, wasSpamCleared: true };
			return reachedBy(quote, cleared, at);
		}
		case "done":
			return {
				...{ ...withNotes(withChangeSettled(quote, at), event), ...contactedBy(quote, at) },
				...{ doneAt: at, workDone: event.work || null },
			};
		case "not-done":
			return {
				...withNotes(withChangeReopened(quote, quote.doneAt), event),
				...{ ...withoutMarkOf(quote, quote.doneAt), doneAt: null, workDone: null },
			};
		case "lost":
			return { ...withNotes(quote, event), ...contactedBy(quote, at), lostAt: at, lostReason: event.reason };
		case "not-lost":
			return { ...withNotes(quote, event), ...withoutMarkOf(quote, quote.lostAt), ...notLost };
		case "offered":
			return {
				...withChangeSettled(withOfferedWork(quote, event.offer), at),
				...contactedBy(quote, event.offer.sentAt),
				// A job that was called off comes back by its customer's yes alone.
				...(quote.acceptedAt === null && clearLost(quote)),
				offers: [...quote.offers, event.offer],
				offeredAt: event.offer.sentAt,
				offerValidUntil: event.offer.validUntil,
				offerOpenedAt: null,
				offerDeliveredAt: isMailed(quote) ? at : null,
				declinedAt: null,
				updatedAt: at,
			};
		case "accepted":
		case "acceptance-entered": {
			const accepted = withOutcome(withAgreedWork(quote), event, acceptanceOf(quote, event));
			const { address } = event.action === "accepted" ? event : quote;
			return { ...accepted, ...clearLost(quote), ...clearSpam, address, acceptedAt: at };
		}
		case "declined": {
			const { reason, comment } = event;
			const declined = withOutcome(quote, event, { outcome: "declined", reason, comment });
			// Without an earlier yes there is nothing to come for.
			return { ...declined, ...clearSpam, ...(quote.acceptedAt === null && noDate), declinedAt: at };
		}
		case "withdrawn":
			return { ...withOutcome(quote, event, { outcome: "withdrawn" }), ...withoutNewest(quote) };
		case "opened":
			return { ...quote, offerOpenedAt: at };
		case "asked": {
			const vouched = quote.spam && quote.offeredAt !== null && clearSpam;
			// Another request for a day takes the place of the one before.
			const settled = event.otherSlots ? withDateAnswered(quote, at) : quote;
			return { ...withQuestion(settled, event), ...vouched, ...doubtedDate(quote, event) };
		}
		case "change-withdrawn":
			return withQuestion(withChangeSettled(quote, at), { ...event, lines: null });
		case "answered": {
			const said = { text: event.text, answeredAt: at };
			const answered = withReply(quote, ({ id }) => id === event.questionId, said);
			return { ...answered, ...contactedBy(quote, at), updatedAt: at };
		}
		case "scheduled":
			return {
				...(event.isUndo ? withDateAsked : withDateAnswered)(quote, at),
				// What was changed before it may have been seen or not.
				...(quote.contactedAt === null && contactedSince(at)),
				scheduledFor: event.times.startsAt,
				scheduledUntil: event.times.endsAt,
				updatedAt: at,
			};
		case "unscheduled":
			return { ...quote, ...noDate, updatedAt: at };
		case "date-agreed":
			return {
				...withDateAnswered(quote, at),
				agreedDate: formatTimes(timesOf(quote.scheduledFor, quote.scheduledUntil)),
			};
		case "link-replaced":
			return { ...quote, customerToken: event.customerToken, isLinkReplaced: true };
		case "reminded":
			return { ...quote, reminders: [...quote.reminders, { at, change: event.change }] };
		case "mail-lost":
		case "mail-sent":
			return { ...quote, ...event.known };
		case "reminders-stopped":
			return { ...quote, remindersStoppedAt: at, isStoppedByCustomer: true };
		case "reminders-resumed":
			return { ...quote, remindersStoppedAt: null, isStoppedByCustomer: false };
		case "reminders-off":
		case "reminders-on":
			return { ...withNotes(quote, event), remindersStoppedAt: event.action === "reminders-off" ? at : null };
		case "photos-sent": {
			const submission = quote.submission + Math.min(1, event.added.length);
			return { ...quote, submission, photos: photosAfter(quote.photos, event), updatedAt: at };
		}
		case "photos-kept":
			return { ...quote, photos: photosAfter(quote.photos, event), updatedAt: at };
		default:
			return event satisfies never;
	}
}

/** A lost quote's date was called off; only undoing the loss restores it. */
function clearLost({ lostAt }: QuoteRow) {
	return { ...notLost, ...(lostAt !== null && noDate) };
}

const asSpam = { spam: true, spamReason: "owner" };
const notLost = { lostAt: null, lostReason: null };
const noDate = { scheduledFor: null, scheduledUntil: null };

/** Whoever has the secret link and answers an owner's offer is a customer. */
const clearSpam = { spam: false, spamReason: null, spamReasonBefore: null };
