import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#app/database/client.server.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { saveAddons } from "#app/quotes/addons.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { backupDatabase } from "#db/backup.ts";
import { writeDump } from "#db/dump-file.ts";
import { startLocalDatabase } from "#db/local-server.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { aSubmission } from "#tests/support/submissions.ts";
import { erasePerson, findPerson } from "./erase-person.server.ts";

const NOW = Date.UTC(2026, 4, 4, 12);
const PHONE = "+15705550177";

async function aDatabase() {
	const folder = await mkdtemp(join(tmpdir(), "glasswing-erase-"));
	const { url, authToken, server } = await startLocalDatabase(join(folder, "data"));
	onTestFinished(async () => {
		await server.stop();
		await rm(folder, { recursive: true, force: true });
	});
	await migrateDatabase(url, authToken);
	const client = createClient({ url, authToken, intMode: "bigint" });
	let dumps = 0;
	return {
		db: openDatabase({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken }),
		client,
		/** Everything the database holds, as text. */
		async contents() {
			const file = join(folder, `${dumps++}.sql`);
			await writeDump(file, (dump) => backupDatabase(client, dump));
			return readFile(file, "utf8");
		},
	};
}

const submissionOf = (id: string, name: string, phone: string) =>
	aSubmission({ id, contact: { name, phone, contactMethod: "text", address: `1 ${name} Street` } });

const [first, second, theirs] = [1, 2, 3].map((number) => `0000000${number}-0000-4000-8000-000000000000`);

test("nothing of an erased person is left, and everything of the others", async () => {
	const { db, client, contents } = await aDatabase();
	const erased = submissionOf(first ?? "", "Erika Gone", PHONE);
	await saveQuote(db, erased, NOW);
	await saveAddons(db, { quoteId: erased.id, addons: ["deck"], priced: rateCard, confirmed: true }, NOW);
	await client.batch([
		{
			sql: "insert into customer_questions (id, quote_id, offer_id, text, asked_at) values ('10000000-0000-4000-8000-000000000000', ?, null, 'From Erika', 1)",
			args: [erased.id],
		},
		"insert into customer_answers values ('10000000-0000-4000-8000-000000000000', 'To Erika', 2)",
		{
			sql: `insert into offers values ('20000000-0000-4000-8000-000000000000', ?, 1, '[{"label":"For Erika"}]', 300, null, '2026-11', 9, 1, null, '${"0".repeat(64)}', null)`,
			args: [erased.id],
		},
		"insert into decisions (offer_id, attempt, outcome, name, decided_at) values ('20000000-0000-4000-8000-000000000000', 'a', 'accepted', 'Erika Signed', 2)",
	]);
	// Another request that had the number before it was corrected.
	await saveQuote(db, submissionOf(second ?? "", "Erika Gone", PHONE), NOW);
	await saveQuote(db, submissionOf(second ?? "", "Erika Gone", `${PHONE};ext=12`), NOW + 1);
	await saveQuote(db, submissionOf(theirs ?? "", "Ursula Here", "+15705550188"), NOW);
	await client.execute({
		sql: "insert into outbox (idempotency_key, kind, payload, created_at, next_attempt_at) values ('other', 'a', ?, 1, 1)",
		args: [JSON.stringify({ phone: PHONE })],
	});
	await client.execute({
		sql: "insert into day_plans values ('2026-05-05', ?), ('2026-05-06', ?)",
		args: [JSON.stringify([first, theirs, second]), JSON.stringify([theirs])],
	});
	await client.execute("update customers set note = 'Gate of Erika', revision = 1 where name like 'Erika%'");
	await client.execute(
		"insert into customer_events (customer_id, revision, created_at, action, change, attempt) select id, 1, 1, 'noted', '{\"to\":\"Gate of Erika\"}', 'a' from customers where note is not null",
	);
	await client.execute({
		sql: 'insert into begun_requests (id, phone, answers, updated_at) values (\'30000000-0000-4000-8000-000000000000\', ?, \'{"contact":{"name":"Erika Gone"}}\', 1)',
		args: [PHONE],
	});
	await client.execute(
		`insert into past_jobs (id, import_id, customer_id, done_at, work, total) select '${"0".repeat(64)}', 'import', id, 1, 'For Erika', 90 from customers where name like 'Erika%'`,
	);
	expect(await findPerson(client, { phone: PHONE })).toEqual(["Erika Gone", "Erika Gone", "Erika Gone"]);

	expect(await erasePerson(client, { phone: PHONE }, NOW + 2)).toEqual({ quotes: 2, mails: 1 });
	const left = await contents();
	expect(left).not.toContain("Gone");
	expect(left).not.toContain("Erika");
	expect(left).not.toContain("5705550177");
	expect(left).toContain("Ursula Here");
	const plans = await client.execute("select stops from day_plans order by date");
	expect(plans.rows.map(({ stops }) => JSON.parse(String(stops)))).toEqual([[theirs], [theirs]]);
	const { rows } = await client.execute("select stage, count from stage_counts where count > 0");
	expect(rows.map(({ stage, count }) => `${stage} ${count}`)).toEqual(["new 1"]);
	const found = await client.execute("select rowid from quote_search where quote_search match 'Gone'");
	expect(found.rows).toEqual([]);
	expect(await erasePerson(client, { phone: PHONE }, NOW + 3)).toEqual({ quotes: 0, mails: 0 });
	expect(await contents()).toBe(left);
});

test("a quote of somebody else stays, whose texts name the number or which had it by mistake", async () => {
	const { db, client } = await aDatabase();
	const other = submissionOf(second ?? "", "Ursula Here", "+15705550188");
	await saveQuote(db, submissionOf(first ?? "", "Erika Gone", PHONE), NOW);
	await saveQuote(db, submissionOf(theirs ?? "", "Ursula Here", "+15705550188"), NOW);
	await saveQuote(db, submissionOf(second ?? "", "Ursula Here", PHONE), NOW);
	const concerns = `My sister is at ${PHONE}`;
	await saveQuote(db, { ...other, condition: { ...other.condition, concerns } }, NOW + 1);
	const mails = async () =>
		(await client.execute({ sql: "select * from outbox where quote_id = ?", args: [other.id] })).rows;
	await client.execute({
		sql: "insert into outbox (idempotency_key, kind, payload, created_at, next_attempt_at, quote_id) values ('asked', 'a', ?, 1, 1, ?)",
		args: [JSON.stringify({ text: concerns }), other.id],
	});
	const before = await mails();
	expect(await erasePerson(client, { phone: PHONE }, NOW + 2)).toEqual({ quotes: 1, mails: 0 });
	expect(await findPerson(client, { phone: "+15705550188" })).toHaveLength(2);
	expect(await mails()).toEqual(before);
});

test("a number that no customer has any more still finds the quote that had it", async () => {
	const { db, client } = await aDatabase();
	await saveQuote(db, submissionOf(first ?? "", "Erika Gone", PHONE), NOW);
	await saveQuote(db, submissionOf(first ?? "", "Erika Gone", "+15705550188"), NOW + 1);
	await client.execute({ sql: "delete from customer_keys where value = ?", args: [PHONE] });
	expect(await findPerson(client, { phone: PHONE })).toEqual(["Erika Gone"]);
});

test("an old draft that is sent again does not bring an erased person back, and a new one is saved", async () => {
	const { db, client, contents } = await aDatabase();
	const draft = submissionOf(first ?? "", "Erika Gone", PHONE);
	await saveQuote(db, draft, NOW);
	await erasePerson(client, { phone: PHONE }, NOW);
	await expect(saveQuote(db, draft, NOW + 1)).rejects.toThrow(/erased/);
	await expect(
		saveAddons(db, { quoteId: draft.id, addons: ["deck"], priced: rateCard, confirmed: true }, NOW),
	).rejects.toThrow(/erased/);
	expect(await contents()).not.toContain("Gone");
	await saveQuote(db, { ...draft, id: theirs ?? "" }, NOW + 1);
	expect(await contents()).toContain("Erika Gone");
});

test("the same person goes with every number, also one that is known by the email address or by an owner's merge alone", async () => {
	const { db, client, contents } = await aDatabase();
	const erika = (id: string | undefined, phone: string, email?: string) => {
		const contact = { name: "Erika Gone", phone, contactMethod: "text" as const, email };
		return saveQuote(db, aSubmission({ id: id ?? "", contact }), NOW);
	};
	await erika(first, PHONE, "erika@gone.example");
	await erika(second, "+15705550178", "Erika@Gone.example");
	await erika(theirs, "+15705550179");
	await client.execute(
		"update customers set primary_id = (select customer_id from customer_keys where value = '+15705550179') where id <> primary_id or id = (select customer_id from customer_keys where value = '+15705550177')",
	);
	expect(await erasePerson(client, { phone: PHONE }, NOW + 1)).toMatchObject({ quotes: 3 });
	expect(await contents()).not.toMatch(/erika|gone|555017/i);
});
