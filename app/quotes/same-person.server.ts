import { type SQL, sql } from "drizzle-orm";

/** Requests that are looked at by each of phone and email: who sends more of them is no customer. */
const MAX_LOOKED_AT = sql.raw("20");

const looked = sql`n.id, n.created_at, n.scheduled_for, n.done_at, n.lost_at, n.spam, n.test`;

/** SQL: the newest requests `n`, outside Spam and no tests, of the person whose quote `of` is: with the same phone number or
 * the same email address. `which` bounds them. Two searches, by an index each. */
export function requestsOfPerson(of: SQL, which: SQL): SQL {
	const newest = (search: SQL) =>
		sql`select * from (select ${looked} from quote_requests n ${search} and ${which} order by n.created_at desc limit ${MAX_LOOKED_AT})`;
	const byPhone = newest(sql`indexed by quote_requests_phone where n.contact_value = ${of}.contact_value`);
	const byEmail = newest(
		sql`where n.email is not null and lower(n.email) = lower(${of}.email) and n.contact_value <> ${of}.contact_value`,
	);
	return sql`(select * from (${byPhone} union all ${byEmail}) where not spam and not test)`;
}
