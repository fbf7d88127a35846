import { type SQL, sql } from "drizzle-orm";
import { visitMonths } from "#app/catalog/visit-rhythm.ts";
import { nextOpening } from "#app/config/business-hours.ts";
import { DAY_MS, HOUR_MS } from "#app/config/durations.ts";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { reminderDays } from "#app/offers/reminders.ts";
import { isRemindedByOwner } from "#app/offers/unanswered.server.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { doneQuotes, hasComeBack, isDueAfter, mayBeTold, wasTold } from "./after-job.server.ts";
import { monthsBefore, oldestDue } from "./follow-up-times.ts";

/** Between two reminders of one offer, also where the first was late. */
const MIN_BETWEEN_MS = 2 * DAY_MS;
/** From a job that is done to the thank-you, so that what was done by mistake can be taken back. */
const THANKS_AFTER_MS = 2 * HOUR_MS;

const quote = sql`q`;
const quoteId = sql`q.id`;

/** SQL: of a quote `q` whose customer may be sent follow-ups. */
const isReachable = sql`q.email is not null and q.customer_token is not null and ${mayBeTold}`;

/** When something happened that has its follow-up between `now` and the oldest that is still sent; UTC milliseconds. */
interface Span {
	after: number;
	until: number;
}

/**
 * Queues what is due at `now` (UTC milliseconds), each mail once however often it runs; nothing outside the owners' hours
 * or while they have switched it off. One round trip, and a second one within the hours.
 * @throws when the database refuses or does not answer in time; the next run queues it.
 */
export async function queueFollowUps(db: Database, now: number): Promise<void> {
	const { settings } = settingsOf(await selectSettings(db));
	if (!settings.followUps || nextOpening(now, settings) !== null) return;
	await idempotentBatch(db, followUpStatements(db, now, oldestDue(now, settings)));
}

/** The statements that queue what is due at `now` and was at `oldest` or later, both UTC milliseconds. */
export function followUpStatements(db: Database, now: number, oldest: number) {
	const reminders = reminderDays.map((days, index) => {
		const [wait, next] = [days * DAY_MS, reminderDays[index + 1]];
		// Where the next one is due as well, it goes alone.
		const after = Math.max(oldest - wait, next === undefined ? 0 : now - next * DAY_MS);
		return queueReminder(db, index + 1, { after, until: now - wait }, now);
	});
	const visits = visitMonths.map((months) => {
		const span = { after: monthsBefore(oldest, months), until: monthsBefore(now, months) };
		return queueNextVisit(db, months, span, now);
	});
	const thanks = queueThanks(db, { after: oldest - THANKS_AFTER_MS, until: now - THANKS_AFTER_MS }, now);
	return [...reminders, thanks, ...visits];
}

function queueReminder(db: Database, number: number, { after, until }: Span, now: number) {
	const keyOf = (n: number) => sql`'follow-up:' || q.id || ':' || o.id || ${`:${n}`}`;
	const isSoonAfter = sql`exists (select 1 from outbox where idempotency_key = ${keyOf(number - 1)} and created_at > ${now - MIN_BETWEEN_MS})`;
	return queueMail(
		db,
		{
			kind: "offer-reminder",
			key: keyOf(number),
			payload: sql`json_object('offerId', o.id, 'number', ${sql.raw(String(number))})`,
			now,
			quoteId,
			from: sql`quote_requests as q indexed by quote_requests_offered join offers o on o.quote_id = q.id and o.sent_at = q.offered_at`,
		},
		sql`q.stage = 'offered' and q.offered_at > ${after} and q.offered_at <= ${until} and q.offer_valid_until > ${now} and ${isReachable} and ${isUnsent(keyOf(number))} and not ${isSoonAfter} and not ${isRemindedByOwner(now, quote)}`,
	);
}

function queueThanks(db: Database, span: Span, now: number) {
	const key = sql`'thank-you:' || q.id`;
	return queueMail(
		db,
		{ kind: "thank-you", key, payload: {}, now, quoteId, from: doneQuotes },
		sql`${isDoneIn(span)} and ${isUnsent(key)} and not ${wasTold("thank-you", quoteId)}`,
	);
}

/** Where the job's first service is due again after so many months, and its customer has not come back by now. */
function queueNextVisit(db: Database, months: number, span: Span, now: number) {
	const key = sql`'next-visit:' || q.id`;
	return queueMail(
		db,
		{ kind: "next-visit", key, payload: {}, now, quoteId, from: doneQuotes },
		sql`${isDoneIn(span)} and ${isUnsent(key)} and ${isDueAfter(months)} and not ${wasTold("next-visit", quoteId)} and not ${hasComeBack(quote)}`,
	);
}

function isDoneIn({ after, until }: Span): SQL {
	return sql`q.done_at > ${after} and q.done_at <= ${until} and ${isReachable}`;
}

function isUnsent(key: SQL): SQL {
	return sql`not exists (select 1 from outbox where idempotency_key = ${key})`;
}
