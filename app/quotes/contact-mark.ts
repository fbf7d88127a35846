import type { UtcMs } from "#app/time/clock.ts";
import type { Quote, QuoteRow } from "./quote.ts";

/** The mark of a contact, or none. */
export function contactedSince(contactedAt: UtcMs | null) {
	return { contacted: contactedAt !== null, contactedAt, contactedBefore: contactedAt };
}

/** A step that is a contact marks the quote, and deals with what its visitor changed since the mark before; else that one keeps its time. */
export function contactedBy({ contactedAt, changedAt }: QuoteRow, at: UtcMs) {
	if (contactedAt === null) return contactedSince(at);
	return (changedAt ?? 0) > contactedAt ? { ...contactedSince(at), contactedBefore: contactedAt } : {};
}

/** The mark of a step is taken back with it: the one before holds again, where there was one. */
export function withoutMarkOf({ contactedAt, contactedBefore }: QuoteRow, step: number | null) {
	return contactedAt === step ? contactedSince(contactedBefore === step ? null : contactedBefore) : {};
}

/** Returns the quote after something that an owner did, with the notes that came with it. */
export function withNotes(
	quote: Quote,
	event: { at: UtcMs; notes?: { text: string | null } | undefined },
): Quote {
	const { at, notes } = event;
	if (!notes) return { ...quote, updatedAt: at };
	return { ...quote, adminNotes: notes.text, notesRevision: quote.notesRevision + 1, updatedAt: at };
}
