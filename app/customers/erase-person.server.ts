import type { Client, InStatement } from "@libsql/client/web";

/** The person who is erased has a phone number (E.164), or is a customer. */
type Person = { readonly phone: string } | { readonly customerId: string };

/** This SQL finds the person's customers, with all that an owner merged. */
const CUSTOMERS = `select m.id from customers m where m.primary_id in (
	select c.primary_id from customers c where c.id = :customer
	union select c.primary_id from customers c join customer_keys k on k.customer_id = c.id where k.value = :phone or k.value like :phone || ';ext=%')`;

/** SQL: the phone numbers by which they are known. An email address can be somebody else's, too. */
const NUMBERS = `select value from customer_keys where customer_id in (${CUSTOMERS}) and value like '+%' union select :phone where :phone is not null`;

/** SQL: whether a whole value is one of these numbers, perhaps with an extension. */
const isNumber = (value: string) => `(${value} in (${NUMBERS}) or ${value} like :phone || ';ext=%')`;

/** SQL: the quotes that are theirs or have one of these numbers, and those that once had one and are of nobody else whom we can tell
 * from them. */
const QUOTES = `select id from quote_requests where customer_id in (${CUSTOMERS}) or ${isNumber("contact_value")}
	union select q.id from quote_events e join quote_requests q on q.id = e.quote_id join json_each(e.changes) c
		where (q.customer_id is null or not exists (${CUSTOMERS})) and (${isNumber("c.value ->> 'from'")} or ${isNumber("c.value ->> 'to'")})`;

function argsOf(person: Person) {
	return "phone" in person
		? { phone: person.phone, customer: null }
		: { phone: null, customer: person.customerId };
}

/**
 * Deletes all that is saved of a person: the quote requests that are theirs, or have or once had a phone number of
 * theirs, all that hangs on them, mails of no quote that name it, and what owners noted. Quotes of other customers stay. The requests' own numbers are kept for a while, so
 * that an old tab cannot save them again. One transaction, with `guard` before it; running it again changes nothing. `now` is
 * UTC milliseconds.
 */
export async function erasePerson(
	client: Pick<Client, "batch">,
	person: Person,
	now: number,
	guard: readonly InStatement[] = [],
) {
	const args = argsOf(person);
	const erased = "(select quote_id from erased_quotes)";
	const results = await client.batch(
		[
			...guard,
			{
				sql: `insert into erased_quotes (quote_id, erased_at) select id, :now from (${QUOTES}) where true on conflict do nothing`,
				args: { ...args, now },
			},
			...["outbox", "customer_questions", "quote_addons", "quote_services", "quote_events"].map(
				(table) => `delete from ${table} where quote_id in ${erased}`,
			),
			`update day_plans set stops = (select json_group_array(value) from json_each(stops) where value not in ${erased})
				where exists (select 1 from json_each(stops) where value in ${erased})`,
			{
				sql: `delete from outbox where quote_id is null and exists (select 1 from json_tree(payload) t where ${isNumber("t.atom")})`,
				args,
			},
			`delete from quote_requests where id in ${erased}`,
			// A file that waits would bring them back, and what is quoted of one may name them.
			"delete from import_parts",
			"delete from imports where phase in ('new', 'check')",
			"update imports set report = json_set(report, '$.faults', json('[]')) where report is not null",
			{ sql: `delete from begun_requests where ${isNumber("phone")}`, args },
			{ sql: `delete from customers where id in (${CUSTOMERS})`, args },
			"update stage_counts set count = (select count(*) from quote_requests where case when spam then 'spam' else quote_requests.stage end = stage_counts.stage)",
			// What was searched for stays in the index's old pages until they are merged.
			"insert into quote_search (quote_search) values ('optimize')",
		],
		"write",
	);
	return {
		/** Quote requests deleted, with their services, add-ons, history and mails. */
		quotes: results.at(-8)?.rowsAffected ?? 0,
		/** This many mails of no quote named a number of the person's and were deleted. */
		mails: results.at(-9)?.rowsAffected ?? 0,
	};
}

/** The names in the quote requests of a person, sent or begun, one for each. */
export async function findPerson(client: Pick<Client, "execute">, person: Person): Promise<string[]> {
	const { rows } = await client.execute({
		sql: `select name from (select name, created_at from quote_requests where id in (${QUOTES})
			union all select answers ->> '$.contact.name', updated_at from begun_requests where ${isNumber("phone")}) order by created_at`,
		args: argsOf(person),
	});
	return rows.map(({ name }) => String(name));
}
