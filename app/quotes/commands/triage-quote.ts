import type { LostReason, TriageIntent } from "#app/catalog/quote-enums.ts";
import { hasWaitingOffer } from "#app/catalog/stage.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import type { Quote } from "../quote.ts";
import { hasChangedSince } from "../quote-view.ts";

/** A mark can be undone for this many milliseconds; afterwards "Back to new" does it. */
export const UNDO_MS = 10_000;

interface NotesEdit {
	readonly notes: string | null;
	readonly notesBefore: string | null;
	/** The revision of the notes that the form began with: nothing newer is overwritten unseen. */
	readonly notesRevision: number;
}

/** What an owner does with a quote, with the notes of the same form. */
export interface TriageQuote extends NotesEdit {
	readonly attempt: string;
	readonly intent: TriageIntent;
	readonly lostReason?: LostReason | undefined;
	readonly work?: string | undefined;
	/** The acceptance that the form knew was at this time; 0 for none. */
	readonly acceptedAt: UtcMs;
}

/** `accepted`: the quote would be lost though an offer was accepted that the form did not know of. */
export type TriageRefusal = { readonly kind: "gone" | "not-possible" | "newer-notes" | "accepted" };

/** Moves a quote, or takes a move back, and saves its notes. */
export function decideTriage(
	quote: Quote | null,
	{ attempt, intent, lostReason = "other", work, acceptedAt, ...edit }: TriageQuote,
	at: UtcMs,
): Decision<TriageRefusal> {
	if (!quote) return refuse({ kind: "gone" });
	const isEdited = edit.notes !== edit.notesBefore;
	const isNew = isEdited && edit.notes !== quote.adminNotes;
	if (isNew && edit.notesRevision !== quote.notesRevision) return refuse({ kind: "newer-notes" });
	if (intent === "notes" && !isNew) return unchanged;
	if (!isPossible(quote, intent, at)) return refuse({ kind: "not-possible" });
	if (intent === "lost" && (quote.acceptedAt ?? 0) > acceptedAt) return refuse({ kind: "accepted" });
	const happened = { at, attempt, notes: isNew ? { text: edit.notes } : undefined };
	switch (intent) {
		case "undo":
			return happen({ ...happened, action: "reopened", contactedAt: quote.contactedBefore });
		case "reopen":
			return happen({ ...happened, action: "reopened", contactedAt: null });
		case "untold":
			return happen({ action: "edit-undone", at, attempt });
		case "lost":
			return happen({ ...happened, action: "lost", reason: lostReason });
		case "done":
			return happen({ ...happened, action: "done", work });
		default:
			return happen({ ...happened, action: intent });
	}
}

function isPossible(quote: Quote, intent: TriageIntent, at: UtcMs): boolean {
	const isOpen = quote.doneAt === null && quote.lostAt === null && !quote.spam;
	switch (intent) {
		case "contacted":
			return !quote.spam && (!quote.contacted || hasChangedSince(quote));
		case "undo":
			return quote.contactedAt !== null && quote.contactedAt >= at - UNDO_MS && !isContactedSince(quote);
		case "reopen":
			return quote.stage === "contacted";
		case "notes":
			return true;
		case "spam":
			// Who accepted an offer is a customer, whatever an older page shows.
			return !quote.spam && quote.acceptedAt === null;
		case "not-spam":
			return quote.spam;
		case "done":
			return isOpen;
		case "lost":
			// A declined offer is that end already.
			return isOpen && quote.stage !== "lost";
		case "not-done":
			return quote.doneAt !== null;
		case "not-lost":
			return quote.lostAt !== null;
		case "reminders-off":
			return quote.remindersStoppedAt === null;
		case "reminders-on":
			return quote.remindersStoppedAt !== null && !quote.isStoppedByCustomer;
		case "delivered":
			return hasWaitingOffer(quote) && quote.offerDeliveredAt === null;
		case "told":
			return quote.tellUntil !== null && quote.tellUntil > at;
		case "untold":
			return canUndoEdit(quote, at, { isMark: true });
		default:
			return intent satisfies never;
	}
}

/** Whether what an owner's last edit, or mark that a customer knows something, replaced can be given back. */
export function canUndoEdit({ lastEdit, revision }: Quote, at: UtcMs, { isMark = false } = {}): boolean {
	if (lastEdit?.revision !== revision || lastEdit.isMark !== isMark) return false;
	return lastEdit.at >= at - UNDO_MS;
}

/** Whether more than the mark was a contact: the step that made it, an answer since, or what changed the stage where the mark was the first. */
function isContactedSince({ contactedAt, contactedBefore, questions, stage, ...quote }: Quote): boolean {
	const isByStep = [quote.offeredAt, quote.doneAt, quote.lostAt].includes(contactedAt);
	const isAnswered = questions.some(({ answer }) => (answer?.answeredAt ?? 0) >= (contactedAt ?? 0));
	return isByStep || isAnswered || (contactedBefore === null && stage !== "contacted");
}
