import { type SQL, sql } from "drizzle-orm";

/** Requests that are looked at of a person: who sends more of them is no customer. */
const MAX_LOOKED_AT = sql.raw("20");

const looked = sql`n.id, n.created_at, n.scheduled_for, n.done_at, n.lost_at, n.spam, n.test`;

/** The table or the alias that a query reads a quote from. */
type QuoteTable = "q" | "quote_requests";

const customerOf = (quote: QuoteTable) => sql.raw(`${quote}.customer_id`);

/** SQL: a customer `c` beside all that are shown as the same one, `m`: itself, and what an owner merged. */
const together = (quote: QuoteTable) =>
	sql`customers c join customers m on m.primary_id = c.primary_id where c.id = ${customerOf(quote)}`;

/** SQL: the newest requests `n`, outside Spam and no tests, of the customer whose the quote is, and of those `merged`. `which` bounds
 * them. The customer's own are read in their order, and those of merged ones, who are few, beside them. */
function requestsOf(quote: QuoteTable, merged: SQL, which: SQL): SQL {
	const newest = (ofWhom: SQL) =>
		sql`select * from (select ${looked} from quote_requests n indexed by quote_requests_customer where ${ofWhom} and ${which} order by n.created_at desc limit ${MAX_LOOKED_AT})`;
	const own = newest(sql`n.customer_id = ${customerOf(quote)}`);
	const others = newest(sql`n.customer_id in (${merged})`);
	return sql`(select * from (${own} union all ${others}) where not spam and not test)`;
}

/** SQL: the other requests of the person whose the quote is. */
export function otherRequests(quote: QuoteTable): SQL {
	const merged = sql`select m.id from ${together(quote)} and m.id <> c.id`;
	return requestsOf(quote, merged, sql.raw(`n.id <> ${quote}.id`));
}

/** SQL: a quote has an e-mail address, a column in lower case. The plus, because its index is of an expression, which has no
 * kind as a column has: beside a bare column SQLite would read all addresses. */
export const hasAddress = (address: "value" | "k.value") =>
	sql.raw(`email is not null and lower(email) = +${address}`);

/** SQL: what owners noted for good of a customer, and of those merged, a line each; null where nothing is. The planner would take
 * the index of all customers. */
export const notesOf = (customerId: SQL) =>
	sql<
		string | null
	>`(select group_concat(n.note, char(10)) from customers n indexed by customers_noted where n.primary_id = (select p.primary_id from customers p where p.id = ${customerId}) and n.note is not null)`;

const customerOfQuote = customerOf("quote_requests");

/** SQL: the same of a quote's customer. */
export const lastingNote = notesOf(customerOfQuote);

/** SQL: the sum that was accepted last of an earlier request. */
const soldBefore = sql`(select coalesce(agreed_total, total) from offers join decisions on offer_id = offers.id where quote_id = before.id and outcome = 'accepted' order by number desc limit 1)`;

const earlier = sql`(select json_object('requests', count(*), 'doneAt', max(done_at), 'total', case when max(done_at) is not null then ${soldBefore} end) from ${requestsOf("quote_requests", sql`select value from json_each(person.ids) where value <> ${customerOfQuote}`, sql`n.created_at < quote_requests.created_at`)} before)`;

/** SQL: the last job that was imported, as JSON; null without one. */
const pastJob = sql`(select json_object('doneAt', done_at, 'total', total) from past_jobs where customer_id in (select value from json_each(person.ids)) order by done_at desc limit 1)`;

/** SQL: whose quote it is, with what the same person had asked for before, as JSON. */
export const customerJson = sql`case when ${customerOfQuote} is null then 'null' else (select json_object('id', id, 'note', note, 'earlier', json(${earlier}), 'pastJob', json(${pastJob})) from (select m.primary_id id, json_group_array(m.id) ids, group_concat(m.note, char(10)) note from ${together("quote_requests")}) person) end`;
