import { asc, eq, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { selectOwners } from "#app/customers/assign-customer.server.ts";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { decisions, offers, outbox, quoteAddons, quoteEvents, quoteServices } from "#db/schema.ts";
import { reminderActions } from "./commands/stop-reminders.ts";
import { undoableByOwner } from "./corrections.ts";
import { savedLinesSchema } from "./offer.ts";
import { parseSlots } from "./preferred-slots.ts";
import { quoteChangesSchema } from "./quote-view.ts";

/** A query for whose the numbers and addresses are that the quote has, and these. */
export function selectKnown(db: Database, quoteId: SQL, keys: readonly string[]) {
	const saved = sql`select told.value from quote_requests, json_each(json_array(contact_value, lower(email))) told where quote_requests.id = ${quoteId}`;
	// One list: a choice between several would be looked for in every row.
	const all = sql.join([saved, ...keys.map((key) => sql`select ${key}`)], sql` union all `);
	return selectOwners(db, sql`(${all})`);
}

/** A query for the services of a quote, by their names. */
export function selectServices(db: Database, quoteId: SQL) {
	const { service, priceLow, priceHigh } = quoteServices;
	return db
		.select({ service, priceLow, priceHigh })
		.from(quoteServices)
		.where(eq(quoteServices.quoteId, quoteId))
		.orderBy(asc(service));
}

/** A query for the add-ons of a quote, by their names. */
export function selectAddons(db: Database, quoteId: SQL) {
	const { addonName, price } = quoteAddons;
	return db
		.select({ addonName, price })
		.from(quoteAddons)
		.where(eq(quoteAddons.quoteId, quoteId))
		.orderBy(asc(addonName));
}

/** Returns a query for the offers of a quote with what became of them, the oldest first. */
export function selectOffers(db: Database, quoteId: SQL) {
	return db
		.select({ offer: offers, decision: decisions })
		.from(offers)
		.leftJoin(decisions, eq(decisions.offerId, offers.id))
		.where(eq(offers.quoteId, quoteId))
		.orderBy(asc(offers.number));
}

/** Returns an offer as decisions need it. */
export function readOffer({ offer, decision }: Awaited<ReturnType<typeof selectOffers>>[number]) {
	const { quoteId: _, sentBy: _by, lines, ...sent } = offer;
	return {
		...sent,
		lines: savedLinesSchema.parse(JSON.parse(lines)),
		decision: decision && readDecision(decision),
	};
}

function readDecision({
	offerId: _,
	wishes,
	agreedLines,
	agreedTotal: total,
	...decision
}: typeof decisions.$inferSelect) {
	const lines = agreedLines === null ? null : savedLinesSchema.parse(JSON.parse(agreedLines));
	const agreed = lines && total !== null ? { lines, total } : null;
	return { ...decision, wishes: wishes === null ? null : parseSlots(wishes), agreed };
}

/** A query for what decisions need of the history, the oldest first. */
export function selectEvents(db: Database, quoteId: SQL, attempt: string) {
	const { action, changes, createdAt } = quoteEvents;
	return db
		.select({
			action,
			at: createdAt,
			attempt: quoteEvents.attempt,
			revision: quoteEvents.revision,
			changes: fromJson(changes, quoteChangesSchema),
		})
		.from(quoteEvents)
		.where(
			sql`${eq(quoteEvents.quoteId, quoteId)} and ${or(inArray(action, ["reminded", "not-spam", "link-replaced", "asked", "date-agreed", "done", "not-done", "lost", "spam", "changed", "accepted", ...reminderActions, ...undoableByOwner]), like(changes, '%"date"%'), eq(quoteEvents.attempt, attempt))}`,
		)
		.orderBy(asc(quoteEvents.revision));
}

/** What decisions know of something that happened. */
export type HistoryEvent = Awaited<ReturnType<typeof selectEvents>>[number];

/** Returns what was done at the job, as the owner last said it; null where nothing was said. */
export function workOf(events: readonly HistoryEvent[]): string | null {
	const last = events.findLast(({ action }) => action === "done" || action === "not-done");
	return last?.changes.find(({ field }) => field === "work")?.to?.toString() || null;
}

/** A query for the mails that tell of a quote, the oldest first. */
export function selectMails(db: Database, quoteId: SQL) {
	const { kind, payload, createdAt, nextAttemptAt, attempts, sentAt, failedAt, lastError } = outbox;
	return db
		.select({
			key: outbox.idempotencyKey,
			...{ kind, payload, createdAt, nextAttemptAt, attempts, sentAt, failedAt, lastError },
		})
		.from(outbox)
		.where(eq(outbox.quoteId, quoteId))
		.orderBy(asc(outbox.createdAt), asc(outbox.id));
}
