import { asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import { stageOf } from "#app/catalog/stage.ts";
import type { Database } from "#app/database/client.server.ts";
import { fromJson } from "#app/database/typed-columns.ts";
import { type SavedSettings, selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { quoteSearchText } from "#db/derived-tables.ts";
import {
	customerAnswers,
	customerQuestions,
	decisions,
	erasedQuotes,
	offers,
	outbox,
	quoteAddons,
	quoteEvents,
	quoteRequests,
	quoteServices,
} from "#db/schema.ts";
import { agreedDateOf } from "./agreed-date.ts";
import { correctionsAfter, edits } from "./corrections.ts";
import { readEdit } from "./last-edit.ts";
import { savedLinesSchema } from "./offer.ts";
import { parseSlots } from "./preferred-slots.ts";
import type { Quote, QuoteRow } from "./quote.ts";
import { quoteChangesSchema } from "./quote-view.ts";
import { questionColumns } from "./saved-questions.server.ts";
import type { SearchText } from "./search-text.ts";
import type { Query, Writer } from "./writer.server.ts";

/** Which quote is meant: by its id, or by the secret of the customer's page. */
export type QuoteAddress = { readonly id: string } | { readonly token: string };

/** What is saved of a quote, for a decision and its commit. */
export interface Loaded {
	/** Null where there is none. */
	readonly quote: Quote | null;
	/** The row as it is stored, which an older release may have written. */
	readonly stored: QuoteRow | null;
	readonly storedSearch: (SearchText & { readonly position: number }) | null;
	/** Whether the quote was erased and must not come back. */
	readonly isErased: boolean;
	/** Whether this attempt was committed before. */
	readonly isCommitted: boolean;
	readonly settings: SavedSettings["settings"];
	readonly scheduleRevision: number;
	/** The owner who writes; null for a visitor. */
	readonly userId: string | null;
}

const { customerId: _, ...rowColumns } = getTableColumns(quoteRequests);

/** Brings a whole quote in one round trip, with what a command's `facts` query finds.
 * @throws as the writer's `read` does. */
export async function load<Facts extends Query>(
	db: Database,
	{ writer, address, attempt }: { writer: Writer; address: QuoteAddress; attempt: string },
	facts: Facts,
) {
	const quoteId = idOf(address);
	const { results, userId } = await writer.read([
		db.select(rowColumns).from(quoteRequests).where(eq(quoteRequests.id, quoteId)),
		selectServices(db, quoteId),
		selectAddons(db, quoteId),
		selectOffers(db, quoteId),
		selectQuestions(db, quoteId),
		selectEvents(db, quoteId, attempt),
		selectMails(db, quoteId),
		db.select().from(quoteSearchText).where(eq(quoteSearchText.quoteId, quoteId)),
		db.select({ id: erasedQuotes.quoteId }).from(erasedQuotes).where(eq(erasedQuotes.quoteId, quoteId)),
		selectSettings(db),
		facts,
	]);
	const [[row], services, addons, saved, questions, events, mails, [search], erased, settings, found] =
		results;
	const quote: Quote | null = row
		? {
				...row,
				stage: stageOf(row),
				services,
				addons,
				offers: saved.map(readOffer),
				questions: questions.toReversed(),
				reminders: events
					.filter(({ action }) => action === "reminded")
					.map(({ at, changes: [change = null] }) => ({ at, change })),
				wasSpamCleared: events.some(({ action }) => action === "not-spam"),
				isStoppedByCustomer: events.some(({ action }) => action === "reminders-stopped"),
				agreedDate: agreedDateOf(events),
				isLinkReplaced: events.some(({ action }) => action === "link-replaced"),
				workDone: workOf(events),
				corrections: events.reduce(correctionsAfter, []),
				lastEdit: readEdit(events.findLast(({ action }) => edits.includes(action))),
				mails,
			}
		: null;
	const loaded: Loaded = {
		quote,
		stored: row ?? null,
		storedSearch: search ?? null,
		isErased: erased.length > 0,
		isCommitted: events.some((event) => event.attempt === attempt),
		settings: settingsOf(settings).settings,
		scheduleRevision: settings[0]?.scheduleRevision ?? 0,
		userId,
	};
	return { loaded, facts: found };
}

function idOf(address: QuoteAddress): SQL {
	if ("id" in address) return sql`${address.id}`;
	return sql`(select id from quote_requests where customer_token = ${address.token})`;
}

function selectServices(db: Database, quoteId: SQL) {
	const { service, priceLow, priceHigh } = quoteServices;
	return db
		.select({ service, priceLow, priceHigh })
		.from(quoteServices)
		.where(eq(quoteServices.quoteId, quoteId))
		.orderBy(asc(service));
}

function selectAddons(db: Database, quoteId: SQL) {
	const { addonName, price } = quoteAddons;
	return db
		.select({ addonName, price })
		.from(quoteAddons)
		.where(eq(quoteAddons.quoteId, quoteId))
		.orderBy(asc(addonName));
}

function selectOffers(db: Database, quoteId: SQL) {
	return db
		.select({ offer: offers, decision: decisions })
		.from(offers)
		.leftJoin(decisions, eq(decisions.offerId, offers.id))
		.where(eq(offers.quoteId, quoteId))
		.orderBy(asc(offers.number));
}

function readOffer({ offer, decision }: Awaited<ReturnType<typeof selectOffers>>[number]) {
	const { id, number, lines, total, note, termsVersion, validUntil, sentAt, sha256 } = offer;
	return {
		...{ id, number, total, note, termsVersion, validUntil, sentAt, sha256 },
		lines: savedLinesSchema.parse(JSON.parse(lines)),
		decision: decision && readDecision(decision),
	};
}

function readDecision({ offerId: _, wishes, ...decision }: typeof decisions.$inferSelect) {
	return { ...decision, wishes: wishes === null ? null : parseSlots(wishes) };
}

const MAX_QUESTIONS = 100;

function selectQuestions(db: Database, quoteId: SQL) {
	const { askedAt } = customerQuestions;
	return db
		.select(questionColumns)
		.from(customerQuestions)
		.leftJoin(customerAnswers, eq(customerAnswers.questionId, customerQuestions.id))
		.where(eq(customerQuestions.quoteId, quoteId))
		.orderBy(desc(askedAt))
		.limit(MAX_QUESTIONS);
}

/** Of the history what decisions need, oldest first. */
function selectEvents(db: Database, quoteId: SQL, attempt: string) {
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
			sql`${eq(quoteEvents.quoteId, quoteId)} and ${or(inArray(action, ["reminded", "not-spam", "link-replaced", "reminders-stopped", "asked", "date-agreed", "done", "not-done", "changed", ...edits]), eq(quoteEvents.attempt, attempt))}`,
		)
		.orderBy(asc(quoteEvents.revision));
}

function workOf(events: Awaited<ReturnType<typeof selectEvents>>): string | null {
	const last = events.findLast(({ action }) => action === "done" || action === "not-done");
	return last?.changes.find(({ field }) => field === "work")?.to?.toString() || null;
}

function selectMails(db: Database, quoteId: SQL) {
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
