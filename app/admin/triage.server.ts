import { and, eq, gt, gte, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { LostReason, TriageIntent } from "#app/catalog/quote-terms.ts";
import { paths } from "#app/config/paths.ts";
import type { FlashMessageKey } from "#app/content/flash-messages.ts";
import type { Database } from "#app/database/client.server.ts";
import { queueQuoteMail } from "#app/outbox/queue-quote-mail.server.ts";
import { changesWithMark, markContacted, recordEvent } from "#app/quotes/record-event.server.ts";
import { tellDateOfLost } from "#app/schedule/schedule-job.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { changesNotes, notesChange } from "./notes.server.ts";
import { filterQuery, readFilter } from "./quote-filter.ts";
import { FROM_QUOTE, hasUndo, type NotesEdit, UNDO_ANCHOR, UNDO_MS, type UndoIntent } from "./triage.ts";

interface Triage extends Partial<NotesEdit> {
	quoteId: string;
	intent: TriageIntent;
	/** With the intent `lost` alone. */
	lostReason?: LostReason | undefined;
	userId?: SQL | null;
	now: number;
}

/** The statements of a triage, for one batch, written only where `allowed` holds. The first returns a row when
 * the quote changed; the last its notes as they are then. */
export function triageQuote(
	db: Database,
	{ quoteId, intent, userId = null, now, lostReason = "other", ...form }: Triage,
	allowed: SQL,
) {
	const edit = { notes: null, notesBefore: null, notesRevision: 0, ...form };
	const { set, from } = changeOf(intent, { ...edit, lostReason }, now);
	const notes = notesChange(edit);
	return [
		db
			.update(quoteRequests)
			.set({ ...set, ...notes.set, revision: sql`${quoteRequests.revision} + 1`, updatedAt: now })
			.where(and(eq(quoteRequests.id, quoteId), from, notes.where, allowed))
			.returning({ id: quoteRequests.id }),
		recordEvent(db, {
			quoteId,
			action: intent === "undo" || intent === "reopen" ? "reopened" : intent,
			now,
			actor: "owner",
			userId,
			changes: changesWithMark(
				intent === "lost"
					? sql`json_array(json_object('field', 'lostReason', 'from', null, 'to', ${lostReason}))`
					: sql`'[]'`,
				intent === "lost" || intent === "done" ? sql`contacted_at = ${now}` : sql`false`,
			),
			allowed,
		}),
		db
			.select({ notes: quoteRequests.adminNotes, notesRevision: quoteRequests.notesRevision })
			.from(quoteRequests)
			.where(eq(quoteRequests.id, quoteId)),
		...(intent === "not-spam" ? mailRescued(db, { quoteId, now }, allowed) : []),
		...(intent === "lost" || intent === "not-lost"
			? tellDateOfLost(db, { quoteId, action: intent, now })
			: []),
	] as const;
}

/** A quote that was not mailed because it was in Spam is mailed once when it leaves it. */
function mailRescued(db: Database, { quoteId, now }: { quoteId: string; now: number }, allowed: SQL) {
	const isRescued = sql`exists (select 1 from quote_events where quote_id = ${quoteId} and action = 'not-spam' and created_at = ${now})`;
	return queueQuoteMail(db, {
		quoteId,
		now,
		urgent: true,
		allowed: sql`${allowed} and ${isRescued}`,
	});
}

function changeOf(intent: TriageIntent, edit: NotesEdit & { lostReason: LostReason }, now: number) {
	const { changedAt, contacted, contactedAt, doneAt, lostAt, spam, stage } = quoteRequests;
	const isOpen = and(isNull(doneAt), isNull(lostAt), eq(spam, false));
	switch (intent) {
		case "contacted":
			return {
				set: { contacted: true, contactedAt: now },
				from: or(eq(contacted, false), gt(changedAt, contactedAt)),
			};
		case "undo":
			return { set: backBeforeMark, from: gte(contactedAt, now - UNDO_MS) };
		case "reopen":
			return { set: { contacted: false, contactedAt: null }, from: eq(stage, "contacted") };
		case "notes":
			return { set: {}, from: changesNotes(edit) };
		case "spam":
			return { set: { spam: true, spamReason: "owner" }, from: eq(spam, false) };
		case "not-spam":
			return { set: { spam: false, spamReason: null }, from: eq(spam, true) };
		case "done":
			return { set: { doneAt: now, ...markContacted(now) }, from: isOpen };
		case "not-done":
			return { set: { doneAt: null, ...unmarkOf(doneAt) }, from: isNotNull(doneAt) };
		case "lost":
			return { set: { lostAt: now, lostReason: edit.lostReason, ...markContacted(now) }, from: isOpen };
		case "not-lost":
			return { set: { lostAt: null, lostReason: null, ...unmarkOf(lostAt) }, from: isNotNull(lostAt) };
	}
}

/** Only a change of the visitor's is marked again after an offer: without the mark it is to be looked at. */
const backBeforeMark = {
	contacted: sql`stage <> 'contacted'`,
	contactedAt: sql`case when stage <> 'contacted' then min(contacted_at, coalesce(changed_at, contacted_at + 1) - 1) end`,
};

/** The columns once a step that was the first contact is taken back. */
function unmarkOf(step: SQLiteColumn) {
	const { contactedAt } = quoteRequests;
	return {
		contacted: sql`${contactedAt} is not null and ${contactedAt} is not ${step}`,
		contactedAt: sql`nullif(${contactedAt}, ${step})`,
	};
}

/** A query for what can still be undone at `now` (UTC milliseconds): the quote's name, the undo intent and its time. */
export function selectUndoable(db: Database, quoteId: string, now: number) {
	const { id, name, createdAt, contactedAt, doneAt, lostAt, spam, spamReason, updatedAt } = quoteRequests;
	const since = now - UNDO_MS;
	const moved = and(eq(spam, true), eq(spamReason, "owner"), gte(updatedAt, since));
	// A step that is a contact marks it too, without this.
	const isMarked = sql`${contactedAt} >= ${since} and exists (select 1 from quote_events where quote_id = ${quoteId} and action = 'contacted' and created_at = ${contactedAt})`;
	const taken = and(eq(spam, false), or(isMarked, gte(doneAt, since), gte(lostAt, since)));
	return db
		.select({
			id,
			name,
			createdAt,
			intent: sql<UndoIntent>`case when ${spam} then 'not-spam' when ${doneAt} >= ${since} then 'not-done' when ${lostAt} >= ${since} then 'not-lost' else 'undo' end`,
			doneAt: sql<number>`case when ${spam} then ${updatedAt} when ${doneAt} >= ${since} then ${doneAt} when ${lostAt} >= ${since} then ${lostAt} else ${contactedAt} end`,
		})
		.from(quoteRequests)
		.where(and(eq(id, quoteId), or(taken, moved)));
}

export const triageFlash = {
	undo: "marking-undone",
	reopen: "marking-undone",
	notes: "notes-saved",
	"not-spam": "moved-from-spam",
	"not-done": "outcome-undone",
	"not-lost": "outcome-undone",
} as const satisfies Record<Exclude<TriageIntent, "contacted" | "spam" | "done" | "lost">, FlashMessageKey>;

/** The address after a triage: the page that `from` names, at the quote. */
export function returnAddress(quoteId: string, intent: TriageIntent, from: string): string {
	if (from === FROM_QUOTE) return paths.adminQuote(quoteId);
	const query = new URLSearchParams(filterQuery(readFilter(new URLSearchParams(from))));
	const stays = !hasUndo(intent) && intent !== "not-spam";
	if (hasUndo(intent)) query.set("marked", quoteId);
	if (stays) query.set("open", quoteId);
	return `${paths.admin}${query.size > 0 ? `?${query}` : ""}#${stays ? `quote-${quoteId}` : UNDO_ANCHOR}`;
}
