import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { quoteRequests } from "../../db/schema";
import type { Database } from "../db.server";
import { recordEvent } from "./submit.server";

/** How long marking a quote as contacted can be undone, in milliseconds; afterwards there is no way back. */
export const UNDO_MS = 10_000;

/** What the owner did to a quote. */
export type TriageIntent = "contacted" | "undo" | "notes" | "spam" | "not-spam";

export interface Triage {
	quoteId: string;
	intent: TriageIntent;
	/** What the owner wrote; null for nothing. Left as it is by the intents that send none. */
	notes: string | null;
	/** UTC milliseconds. */
	now: number;
}

/**
 * The statements of a triage, for one batch: the change, its event, and the quote as it is afterwards. The first
 * returns a row when it changed the quote, and none where the quote is not in the state that the intent starts from:
 * one that is contacted already, or whose time for undoing has passed (SPEC section 4). Nothing is written
 * where `allowed` does not hold.
 */
export function triageQuote(db: Database, { quoteId, intent, notes, now }: Triage, allowed: SQL) {
	const { set, from } = changeOf(intent, notes, now);
	return [
		db
			.update(quoteRequests)
			.set({ ...set, revision: sql`${quoteRequests.revision} + 1`, updatedAt: now })
			.where(and(eq(quoteRequests.id, quoteId), from, allowed))
			.returning({ id: quoteRequests.id }),
		recordEvent(db, quoteId, now, allowed),
	] as const;
}

function changeOf(intent: TriageIntent, notes: string | null, now: number) {
	const { contacted, contactedAt, spam } = quoteRequests;
	switch (intent) {
		case "contacted":
			return {
				set: { contacted: true, contactedAt: now, adminNotes: notes },
				from: eq(contacted, false),
			};
		case "undo":
			return { set: { contacted: false, contactedAt: null }, from: gte(contactedAt, now - UNDO_MS) };
		case "notes":
			return { set: { adminNotes: notes }, from: undefined };
		case "spam":
			return { set: { spam: true }, from: eq(spam, false) };
		case "not-spam":
			return { set: { spam: false, spamReason: null }, from: eq(spam, true) };
	}
}

/** A query for a quote's name and when it was marked, while that can still be undone at `now`. */
export function selectUndoable(db: Database, quoteId: string, now: number) {
	const { id, name, contactedAt } = quoteRequests;
	return db
		.select({ id, name, contactedAt })
		.from(quoteRequests)
		.where(and(eq(id, quoteId), gte(contactedAt, now - UNDO_MS)));
}
