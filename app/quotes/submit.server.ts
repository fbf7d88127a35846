import { LibsqlError } from "@libsql/client/web";
import { eq, getTableColumns, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { prepareBatch } from "#app/database/prepared-batch.server.ts";
import { queueCustomerQuote } from "#app/outbox/queue-customer-quote.server.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import { isOwnersMail, queueQuoteMail } from "#app/outbox/queue-quote-mail.server.ts";
import { quoteAddons, quoteRequests, quoteServices } from "#db/schema.ts";
import { changesBetween, recordEvent, recordEventAhead } from "./record-event.server.ts";
import type { SubmissionSource } from "./spam-signals.ts";
import {
	BURST_MS,
	isFloodedSql,
	isSpamSql,
	type JudgedQuote,
	recordSource,
	revisedVerdict,
	spamReasonSql,
} from "./spam-verdict.server.ts";
import type { QuoteSubmission } from "./submission.ts";
import { type SavedValues, valuesToSave } from "./submission-values.ts";
import { submittedColumnList } from "./submitted-columns.ts";

export class ErasedQuoteError extends Error {
	override name = "ErasedQuoteError";
	constructor() {
		super("The quote was erased");
	}
}

/**
 * Saves a quote with its services, event and mail in one round trip, and returns the token of the customer's page.
 * Idempotent on the quote's id: the same submission again changes nothing. Another submission updates the row, drops
 * the add-ons that its package now includes, and mails the owner. `source` decides whether the quote is Spam, which is
 * saved without a mail. `now` is UTC milliseconds.
 * @throws {ErasedQuoteError} when the quote was erased; another error when the database refuses or does not answer in
 * time. Whether the quote was saved is then unknown, and the same call may be made again.
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

/** Raised by the trigger that keeps erased quotes out. */
function isOfErasedQuote(error: unknown): boolean {
	return (
		error instanceof LibsqlError &&
		error.code.startsWith("SQLITE_CONSTRAINT") &&
		/: erased$/.test(error.message)
	);
}

const saveStatements = prepareBatch<SavedValues>((db, value) => {
	const [id, now] = [value("id"), value("now")];
	const judged = { id, now, network: value("network"), signals: value("signals") };
	const keptAddons = sql`(select coalesce(sum(price), 0) from quote_addons where quote_id = ${id} and ${isKept(value)})`;
	const newTotal = sql`excluded.total_price + ${keptAddons}`;
	return [
		recordSubmittedChanges(db, value, keptAddons),
		db
			.insert(quoteRequests)
			.select(sql`values (${newRow(value, judged)})`)
			.onConflictDoUpdate({
				target: quoteRequests.id,
				set: {
					...asInserted(),
					...revisedVerdict(judged),
					totalPrice: newTotal,
					// Another total than the confirmed one.
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
			isNew: true,
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

type Placeholders = (name: string) => Placeholder;

function isKept(value: Placeholders): SQL {
	return sql`addon_name not in (select value from json_each(${value("covered")}))`;
}

/** Written while the old values can still be compared. */
function recordSubmittedChanges(db: Database, value: Placeholders, keptAddons: SQL) {
	const addons = (condition: SQL) =>
		sql`(select group_concat(addon_name) from (select addon_name from quote_addons where quote_id = quote_requests.id and ${condition} order by addon_name))`;
	const saved = submittedColumnList.flatMap(({ column, field, savedValue }) =>
		field ? [sql`${sql.raw(`'${field}'`)}, ${savedValue ?? sql.raw(quoteRequests[column].name)}`] : [],
	);
	const before = sql`json_object(${sql.join(saved, sql`, `)}, 'addons', ${addons(sql`true`)}, 'total', total_price)`;
	const after = sql`json_set(${value("answers")}, '$.addons', ${addons(isKept(value))}, '$.total', ${value("totalPrice")} + ${keptAddons})`;
	return recordEventAhead(db, {
		quoteId: value("id"),
		action: "changed",
		now: value("now"),
		changes: changesBetween(before, after),
		allowed: sql`fingerprint <> ${value("fingerprint")}`,
	});
}

/** Where very many quotes come, one mail a little later lists those without a mail of their own. */
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
		sql`id = ${id} and not spam and not exists (select 1 from outbox where quote_id = ${id} and ${isOwnersMail})`,
	);
}

function newRow(value: Placeholders, judged: JudgedQuote): SQL {
	const values = new Map<string, SQL | Placeholder>([
		...submittedColumnList.map(({ column }) => [column, value(column)] as const),
		...(["id", "totalPrice", "fingerprint", "test", "customerToken"] as const).map(
			(column) => [column, value(column)] as const,
		),
		["createdAt", value("now")],
		["updatedAt", value("now")],
		["spam", isSpamSql(judged)],
		["spamReason", spamReasonSql(judged)],
	]);
	const row = Object.entries(getTableColumns(quoteRequests))
		.filter(([, column]) => column.generated === undefined)
		.map(([name, column]) => sql`${values.get(name) ?? sql.param(column.default ?? null, column)}`);
	return sql.join(row, sql`, `);
}

function asInserted(): Record<string, SQL> {
	const columns = [...submittedColumnList.map(({ column }) => column), "updatedAt", "fingerprint"] as const;
	return Object.fromEntries(
		columns.map((column) => [column, sql.raw(`excluded.${quoteRequests[column].name}`)]),
	);
}
