import { eq, type SQL, sql } from "drizzle-orm";
import { stageOf } from "#app/catalog/stage.ts";
import { ownersOf } from "#app/customers/assign-customer.server.ts";
import type { Owners } from "#app/customers/assign-customer.ts";
import { type KnownBy, keysOf } from "#app/customers/assign-customer.ts";
import type { Database } from "#app/database/client.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import type { Settings } from "#app/settings/settings.ts";
import { quoteSearchText } from "#db/derived-tables.ts";
import { erasedQuotes, quoteRequests } from "#db/schema.ts";
import { agreedDateOf, dateRequestsOf, lastOf } from "./agreed-date.ts";
import { areRemindersStopped } from "./commands/stop-reminders.ts";
import { correctionsAfter, undoableByOwner } from "./corrections.ts";
import { endedDateOf, IN_THE_WAY } from "./ended-date.ts";
import { type FoundJobs, selectJobsAround } from "./free-half-days.server.ts";
import { readEdit } from "./last-edit.ts";
import {
	readOffer,
	selectAddons,
	selectEvents,
	selectKnown,
	selectMails,
	selectOffers,
	selectServices,
	workOf,
} from "./load-parts.server.ts";
import type { Quote, QuoteRow } from "./quote.ts";
import { customerColumn, rowColumns } from "./quote-row.ts";
import { MAX_DECIDED, selectQuestions } from "./saved-questions.server.ts";
import type { SearchText } from "./search-text.ts";
import type { Query, Writer } from "./writer.server.ts";

/** A quote is meant by its id, or by the secret of the customer's page. */
export type QuoteAddress = { readonly id: string } | { readonly token: string };

/** What is saved of a quote, for a decision and its commit. */
export interface Loaded {
	readonly quote: Quote | null;
	/** The row as it is stored, which an older release may have written. */
	readonly stored: QuoteRow | null;
	readonly storedSearch: (SearchText & { readonly position: number }) | null;
	readonly isErased: boolean;
	/** Whether this attempt was committed before. */
	readonly isCommitted: boolean;
	readonly settings: Settings;
	readonly scheduleRevision: number;
	/** Whose the quote is; null for nobody's. */
	readonly customerId: string | null;
	/** Whose the numbers and addresses are that the quote has and that the command tells; null for nobody's. */
	readonly owners: Owners;
	readonly jobsAround: FoundJobs;
	/** The owner who writes; null for a visitor. */
	readonly userId: string | null;
}

/** A command is about this quote, and says who the customer is. */
export interface Asked {
	readonly writer: Writer;
	readonly address: QuoteAddress;
	/** The form that asks has this attempt: the same form again gets the same answer. */
	readonly attempt: string;
	readonly contact?: KnownBy | undefined;
}

/** Brings a whole quote in one round trip, with what a command's `facts` query finds. @throws as the writer's `read` does. */
export async function load<Facts extends Query>(
	db: Database,
	{ writer, address, attempt, contact }: Asked,
	facts: Facts,
) {
	const quoteId = idOf(address);
	const told = contact ? keysOf(contact) : [];
	const { results, userId } = await writer.read([
		db
			.select({ row: rowColumns, customerId: customerColumn })
			.from(quoteRequests)
			.where(eq(quoteRequests.id, quoteId)),
		selectServices(db, quoteId),
		selectAddons(db, quoteId),
		selectOffers(db, quoteId),
		selectQuestions(db, eq(quoteRequests.id, quoteId), MAX_DECIDED),
		selectEvents(db, quoteId, attempt),
		selectMails(db, quoteId),
		db.select().from(quoteSearchText).where(eq(quoteSearchText.quoteId, quoteId)),
		selectErased(db, quoteId),
		selectSettings(db),
		selectKnown(db, quoteId, told),
		selectJobsAround(db, quoteId),
		facts,
	]);
	const [
		[found],
		services,
		addons,
		saved,
		questions,
		events,
		mails,
		[search],
		erased,
		settings,
		known,
		jobsAround,
		result,
	] = results;
	const { row, customerId = null } = found ?? {};
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
				isStoppedByCustomer: areRemindersStopped(events),
				agreedDate: agreedDateOf(events),
				endedDate: endedDateOf(events),
				inTheWay: lastOf(events, IN_THE_WAY),
				dateRequests: dateRequestsOf(events),
				isLinkReplaced: events.some(({ action }) => action === "link-replaced"),
				workDone: workOf(events),
				corrections: events.reduce(correctionsAfter, []),
				lastEdit: readEdit(events.findLast(({ action }) => undoableByOwner.includes(action))),
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
		customerId,
		owners: ownersOf([...told, ...(row ? keysOf(row) : [])], known),
		jobsAround,
		userId,
	};
	return { loaded, facts: result };
}

/** Loads as `load` does a quote that is hardly there yet: where it is not, its many parts are not asked for. */
export async function loadNew<Facts extends Query>(db: Database, asked: Asked, facts: Facts) {
	const { writer, address, contact } = asked;
	const quoteId = idOf(address);
	const told = contact ? keysOf(contact) : [];
	const { results, userId } = await writer.read([
		db.select({ id: quoteRequests.id }).from(quoteRequests).where(eq(quoteRequests.id, quoteId)),
		selectErased(db, quoteId),
		selectSettings(db),
		selectKnown(db, quoteId, told),
		facts,
	]);
	const [found, erased, settings, known, result] = results;
	if (found.length > 0) return load(db, asked, facts);
	const loaded: Loaded = {
		...{ quote: null, stored: null, storedSearch: null, customerId: null, isCommitted: false },
		jobsAround: [],
		isErased: erased.length > 0,
		settings: settingsOf(settings).settings,
		scheduleRevision: settings[0]?.scheduleRevision ?? 0,
		owners: ownersOf(told, known),
		userId,
	};
	return { loaded, facts: result };
}

function selectErased(db: Database, quoteId: SQL) {
	return db.select({ id: erasedQuotes.quoteId }).from(erasedQuotes).where(eq(erasedQuotes.quoteId, quoteId));
}

function idOf(address: QuoteAddress): SQL {
	if ("id" in address) return sql`${address.id}`;
	return sql`(select id from quote_requests where customer_token = ${address.token})`;
}
