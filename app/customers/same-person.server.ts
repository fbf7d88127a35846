import { type AnyColumn, and, eq, inArray, lt, max, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { oneValue, subquery, valuesOf } from "#app/database/client.server.ts";
import { customers, pastJobs, quoteRequests } from "#db/schema.ts";

/** Requests that are looked at of a person: who sends more of them is no customer. */
const MAX_LOOKED_AT = 20;

const request = alias(quoteRequests, "request");

/** SQL: the newest requests, outside Spam and no tests, of a customer, and of those `merged`. `which` bounds them. The customer's own
 * are read in their order, and those of merged ones, who are few, beside them. */
function requestsOf(customerId: AnyColumn, merged: SQLWrapper, which: SQL): SQL {
	const newest = (ofWhom: SQL) =>
		sql`select * from (select id, created_at, scheduled_for, done_at, lost_at, spam, test from quote_requests request indexed by quote_requests_customer where ${and(ofWhom, which)} order by created_at desc limit ${MAX_LOOKED_AT})`;
	const own = newest(eq(request.customerId, customerId));
	const others = newest(inArray(request.customerId, merged));
	return sql`(select * from (${own} union all ${others}) where not spam and not test)`;
}

const person = alias(customers, "person");
const member = alias(customers, "member");

/** SQL: a `member` is shown as the same one as a customer: itself, or what an owner merged. */
const isTogether = (customerId: SQLWrapper) =>
	eq(member.primaryId, valuesOf(person.primaryId, eq(person.id, customerId)));

/** SQL: the other requests of the person whose the quote is. */
export function otherRequests(quote: { id: AnyColumn; customerId: AnyColumn }) {
	const { customerId } = quote;
	const merged = valuesOf(member.id, and(isTogether(customerId), ne(member.id, customerId)));
	return requestsOf(customerId, merged, ne(request.id, quote.id));
}

/** SQL: when the last job that an owner imported of a quote's customer was done; null without one. */
export const lastPastJob = oneValue(
	subquery
		.select({ value: max(pastJobs.doneAt) })
		.from(pastJobs)
		.where(inArray(pastJobs.customerId, valuesOf(member.id, isTogether(quoteRequests.customerId)))),
);

/** SQL: a quote has an e-mail address, a column in lower case. The plus, because its index is of an expression, which has no
 * kind as a column has: beside a bare column SQLite would read all addresses. */
export const hasAddress = (address: "value" | "k.value") =>
	sql.raw(`email is not null and lower(email) = +${address}`);

/** SQL: what owners noted for good of a customer, and of those merged, a line each; null where nothing is. The planner would take
 * the index of all customers. */
export const notesOf = (customerId: SQLWrapper): SQL<string | null> =>
	sql`(select group_concat(n.note, char(10)) from customers n indexed by customers_noted where n.primary_id = ${valuesOf(person.primaryId, eq(person.id, customerId))} and n.note is not null)`;

const { customerId } = quoteRequests;
/** This SQL finds the notes of a quote's customer. */
export const lastingNote = notesOf(customerId);

const merged = sql`(select value from json_each(person.ids) where value <> ${customerId})`;
const before = requestsOf(customerId, merged, lt(request.createdAt, quoteRequests.createdAt));
/** SQL: what they asked for before, with the sum that was accepted last of the last job, as JSON. */
const earlier = sql`(select json_object('requests', count(*), 'doneAt', max(done_at), 'total', case when max(done_at) is not null then (select coalesce(agreed_total, total) from offers join decisions on offer_id = offers.id where quote_id = before.id and outcome = 'accepted' order by number desc limit 1) end) from ${before} before)`;

/** SQL: whose quote it is, with what the same person had asked for before, and the last job that was imported, as JSON. */
export const customerJson = sql`case when ${customerId} is not null then (select json_object('id', id, 'note', note, 'earlier', json(${earlier}), 'pastJob', json((select json_object('doneAt', done_at, 'total', total) from past_jobs where customer_id in (select value from json_each(person.ids)) order by done_at desc limit 1))) from (select primary_id id, json_group_array(id) ids, group_concat(note, char(10)) note from customers member where ${isTogether(customerId)}) person) end`;
