import { eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { outbox, quoteAddons, quoteRequests, quoteServices } from "../../db/schema";
import { type Database, idempotentBatch } from "../db.server";
import { sendQuoteBody } from "../email/send-quote";
import { prepareBatch } from "../prepared-batch.server";
import { recordEvent } from "./record-event.server";
import { fingerprintOf, type QuoteSubmission, serviceType } from "./submission";
import type { SubmissionSource } from "./suspicion";
import { countNewQuote, suspicionOf } from "./suspicion.server";

/**
 * Saves a submitted quote with its services, event and notice: one write transaction in one round trip.
 * Idempotent on the quote's id: the same submission again changes nothing, another one updates the row,
 * says so in an event and sends a notice anew (SPEC section 7, Quote wizard). A suspect is saved all the same, flagged
 * and without a notice; whether it is one is judged by its `source` when it is first saved. `now` is UTC milliseconds.
 * @throws when the database refuses, or does not answer in time; then it is unknown whether it saved, and
 * the same call may be made again.
 */
export async function saveQuote(
	db: Database,
	submission: QuoteSubmission,
	now: number,
	source?: SubmissionSource,
): Promise<void> {
	const values = await valuesOf(submission, now);
	const statements = source ? judgedQuote(db, { ...values, ...source }) : trustedQuote(db, values);
	await idempotentBatch(db, statements);
}

type Values = Awaited<ReturnType<typeof valuesOf>>;

const trustedQuote = prepareBatch<Values>((db, value) => saveStatements(db, value, sql`null`));

const judgedQuote = prepareBatch<Values & Record<keyof SubmissionSource, string | null>>((db, value) => {
	const source = { address: value("address"), noticed: value("noticed") };
	return [
		...countNewQuote(db, value("id"), source, value("now")),
		...saveStatements(db, value, suspicionOf(source)),
	];
});

function saveStatements(db: Database, value: (name: keyof Values) => Placeholder, suspicion: SQL) {
	const [id, now] = [value("id"), value("now")];
	return [
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
				spam: sql`${suspicion} is not null`,
				spamReason: suspicion,
			})
			.onConflictDoUpdate({
				target: quoteRequests.id,
				set: {
					...asInserted(submitted),
					totalPrice: sql`excluded.total_price + (select coalesce(sum(price), 0) from quote_addons where quote_id = ${id})`,
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
		db
			.update(quoteAddons)
			.set({ userName: sql`${value("name")}`, contactValue: sql`${value("contactValue")}` })
			.where(eq(quoteAddons.quoteId, id)),
		recordEvent(db, {
			quoteId: id,
			action: sql`case revision when 1 then 'submitted' else 'changed' end`,
			now,
		}),
		queueNotice(db, value),
	];
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

/** One notice for the quote's current submission, however often it is queued. */
function queueNotice(db: Database, value: (name: keyof Values) => Placeholder) {
	return db
		.insert(outbox)
		.select(
			sql`select null, 'send-quote:' || id || ':' || submission, 'send-quote', ${value("notice")}, ${value("now")}, 0, ${value("now")}, null, null, null, id from quote_requests where id = ${value("id")} and not spam`,
		)
		.onConflictDoNothing();
}

/** All that is saved of a submission. */
async function valuesOf(submission: QuoteSubmission, now: number) {
	const { service, contact, condition, range } = submission;
	return {
		id: submission.id,
		now,
		name: contact.name,
		contactMethod: contact.contactMethod,
		contactValue: contact.phone,
		email: contact.email ?? null,
		zipCode: service.zip,
		homeAddress: contact.address ?? null,
		serviceType: serviceType(service.services),
		homeSize: service.homeSize,
		stories: service.stories,
		lastCleaned: condition.lastCleaned ?? null,
		trackCondition: condition.trackCondition ?? null,
		gutterLastCleaned: condition.gutterLastCleaned ?? null,
		pressureLastCleaned: condition.pressureLastCleaned ?? null,
		pressureTargets: condition.pressureTargets?.join(",") ?? null,
		concerns: condition.concerns ?? null,
		package: submission.package,
		bundlePercent: submission.bundlePercent,
		low: range.low,
		high: range.high,
		midpoint: submission.midpoint,
		lines: JSON.stringify(submission.lines),
		fingerprint: await fingerprintOf(submission),
		notice: JSON.stringify(sendQuoteBody(submission)),
	};
}
