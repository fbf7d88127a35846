import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { QuoteAction, QuoteActor, QuoteChange } from "#app/catalog/quote-terms.ts";
import type { Database } from "#app/database/client.server.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";

interface QuoteEvent {
	quoteId: string | Placeholder | SQL;
	action: QuoteAction;
	now: number | Placeholder;
	/** Defaults to the visitor. */
	actor?: QuoteActor;
	/** The owner; SQL where the batch itself looks it up. */
	userId?: string | SQL | null;
	/** SQL for JSON where the batch itself compares. */
	changes?: readonly QuoteChange[] | SQL;
	/** SQL: nothing is recorded where it is false. */
	allowed?: SQL;
}

/** A statement that writes one event for the quote's current revision, however often it runs. */
export function recordEvent(db: Database, event: QuoteEvent) {
	return eventOf(db, event, sql`revision`);
}

/** As `recordEvent`, for the revision that the batch is about to make, while the old values can still be compared. */
export function recordEventAhead(db: Database, event: QuoteEvent) {
	return eventOf(db, event, sql`revision + 1`);
}

interface ReminderEvent extends Omit<QuoteEvent, "action" | "actor"> {
	quoteId: string;
	/** SQL about the quote: nothing is recorded where it is false. */
	allowed: SQL;
}

/** The statements that record a reminder or thanks, or its undoing, for one batch. Running them again changes nothing. */
export function recordReminded(db: Database, event: ReminderEvent) {
	return [
		recordEventAhead(db, { ...event, action: "reminded", actor: "owner" }),
		db
			.update(quoteRequests)
			.set({ revision: sql`${quoteRequests.revision} + 1` })
			.where(
				sql`id = ${event.quoteId} and exists (select 1 from quote_events e where e.quote_id = ${event.quoteId} and e.revision = quote_requests.revision + 1)`,
			),
	] as const;
}

/** SQL: the last change of the quote `q` was this action at `now` (UTC milliseconds), and `condition` is true of it. */
export function wasLastChange(
	{ quoteId, action, now }: { quoteId: string; action: QuoteAction; now: number },
	condition: SQL = sql`true`,
): SQL {
	return sql`exists (select 1 from quote_events e join quote_requests q on q.id = e.quote_id and q.revision = e.revision where q.id = ${quoteId} and e.action = ${action} and e.created_at = ${now} and ${condition})`;
}

/** SQL: the `QuoteChange`s from one JSON object to another, for the second one's fields. */
export function changesBetween(before: SQL, after: SQL): SQL {
	return sql`(select json_group_array(json_object('field', a.key, 'from', b.value, 'to', a.value)) from json_each(${after}) a join json_each(${before}) b on b.key = a.key where b.value is not a.value)`;
}

const marked = sql`json_object('field', 'contacted', 'from', 'no', 'to', 'yes')`;

/** SQL: a step's changes as JSON, with that of `contacted` where `isFirst` is true. */
export function changesWithMark(changes: SQL, isFirst: SQL): SQL {
	return sql`case when ${isFirst} then json_insert(${changes}, '$[#]', ${marked}) else ${changes} end`;
}

const leftSpam = sql`json_object('field', 'spam', 'from', 'yes', 'to', 'no')`;

/** SQL: a step's changes as JSON, with that of `spam` for a quote that was in Spam. */
export function changesWithRescue(changes: SQL): SQL {
	return sql`case when spam then json_insert(${changes}, '$[#]', ${leftSpam}) else ${changes} end`;
}

/** The columns that take a quote out of Spam: whoever has its secret link and answers an owner's offer is a customer. */
export const rescue = { spam: false, spamReason: null };

/** The columns that mark a quote as contacted; an earlier mark keeps its time. `time` is UTC milliseconds. */
export function markContacted(time: number | SQL) {
	return { contacted: true, contactedAt: sql`coalesce(contacted_at, ${time})` };
}

function eventOf(db: Database, event: QuoteEvent, revision: SQL) {
	const { quoteId, action, now, actor = "visitor", userId = null, changes = [], allowed = sql`true` } = event;
	const changesJson = Array.isArray(changes) ? JSON.stringify(changes) : changes;
	return db
		.insert(quoteEvents)
		.select(
			sql`select null, id, ${revision}, case ${revision} when 1 then 'created' else 'updated' end, ${now}, ${action}, ${actor}, ${userId}, ${changesJson} from quote_requests where id = ${quoteId} and ${allowed}`,
		)
		.onConflictDoNothing();
}
