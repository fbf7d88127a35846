import { eq, type SQL, sql } from "drizzle-orm";
import { outbox, quoteAddons, quoteEvents, quoteRequests, quoteServices } from "../../db/schema";
import { type Database, idempotentBatch } from "../db.server";
import { sendQuoteBody } from "../email/send-quote";
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
	const { id, contact } = submission;
	const row = await quoteRow(submission, now);
	const { id: _, createdAt, ...changes } = row;
	const suspicion = source ? suspicionOf(source) : sql`null`;
	await idempotentBatch(db, [
		...(source ? countNewQuote(db, id, source, now) : []),
		db
			.insert(quoteRequests)
			.values({ ...row, spam: sql`${suspicion} is not null`, spamReason: suspicion })
			.onConflictDoUpdate({
				target: quoteRequests.id,
				set: {
					...changes,
					totalPrice: sql`${row.totalPrice} + (select coalesce(sum(price), 0) from quote_addons where quote_id = ${id})`,
					submission: sql`${quoteRequests.submission} + 1`,
					revision: sql`${quoteRequests.revision} + 1`,
				},
				setWhere: sql`${quoteRequests.fingerprint} <> excluded.fingerprint`,
			}),
		db.delete(quoteServices).where(eq(quoteServices.quoteId, id)),
		db.insert(quoteServices).values(
			submission.lines.map(({ service, range }) => ({
				quoteId: id,
				service,
				priceLow: range.low,
				priceHigh: range.high,
			})),
		),
		db
			.update(quoteAddons)
			.set({ userName: contact.name, contactValue: contact.phone })
			.where(eq(quoteAddons.quoteId, id)),
		recordEvent(db, id, now),
		queueNotice(db, submission, now),
	]);
}

/** One event for the quote's current revision, however often it is recorded; none where `allowed` does not hold. */
export function recordEvent(db: Database, quoteId: string, now: number, allowed: SQL = sql`true`) {
	return db
		.insert(quoteEvents)
		.select(
			sql`select null, id, revision, case revision when 1 then 'created' else 'updated' end, ${now} from quote_requests where id = ${quoteId} and ${allowed}`,
		)
		.onConflictDoNothing();
}

/** One notice for the quote's current submission, however often it is queued. */
function queueNotice(db: Database, submission: QuoteSubmission, now: number) {
	const payload = JSON.stringify(sendQuoteBody(submission));
	return db
		.insert(outbox)
		.select(
			sql`select null, 'send-quote:' || id || ':' || submission, 'send-quote', ${payload}, ${now}, 0, ${now}, null, null, null from quote_requests where id = ${submission.id} and not spam`,
		)
		.onConflictDoNothing();
}

async function quoteRow(
	submission: QuoteSubmission,
	now: number,
): Promise<typeof quoteRequests.$inferInsert> {
	const { service, contact, condition, range } = submission;
	return {
		id: submission.id,
		name: contact.name,
		contactMethod: contact.contactMethod,
		contactValue: contact.phone,
		email: contact.email ?? null,
		zipCode: service.zip,
		address: contact.address ?? null,
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
		estimatedPriceLow: range.low,
		estimatedPriceHigh: range.high,
		totalPrice: submission.midpoint,
		createdAt: now,
		updatedAt: now,
		fingerprint: await fingerprintOf(submission),
	};
}
