import type { Client } from "@libsql/client/web";

/** What the database holds after many quotes were sent, counted over the visitors' ids. */
export interface QuoteCensus {
	/** Of the ids, those with no row. */
	missing: number;
	/** Rows of ids that no visitor had. */
	foreign: number;
	/** Quotes with other than one event, one line of services, or one mail under the key of their first submission. */
	notOneEvent: number;
	notOneService: number;
	notOneMail: number;
	/** Quotes taken for spam: nobody is mailed of them. */
	spam: number;
	/** Mails neither sent nor given up. */
	waiting: number;
	givenUp: number;
}

/** Counts the quotes of these ids, and those of no such id. */
export async function takeCensus(database: Client, ids: ReadonlySet<string>): Promise<QuoteCensus> {
	const { rows } = await database.execute(`select id, spam,
		(select count(*) from quote_events where quote_id = q.id) as events,
		(select count(*) from quote_services where quote_id = q.id) as services,
		(select count(*) from outbox where idempotency_key = 'send-quote:' || q.id || ':1') as first_mails,
		(select count(*) from outbox where idempotency_key > 'send-quote:' || q.id || ':' and idempotency_key < 'send-quote:' || q.id || ';') as mails
		from quote_requests q`);
	const known = rows.filter(({ id }) => ids.has(String(id)));
	const { rows: outbox } = await database.execute(
		"select coalesce(sum(sent_at is null and failed_at is null), 0) as waiting, coalesce(sum(failed_at is not null), 0) as given_up from outbox",
	);
	return {
		missing: ids.size - known.length,
		foreign: rows.length - known.length,
		notOneEvent: known.filter(({ events }) => events !== 1).length,
		notOneService: known.filter(({ services }) => services !== 1).length,
		notOneMail: known.filter((row) => row.first_mails !== 1 || row.mails !== 1).length,
		spam: known.filter(({ spam }) => spam !== 0).length,
		waiting: Number(outbox[0]?.waiting),
		givenUp: Number(outbox[0]?.given_up),
	};
}

/**
 * Lifts the limit for everybody together: a run sends more quotes in a minute than customers in a year, and those
 * over the limit would share a mail.
 */
export async function liftBurstBudget(database: Client): Promise<void> {
	await database.execute(
		"create trigger no_burst after insert on quote_sources begin delete from quote_sources where quote_id = new.quote_id; end",
	);
}
