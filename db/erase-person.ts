import type { Client } from "@libsql/client/web";

interface ErasedPerson {
	/** Quote requests deleted, with their services, add-ons, history and mails. */
	quotes: number;
	/** Further mails deleted that named the number. */
	mails: number;
}

/** SQL: the quotes that have or once had the number. */
const QUOTES = `select id from quote_requests where contact_value = :phone or contact_value like :phone || ';ext=%'
	union select quote_id from quote_events where instr(changes, :phone) > 0`;

/**
 * Deletes all that is saved of the person with a phone number (E.164): the quote requests that have it or once had it,
 * all that hangs on them, and mails that name it. The requests' own numbers are kept for a while, so that an old tab
 * cannot save them again. One transaction; running it again changes nothing. `now` is UTC milliseconds.
 */
export async function erasePerson(client: Client, phone: string, now: number): Promise<ErasedPerson> {
	const erased = "(select quote_id from erased_quotes)";
	const results = await client.batch(
		[
			{
				sql: `insert into erased_quotes (quote_id, erased_at) select id, :now from (${QUOTES}) where true on conflict do nothing`,
				args: { phone, now },
			},
			...["outbox", "customer_questions", "quote_addons", "quote_services", "quote_events"].map(
				(table) => `delete from ${table} where quote_id in ${erased}`,
			),
			`update day_plans set stops = (select json_group_array(value) from json_each(stops) where value not in ${erased})
				where exists (select 1 from json_each(stops) where value in ${erased})`,
			`delete from quote_requests where id in ${erased}`,
			"update stage_counts set count = (select count(*) from quote_requests where case when spam then 'spam' else quote_requests.stage end = stage_counts.stage)",
			{ sql: "delete from outbox where instr(payload, :phone) > 0", args: { phone } },
			// What was searched for stays in the index's old pages until they are merged.
			"insert into quote_search (quote_search) values ('optimize')",
		],
		"write",
	);
	return { quotes: results.at(-4)?.rowsAffected ?? 0, mails: results.at(-2)?.rowsAffected ?? 0 };
}

/** How many quote requests have or once had the number, and under which names. */
export async function findPerson(client: Client, phone: string): Promise<string[]> {
	const { rows } = await client.execute({
		sql: `select name from quote_requests where id in (${QUOTES}) order by created_at`,
		args: { phone },
	});
	return rows.map(({ name }) => String(name));
}
