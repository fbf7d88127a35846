import { type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#app/config/durations.ts";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { queueQuestionMail } from "#app/outbox/queue-offer-mails.server.ts";
import { changesWithRescue, recordEventAhead, rescue } from "#app/quotes/record-event.server.ts";
import { customerQuestions, quoteRequests } from "#db/schema.ts";

interface NewQuestion {
	/** Made with the form: the same form again is the same question. */
	id: string;
	quoteId: string;
	offerId: string | null;
	text: string;
}

/** Questions of one page in a day: each is a mail. */
const MAX_QUESTIONS = 10;

/**
 * Saves a customer's question and tells the owner, in one round trip. A quote with an offer leaves Spam; another one there
 * stays, and nobody is mailed. False where the link does not open the quote, or too much was asked. `now` is UTC milliseconds.
 * @throws when the database refuses or does not answer in time; the same call may be made again.
 */
export async function askQuestion(
	db: Database,
	{ id, quoteId, offerId, text }: NewQuestion,
	token: string,
	now: number,
): Promise<boolean> {
	const recent = sql`(select count(*) from customer_questions where quote_id = ${quoteId} and asked_at > ${now - DAY_MS})`;
	const isSaved = sql`exists (select 1 from customer_questions where id = ${id} and quote_id = ${quoteId} and asked_at = ${now})`;
	const isOfRevision = (revision: SQL) =>
		sql`exists (select 1 from quote_events e where e.quote_id = quote_requests.id and e.revision = ${revision} and e.action = 'asked' and e.created_at = ${now})`;
	const isRecorded = sql`exists (select 1 from quote_events e where e.quote_id = quote_requests.id and e.action = 'asked' and e.created_at = ${now})`;
	const isOffered = sql`offered_at is not null`;
	const changes = sql`case when ${isOffered} then ${changesWithRescue(sql`'[]'`)} else '[]' end`;
	const results = await idempotentBatch(db, [
		db
			.insert(customerQuestions)
			.select(
				sql`select ${id}, id, ${offerId}, ${text}, ${now} from quote_requests where id = ${quoteId} and customer_token = ${token} and ${recent} < ${MAX_QUESTIONS}`,
			)
			.onConflictDoNothing(),
		recordEventAhead(db, {
			quoteId,
			action: "asked",
			now,
			changes,
			allowed: sql`${isSaved} and not ${isRecorded}`,
		}),
		db
			.update(quoteRequests)
			.set({ revision: sql`${quoteRequests.revision} + 1`, updatedAt: now })
			.where(sql`id = ${quoteId} and ${isOfRevision(sql`quote_requests.revision + 1`)}`),
		// Apart, because a write of these columns costs several indexes.
		db
			.update(quoteRequests)
			.set(rescue)
			.where(
				sql`id = ${quoteId} and spam and ${isOffered} and ${isOfRevision(sql`quote_requests.revision`)}`,
			),
		queueQuestionMail(db, { questionId: id, quoteId, now }),
		db
			.select({ id: customerQuestions.id })
			.from(customerQuestions)
			.where(sql`id = ${id} and quote_id = ${quoteId}`),
	]);
	return results.at(-1)?.rows.length === 1;
}
