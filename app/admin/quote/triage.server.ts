import { and, eq, gte, inArray, or } from "drizzle-orm";
import { filterQuery, readFilter } from "#app/admin/dashboard/quote-filter.ts";
import type { TriageIntent } from "#app/catalog/quote-enums.ts";
import { paths } from "#app/config/paths.ts";
import type { FlashMessageKey } from "#app/content/flash-messages.ts";
import { type Database, hasRow } from "#app/database/client.server.ts";
import { UNDO_MS } from "#app/quotes/commands/triage-quote.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";
import { FROM_QUOTE, FROM_TODAY, hasUndo, UNDO_ANCHOR, type UndoableIntent } from "./triage.ts";

/** A query for a quote whose last move can still be undone at `now`; `undoableOf` reads it. */
export function selectUndoable(db: Database, quoteId: string, now: UtcMs) {
	const { id, name, createdAt, contactedAt, doneAt, lostAt, spam, spamReason, updatedAt, revision } =
		quoteRequests;
	const since = now - UNDO_MS;
	const moved = and(eq(spam, true), eq(spamReason, "owner"), gte(updatedAt, since));
	const isLast = and(eq(quoteEvents.quoteId, id), eq(quoteEvents.revision, revision));
	const toldNow = and(inArray(quoteEvents.action, ["delivered", "told"]), gte(quoteEvents.createdAt, since));
	// A step that is a contact marks it too, without this.
	const isOfMark = and(eq(quoteEvents.action, "contacted"), eq(quoteEvents.createdAt, contactedAt));
	const hasMark = hasRow(db, quoteEvents, and(eq(quoteEvents.quoteId, quoteId), isOfMark));
	const taken = and(
		eq(spam, false),
		or(and(gte(contactedAt, since), hasMark), gte(doneAt, since), gte(lostAt, since)),
	);
	return db
		.select({
			...{ id, name, createdAt, revision, contactedAt, doneAt, lostAt, spam, updatedAt },
			lastAction: quoteEvents.action,
		})
		.from(quoteRequests)
		.leftJoin(quoteEvents, isLast)
		.where(and(eq(id, quoteId), or(taken, moved, toldNow)));
}

/** Returns what can be undone at `now`, by the row of `selectUndoable`; null for nothing. */
export function undoableOf([row]: Awaited<ReturnType<typeof selectUndoable>>, now: UtcMs) {
	if (!row) return null;
	const { contactedAt, doneAt, lostAt, spam, updatedAt, lastAction, ...quote } = row;
	const since = now - UNDO_MS;
	if (lastAction === "delivered" || lastAction === "told")
		return { ...quote, intent: "untold" as const, told: lastAction, changedAt: updatedAt };
	if (spam) return { ...quote, intent: "not-spam" as const, changedAt: updatedAt };
	if (doneAt !== null && doneAt >= since) return { ...quote, intent: "not-done" as const, changedAt: doneAt };
	if (lostAt !== null && lostAt >= since) return { ...quote, intent: "not-lost" as const, changedAt: lostAt };
	return { ...quote, intent: "undo" as const, changedAt: contactedAt ?? 0 };
}
export type Undoable = NonNullable<ReturnType<typeof undoableOf>>;

export const triageFlash = {
	undo: "marking-undone",
	reopen: "marking-undone",
	notes: "notes-saved",
	"not-spam": "moved-from-spam",
	"not-done": "outcome-undone",
	"not-lost": "outcome-undone",
	"reminders-off": "reminders-off",
	"reminders-on": "reminders-on",
	untold: "outcome-undone",
} as const satisfies Record<Exclude<TriageIntent, UndoableIntent>, FlashMessageKey>;

/** The address after a triage: the page that `from` names, at the quote. */
export function returnAddress(quoteId: string, intent: TriageIntent, from: string): string {
	if (from === FROM_QUOTE) return paths.adminQuote(quoteId);
	if (from === FROM_TODAY) {
		const marked = hasUndo(intent) ? `?${new URLSearchParams({ marked: quoteId })}#${UNDO_ANCHOR}` : "";
		return paths.adminToday + marked;
	}
	const query = new URLSearchParams(filterQuery(readFilter(new URLSearchParams(from))));
	const stays = !hasUndo(intent) && intent !== "not-spam";
	if (hasUndo(intent)) query.set("marked", quoteId);
	if (stays) query.set("open", quoteId);
	return `${paths.admin}${query.size > 0 ? `?${query}` : ""}#${stays ? `quote-${quoteId}` : UNDO_ANCHOR}`;
}
