import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { quoteEvents, quoteRequests, quoteSources } from "#db/schema.ts";

const HOUR_MS = 60 * 60_000;

/** New quotes of one network in an hour, Spam not among them, after which it is busy: more than a household or an office sends. */
const BUSY_NETWORK = 5;
/** From so many on, a network's further quotes are told in one mail. */
const MAX_MAILS_PER_NETWORK = 10;
/** Likewise the quotes of everybody together in `BURST_MS`, those with a signal not among them. */
const BURST = 100;
export const BURST_MS = 10 * 60_000;

/** What a save is judged by, as placeholders of a prepared statement. */
export interface Judged {
	id: Placeholder;
	/** Null where the source is not known. */
	network: Placeholder;
	/** Comma joined. */
	signals: Placeholder;
	/** UTC milliseconds. */
	now: Placeholder;
}

/** SQL: the last hour's other quotes of the network that are not in Spam, counted as far as it matters. */
function quotesOfNetwork({ id, network, now }: Judged): SQL {
	return sql`(select count(*) from (select 1 from quote_sources s join quote_requests q on q.id = s.quote_id where s.network = ${network} and s.created_at > ${now} - ${HOUR_MS} and s.quote_id <> ${id} and not q.spam limit ${MAX_MAILS_PER_NETWORK}))`;
}

/** SQL: the signals of a save, comma joined, or null. */
export function spamReasonSql(judged: Judged): SQL {
	return sql`nullif(trim(${judged.signals} || case when ${quotesOfNetwork(judged)} >= ${BUSY_NETWORK} then ',busy-network' else '' end, ','), '')`;
}

/** SQL: whether they put a quote in Spam: the honeypot, or any two. */
export function isSpamSql(judged: Judged): SQL {
	return sql`(${judged.signals} like '%honeypot%' or instr(${judged.signals}, ',') > 0 or (${judged.signals} <> '' and ${quotesOfNetwork(judged)} >= ${BUSY_NETWORK}))`;
}

/**
 * What another submission of a saved quote changes: it is judged anew, where its source is known. What the owner put in Spam stays there, and what
 * the owner has vouched for, by contacting or by "Not spam", is marked at most.
 */
export function judgedAnew({ network }: Judged) {
	const { contacted, spam, spamReason } = quoteRequests;
	const vouched = sql`(${contacted} or exists (select 1 from ${quoteEvents} where quote_id = ${quoteRequests.id} and action = 'not-spam'))`;
	return {
		spam: sql`case when ${network} is null or ${spamReason} is 'owner' or ${vouched} then ${spam} else excluded.spam end`,
		spamReason: sql`case when ${network} is null or ${spamReason} is 'owner' or (${spam} and ${vouched}) then ${spamReason} else excluded.spam_reason end`,
	};
}

/** A statement that remembers which network a quote came from, where somebody counts. */
export function recordSource(db: Database, { id, network }: Judged) {
	return db
		.insert(quoteSources)
		.select(
			sql`select id, ${network}, created_at from quote_requests where id = ${id} and ${network} is not null`,
		)
		.onConflictDoNothing();
}

/** SQL: so many quotes come from this network, or from everybody, that this one is told together with others. */
export function isFloodedSql(judged: Judged): SQL {
	return sql`(${quotesOfNetwork(judged)} >= ${MAX_MAILS_PER_NETWORK} or (select count(*) from (select 1 from quote_sources s join quote_requests q on q.id = s.quote_id where s.created_at > ${judged.now} - ${BURST_MS} and not q.spam and q.spam_reason is null limit ${BURST + 1})) > ${BURST})`;
}
