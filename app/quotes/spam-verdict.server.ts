import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "#app/config/durations.ts";
import type { Database } from "#app/database/client.server.ts";
import { quoteEvents, quoteRequests, quoteSources } from "#db/schema.ts";

/** Quotes outside Spam from one network in an hour: more than a household or an office sends. */
const BUSY_NETWORK = 5;
/** Beyond it a network's further quotes share one mail. */
const MAX_MAILS_PER_NETWORK = 10;
/** Beyond it everybody's further quotes without a signal share one mail, for `BURST_MS`. */
const BURST = 100;
export const BURST_MS = 10 * MINUTE_MS;

export interface JudgedQuote {
	id: Placeholder;
	/** Null where unknown. */
	network: Placeholder;
	/** Comma-joined. */
	signals: Placeholder;
	now: Placeholder;
}

function quotesOfNetwork({ id, network, now }: JudgedQuote): SQL {
	return sql`(select count(*) from (select 1 from quote_sources s join quote_requests q on q.id = s.quote_id where s.network = ${network} and s.created_at > ${now} - ${HOUR_MS} and s.quote_id <> ${id} and not q.spam limit ${MAX_MAILS_PER_NETWORK}))`;
}

/** SQL: the signals of a save, comma-joined, or null. */
export function spamReasonSql(judged: JudgedQuote): SQL {
	return sql`nullif(trim(${judged.signals} || case when ${quotesOfNetwork(judged)} >= ${BUSY_NETWORK} then ',busy-network' else '' end, ','), '')`;
}

/** SQL: the honeypot, or any two signals, put a quote in Spam. */
export function isSpamSql(judged: JudgedQuote): SQL {
	return sql`(${judged.signals} like '%honeypot%' or instr(${judged.signals}, ',') > 0 or (${judged.signals} <> '' and ${quotesOfNetwork(judged)} >= ${BUSY_NETWORK}))`;
}

/** Where the source is known. The owner's Spam stays; what the owner contacted or rescued is flagged at most. */
export function revisedVerdict({ network }: JudgedQuote) {
	const { stage, spam, spamReason } = quoteRequests;
	const vouched = sql`(${stage} <> 'new' or exists (select 1 from ${quoteEvents} where quote_id = ${quoteRequests.id} and action = 'not-spam'))`;
	return {
		spam: sql`case when ${network} is null or ${spamReason} is 'owner' or ${vouched} then ${spam} else excluded.spam end`,
		spamReason: sql`case when ${network} is null or ${spamReason} is 'owner' or (${spam} and ${vouched}) then ${spamReason} else excluded.spam_reason end`,
	};
}

/** A statement that saves the quote's network, where known. */
export function recordSource(db: Database, { id, network }: JudgedQuote) {
	return db
		.insert(quoteSources)
		.select(
			sql`select id, ${network}, created_at from quote_requests where id = ${id} and ${network} is not null`,
		)
		.onConflictDoNothing();
}

/** SQL: this quote is one of so many that they share one mail. */
export function isFloodedSql(judged: JudgedQuote): SQL {
	return sql`(${quotesOfNetwork(judged)} >= ${MAX_MAILS_PER_NETWORK} or (select count(*) from (select 1 from quote_sources s join quote_requests q on q.id = s.quote_id where s.created_at > ${judged.now} - ${BURST_MS} and not q.spam and q.spam_reason is null limit ${BURST + 1})) > ${BURST})`;
}
