import { LibsqlError } from "@libsql/client/web";
import { eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { prepareBatch } from "#app/database/prepared-batch.server.ts";
import { queueCustomerQuote } from "#app/outbox/queue-customer-quote.server.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import { queueQuoteMail } from "#app/outbox/queue-quote-mail.server.ts";
import { quoteAddons, quoteRequests, quoteServices } from "#db/schema.ts";
import { changesBetween, recordEvent, recordEventAhead } from "./record-event.server.ts";
import type { SubmissionSource } from "./spam-signals.ts";
import {
	BURST_MS,
	isFloodedSql,
	isSpamSql,
	judgedAnew,
	recordSource,
	spamReasonSql,
} from "./spam-verdict.server.ts";
import type { QuoteSubmission } from "./submission.ts";
import { type SavedValues, valuesToSave } from "./submission-values.ts";

/** An old draft of a quote that was erased was sent again. */
export class ErasedQuoteError extends Error {
	override name = "ErasedQuoteError";
	constructor() {
		super("The quote was erased");
	}
}

/**
 * Saves a submitted quote with its services, event and mail: one write transaction in one round trip.
 * Idempotent on the quote's id: the same submission again changes nothing, another one updates the row, drops
 * add-ons that it covers by now, says in an event what it changed, and has the owner told. Each is judged by its
 * `source`, and without one stays what it is; one in Spam is saved all the same, without a mail. `now` is UTC milliseconds.
 * Returns the secret of the customer's own page.
 * @throws {ErasedQuoteError} when the quote was erased, and else when the database refuses, or does not answer in time; then it is unknown whether it saved, and
 * the same call may be made again.
 */
export async function saveQuote(
	db: Database,
	submission: QuoteSubmission,
	now: number,
	source?: SubmissionSource,
): Promise<string | null> {
	const network = source?.network ?? null;
	const signals = source?.signals.join(",") ?? "";
	const values = await valuesToSave(submission, now);
	const statements = saveStatements(db, { ...values, network, signals });
	const results = await idempotentBatch(db, statements).catch((error: unknown) => {
		throw isOfErasedQuote(error) ? new ErasedQuoteError() : error;
	});
	const token = results.at(-1)?.rows[0]?.customer_token;
	return typeof token === "string" ? token : null;
}

/** By the trigger that keeps erased quotes out. */
function isOfErasedQuote(error: unknown): boolean {
	return (
		error instanceof LibsqlError &&
		error.code.startsWith("SQLITE_CONSTRAINT") &&
		/: erased$/.test(error.message)
	);
}

type Values = SavedValues & { network: string | null; signals: string };

const saveStatements = prepareBatch<Values>((db, value) => {
	const [id, now] = [value("id"), value("now")];
	const judged = { id, now, network: value("network"), signals: value("signals") };
	const keptAddons = sql`(select coalesce(sum(price), 0) from quote_addons where quote_id = ${id} and ${isKept(value)})`;
	const newTotal = sql`excluded.total_price + ${keptAddons}`;
	return [
		recordSubmittedChanges(db, value, keptAddons),
		db
			.insert(quoteRequests)
			.values({
				id,
				createdAt: now,
				updatedAt: now,
				name: value("name"),
				contactMethod: value("contactMethod"),
				contactValue: value("contactValue"),
				email: value("email"),
				zipCode: value("zipCode"),
				address: value("homeAddress"),
				serviceType: value("serviceType"),
				homeSize: value("homeSize"),
				stories: value("stories"),
				lastCleaned: value("lastCleaned"),
				trackCondition: value("trackCondition"),
				gutterLastCleaned: value("gutterLastCleaned"),
				pressureLastCleaned: value("pressureLastCleaned"),
				pressureTargets: value("pressureTargets"),
				concerns: value("concerns"),
				package: value("package"),
				bundlePercent: value("bundlePercent"),
				estimatedPriceLow: value("low"),
				estimatedPriceHigh: value("high"),
				totalPrice: value("midpoint"),
				fingerprint: value("fingerprint"),
				test: value("test"),
				customerToken: value("customerToken"),
				spam: isSpamSql(judged),
				spamReason: spamReasonSql(judged),
			})
			.onConflictDoUpdate({
				target: quoteRequests.id,
				set: {
					...asInserted(submitted),
					...judgedAnew(judged),
					totalPrice: newTotal,
					// It was another total that was confirmed.
					confirmedAt: sql`case when ${quoteRequests.totalPrice} = ${newTotal} then ${quoteRequests.confirmedAt} end`,
					submission: sql`${quoteRequests.submission} + 1`,
					revision: sql`${quoteRequests.revision} + 1`,
					changedAt: sql`excluded.updated_at`,
				},
				setWhere: sql`${quoteRequests.fingerprint} <> excluded.fingerprint`,
			}),
		db.delete(quoteServices).where(eq(quoteServices.quoteId, id)),
		db
			.insert(quoteServices)
			.select(
				sql`select ${id}, value ->> 'service', value -> 'range' ->> 'low', value -> 'range' ->> 'high' from json_each(${value("lines")})`,
			),
		db.delete(quoteAddons).where(sql`quote_id = ${id} and not ${isKept(value)}`),
		db
			.update(quoteAddons)
			.set({ userName: sql`${value("name")}`, contactValue: sql`${value("contactValue")}` })
			.where(eq(quoteAddons.quoteId, id)),
		recordEvent(db, { quoteId: id, action: "submitted", now }),
		recordSource(db, judged),
		...queueQuoteMail(db, {
			quoteId: id,
			now,
			sendQuote: value("sendQuote"),
			urgent: true,
			allowed: sql`not ${isFloodedSql(judged)}`,
		}),
		queueQuoteList(db, judged),
		queueCustomerQuote(db, {
			quoteId: id,
			now,
			payload: value("customerMail"),
			addressHash: value("addressHash"),
			allowed: sql`not ${isFloodedSql(judged)}`,
		}),
		db.select({ token: quoteRequests.customerToken }).from(quoteRequests).where(eq(quoteRequests.id, id)),
	];
});

type Placeholders = (name: keyof Values) => Placeholder;

/** SQL: the add-on of a row of `quote_addons` is not among the work that the quote holds by now. */
function isKept(value: Placeholders): SQL {
	return sql`addon_name not in (select value from json_each(${value("covered")}))`;
}

/** The event of another submission, while what it changes can still be compared. */
function recordSubmittedChanges(db: Database, value: Placeholders, keptAddons: SQL) {
	const addons = (condition: SQL) =>
		sql`(select group_concat(addon_name) from (select addon_name from quote_addons where quote_id = quote_requests.id and ${condition} order by addon_name))`;
	const before = sql`json_object('name', name, 'phone', contact_value, 'contactMethod', contact_method, 'email', email, 'address', address, 'zip', zip_code, 'services', (select group_concat(service) from (select service from quote_services where quote_id = quote_requests.id order by service)), 'homeSize', home_size, 'stories', stories, 'lastCleaned', last_cleaned, 'trackCondition', track_condition, 'gutterLastCleaned', gutter_last_cleaned, 'pressureTargets', pressure_targets, 'pressureLastCleaned', pressure_last_cleaned, 'concerns', concerns, 'package', package, 'addons', ${addons(sql`true`)}, 'total', total_price)`;
	const after = sql`json_set(${value("answers")}, '$.addons', ${addons(isKept(value))}, '$.total', ${value("midpoint")} + ${keptAddons})`;
	return recordEventAhead(db, {
		quoteId: value("id"),
		action: "changed",
		now: value("now"),
		changes: changesBetween(before, after),
		allowed: sql`fingerprint <> ${value("fingerprint")}`,
	});
}

/** Where a quote has no mail of its own, because very many come, a mail a little later lists it with the others. */
function queueQuoteList(db: Database, { id, now }: { id: Placeholder; now: Placeholder }) {
	const from = sql`${now} - ${now} % ${BURST_MS}`;
	const until = sql`${from} + ${BURST_MS}`;
	return queueMail(
		db,
		{
			key: sql`'more-quotes:' || (${from})`,
			kind: "more-quotes",
			payload: sql`json_object('from', ${from}, 'until', ${until})`,
			now,
			dueAt: until,
			from: sql`quote_requests`,
		},
		sql`id = ${id} and not spam and not exists (select 1 from outbox where quote_id = ${id} and kind <> 'customer-quote')`,
	);
}

/** What another submission of the same quote changes, besides what is computed. */
const submitted = [
	"name",
	"contactMethod",
	"contactValue",
	"email",
	"zipCode",
	"address",
	"serviceType",
	"homeSize",
	"stories",
	"lastCleaned",
	"trackCondition",
	"gutterLastCleaned",
	"pressureLastCleaned",
	"pressureTargets",
	"concerns",
	"package",
	"bundlePercent",
	"estimatedPriceLow",
	"estimatedPriceHigh",
	"updatedAt",
	"fingerprint",
] as const satisfies (keyof typeof quoteRequests.$inferInsert)[];

/** SQL: the values that an insert would have put into these columns. */
function asInserted(columns: typeof submitted): Record<string, SQL> {
	return Object.fromEntries(
		columns.map((column) => [column, sql.raw(`excluded.${quoteRequests[column].name}`)]),
	);
}
