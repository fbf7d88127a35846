import { expect, test } from "vitest";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { aLocalDatabase, aQuote } from "#tests/support/old-database.ts";
import { migrateDatabase, migrateUpTo } from "./migrate.ts";

test("migrating again keeps the schema and the data", async () => {
	const { url, authToken, client } = await aLocalDatabase();
	const schema = async () =>
		(await client.execute("select sql from sqlite_master order by name")).rows.map(({ sql }) => sql);

	await migrateDatabase(url, authToken);
	await client.execute(
		"insert into outbox (idempotency_key, kind, payload, created_at, next_attempt_at) values ('k', 'a', '{}', 1, 1)",
	);
	const before = await schema();
	await migrateDatabase(url, authToken);
	expect(await schema()).toEqual(before);
	expect(before.length).toBeGreaterThan(5);
	expect((await client.execute("select idempotency_key from outbox")).rows).toHaveLength(1);
});

test("what happened before quotes had a history is told as far as the quote's own times tell it", async () => {
	const { url, authToken, client } = await aLocalDatabase();
	await migrateUpTo(client, 2);
	const id = "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21";
	await client.batch([
		aQuote(id, { confirmed_at: 3, contacted: 1, contacted_at: 4 }),
		...[1, 2, 3, 4].map((revision) => ({
			sql: "insert into quote_events (quote_id, revision, kind, created_at) values (?, ?, ?, ?)",
			args: [id, revision, revision === 1 ? "created" : "updated", revision],
		})),
		{
			sql: "insert into outbox (idempotency_key, kind, payload, created_at, next_attempt_at) values (?, 'send-quote', '{}', 1, 1), ('send-quote:of a deleted quote', 'send-quote', '{}', 1, 1)",
			args: [`send-quote:${id}:1`],
		},
	]);
	await migrateDatabase(url, authToken);
	const { rows: events } = await client.execute("select action, actor from quote_events order by seq");
	expect(events.map(({ action, actor }) => `${action} by ${actor}`)).toEqual([
		"submitted by visitor",
		"changed by visitor",
		"confirmed by visitor",
		"contacted by owner",
	]);
	const { rows: mails } = await client.execute("select quote_id from outbox order by id");
	expect(mails.map((mail) => mail.quote_id)).toEqual([id, null]);
});

test("a quote saved before quotes had pages gets a link of its own", async () => {
	const { url, authToken, client } = await aLocalDatabase();
	await migrateUpTo(client, 11);
	const ids = ["9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21", "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a22"];
	await client.batch(ids.map((id) => aQuote(id)));
	await migrateDatabase(url, authToken);
	const { rows } = await client.execute("select customer_token from quote_requests");
	const tokens = rows.map((row) => String(row.customer_token));
	expect(new Set(tokens).size).toBe(2);
	expect(tokens.map(isCustomerToken)).toEqual([true, true]);
});

test.each([13, 15])(
	"events keep their numbers, and none is given twice, when a migration after %i tells of more",
	async (last) => {
		const { url, authToken, client } = await aLocalDatabase();
		await migrateUpTo(client, last + 1);
		const id = "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21";
		const event = (revision: number) => ({
			sql: "insert into quote_events (quote_id, revision, kind, created_at) values (?, ?, 'updated', 1)",
			args: [id, revision],
		});
		await client.batch([
			aQuote(id),
			...[1, 2, 3, 4].map(event),
			"delete from quote_events where seq in (2, 4)",
		]);
		await migrateDatabase(url, authToken);
		const newEvent = {
			sql: "insert into quote_events (quote_id, revision, created_at) values (?, 5, 1)",
			args: [id],
		};
		await client.execute(newEvent);
		const { rows } = await client.execute("select seq, revision from quote_events order by seq");
		expect(rows.map(({ seq, revision }) => [seq, revision])).toEqual([
			[1, 1],
			[3, 3],
			[5, 5],
		]);
		await expect(client.execute(newEvent)).rejects.toThrow();
	},
);

test("what was past its first stage and not marked is searched and counted with the contacted, in Spam with Spam", async () => {
	const { url, authToken, client } = await aLocalDatabase();
	await migrateUpTo(client, 19);
	const quotes: Record<string, number>[] = [
		{},
		{ offered_at: 5, offer_valid_until: 9 },
		{ contacted: 1, contacted_at: 5 },
		{ contacted: 1, contacted_at: 5, changed_at: 6 },
		{ done_at: 5, spam: 1 },
	];
	const idOf = (index: number) => `9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a2${index}`;
	await client.batch(quotes.map((columns, index) => aQuote(idOf(index), columns)));
	await migrateDatabase(url, authToken);
	const { rows: states } = await client.execute("select state from quote_search_text order by quote_id");
	expect(states.map(({ state }) => state)).toEqual([
		"new",
		"contacted",
		"contacted",
		"contacted changed",
		"spam",
	]);
	const { rows: counts } = await client.execute(
		"select stage, count from stage_counts where count > 0 order by stage",
	);
	expect(counts.map(({ stage, count }) => `${stage} ${count}`)).toEqual([
		"contacted 2",
		"new 1",
		"offered 1",
		"spam 1",
	]);
	await client.execute({ sql: "delete from quote_requests where id = ?", args: [idOf(1)] });
	const { rows: left } = await client.execute("select 1 from quote_search_text");
	expect(left).toHaveLength(4);
});

test("a migration that fails is named, and nothing of it is done", async () => {
	const { url, authToken, client } = await aLocalDatabase();
	await migrateUpTo(client, 5);
	await client.execute("create table erased_quotes (id integer)");
	await expect(migrateDatabase(url, authToken)).rejects.toThrow(
		/^The migration 0005_erased_quotes failed: .*erased_quotes. already exists/,
	);
	await client.execute("drop table erased_quotes");
	expect((await migrateDatabase(url, authToken))[0]).toBe("0005_erased_quotes");
	expect(await migrateDatabase(url, authToken)).toEqual([]);
});

test("eight triggers are left, and none of them decides what becomes of a quote", async () => {
	const { url, authToken, client } = await aLocalDatabase();
	await migrateDatabase(url, authToken);
	const { rows } = await client.execute(
		"select name from sqlite_master where type = 'trigger' order by name",
	);
	expect(rows.map(({ name }) => name)).toEqual([
		"decisions_kept",
		"decisions_unchanged",
		"offers_kept",
		"offers_unchanged",
		"price_books_kept",
		"price_books_unchanged",
		"quote_search_text_deleted",
		"quote_search_text_inserted",
	]);
});
