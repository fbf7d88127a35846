import type { Client } from "@libsql/client/web";

/** What the database holds of the quotes under one name. */
export async function savedQuotes(database: Client, name: string) {
	const [quotes, services, addons, events, mails] = await database.batch(
		[
			"select * from quote_requests where name = ?",
			"select s.* from quote_services s join quote_requests q on q.id = s.quote_id where q.name = ? order by service",
			"select a.* from quote_addons a join quote_requests q on q.id = a.quote_id where q.name = ? order by addon_name",
			"select e.* from quote_events e join quote_requests q on q.id = e.quote_id where q.name = ? order by seq",
			"select o.* from outbox o join quote_requests q on q.id = o.quote_id where q.name = ? and o.kind = 'send-quote' order by o.id",
		].map((sql) => ({ sql, args: [name] })),
		"read",
	);
	return {
		quotes: quotes?.rows ?? [],
		services: services?.rows ?? [],
		addons: addons?.rows ?? [],
		events: events?.rows ?? [],
		mails: mails?.rows ?? [],
	};
}
