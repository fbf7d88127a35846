import { type SQL, sql } from "drizzle-orm";
import { services } from "#app/catalog/options.ts";
import { visitMonths, visitRhythm } from "#app/catalog/visit-rhythm.ts";
import { nextOpening } from "#app/config/business-hours.ts";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { reminderDays } from "#app/offers/reminders.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { monthsBefore, oldestDue } from "./follow-up-times.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Between two reminders of one offer, also where the first was late. */
const MIN_BETWEEN_MS = 2 * DAY_MS;
/** From a job that is done to the thank-you, so that what was done by mistake can be taken back. */
const THANKS_AFTER_MS = 2 * HOUR_MS;

/** SQL: of a quote `q` whose customer may be sent follow-ups. */
const isReachable = sql`q.email is not null and q.customer_token is not null and q.spam = 0 and q.test = 0 and q.reminders_stopped_at is null`;

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
			quoteId: sql`q.id`,
			from: sql`quote_requests as q indexed by quote_requests_offered join offers o on o.quote_id = q.id and o.sent_at = q.offered_at`,
		},
		sql`q.stage = 'offered' and q.offered_at > ${after} and q.offered_at <= ${until} and q.offer_valid_until > ${now} and ${isReachable} and ${isUnsent(keyOf(number))} and not ${isSoonAfter}`,
	);
}

function queueThanks(db: Database, span: Span, now: number) {
	return queueMail(
		db,
		{
			kind: "thank-you",
			key: sql`'thank-you:' || q.id`,
			payload: {},
			now,
			quoteId: sql`q.id`,
			from: doneQuotes,
		},
		sql`${isDoneIn(span)} and ${isUnsent(sql`'thank-you:' || q.id`)} and not ${wasSent("thank-you")}`,
	);
}

/** Where the job's first service is due again after so many months, and its customer has not asked again by now. */
function queueNextVisit(db: Database, months: number, span: Span, now: number) {
	const key = sql`'next-visit:' || q.id`;
	const monthsOf = sql.join(
		services.values.map((service) => sql`when ${service} then ${visitRhythm[service].months}`),
		sql` `,
	);
	const isDue = sql`${months} = (select min(case service ${monthsOf} end) from quote_services where quote_id = q.id)`;
	const cameBack = sql`exists (select 1 from quote_requests n where n.email is not null and lower(n.email) = lower(q.email) and n.created_at > q.created_at and n.spam = 0)`;
	return queueMail(
		db,
		{ kind: "next-visit", key, payload: {}, now, quoteId: sql`q.id`, from: doneQuotes },
		sql`${isDoneIn(span)} and ${isUnsent(key)} and ${isDue} and not ${cameBack}`,
	);
}

const doneQuotes = sql`quote_requests as q indexed by quote_requests_done`;

function isDoneIn({ after, until }: Span): SQL {
	return sql`q.done_at > ${after} and q.done_at <= ${until} and ${isReachable}`;
}

function isUnsent(key: SQL): SQL {
	return sql`not exists (select 1 from outbox where idempotency_key = ${key})`;
}

/** Also where the mail's row is gone, as when a job is done, taken back, and done again weeks later. */
function wasSent(what: string): SQL {
	return sql`exists (select 1 from quote_events where quote_id = q.id and action = 'reminded' and json_extract(changes, '$[0].to') = ${what})`;
}
