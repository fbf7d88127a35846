import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#app/config/durations.ts";
import type { Database } from "#app/database/client.server.ts";
import { queueMail } from "./queue-mail.server.ts";

/** In a day, because anybody may give any address. */
const MAX_MAILS_PER_ADDRESS = 3;
/** To different addresses. */
const MAX_MAILS_PER_QUOTE = 3;

interface NewCustomerQuote {
	quoteId: Placeholder;
	now: Placeholder;
	/** JSON; null where the customer gave no address. */
	payload: Placeholder;
	addressHash: Placeholder;
	allowed: SQL;
}

/** A statement that mails a customer the link to a saved quote, once for each address; none for possible spam. */
export function queueCustomerQuote(
	db: Database,
	{ quoteId, now, payload, addressHash, allowed }: NewCustomerQuote,
) {
	const prefix = sql`'customer-quote:' || ${addressHash}`;
	const toAddress = sql`(select count(*) from outbox where idempotency_key > ${prefix} || ':' and idempotency_key < ${prefix} || ';' and created_at > ${now} - ${DAY_MS})`;
	const ofQuote = sql`(select count(*) from outbox where quote_id = ${quoteId} and kind = 'customer-quote')`;
	// Reads nothing for the many who give no address.
	const isAllowed = sql`case when ${payload} is null then false else ${ofQuote} < ${MAX_MAILS_PER_QUOTE} and ${toAddress} < ${MAX_MAILS_PER_ADDRESS} and ${allowed} end`;
	return queueMail(
		db,
		{
			kind: "customer-quote",
			key: sql`${prefix} || ':' || id`,
			payload: sql`json_set(${payload}, '$.token', customer_token, '$.total', total_price)`,
			now,
			quoteId,
			from: sql`quote_requests`,
		},
		sql`${payload} is not null and id = ${quoteId} and customer_token is not null and not spam and spam_reason is null and not test and ${isAllowed}`,
	);
}
