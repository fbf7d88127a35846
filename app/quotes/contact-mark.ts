import type { UtcMs } from "#app/time/clock.ts";
import type { QuoteRow } from "./quote.ts";

/** The mark of a contact, or none. */
export function contactedSince(contactedAt: UtcMs | null) {
	return { contacted: contactedAt !== null, contactedAt, contactedBefore: contactedAt };
}

/** A step that is a contact marks the quote; an earlier mark keeps its time. */
export function contactedBy({ contactedAt }: QuoteRow, at: UtcMs) {
	return contactedAt === null ? contactedSince(at) : {};
}

/** The mark of a step that was the first contact is taken back with it. */
export function withoutMarkOf({ contactedAt }: QuoteRow, step: number | null) {
	return contactedAt === step ? contactedSince(null) : {};
}
