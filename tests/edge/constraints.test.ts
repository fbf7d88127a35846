import { LibsqlError } from "@libsql/client/web";
import { expect, test } from "vitest";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { db } from "../support/edge-quotes.ts";
import { aSubmission } from "../support/submissions.ts";

type Row = Record<string, string | number | null>;

function insert(table: string, row: Row) {
	const columns = Object.keys(row);
	const marks = columns.map(() => "?").join(", ");
	return db.$client.execute({
		sql: `insert into ${table} (${columns.join(", ")}) values (${marks})`,
		args: Object.values(row),
	});
}

const goodQuote = (): Row => ({
	id: crypto.randomUUID(),
	name: "Ann",
	contact_method: "text",
	contact_value: "+15705550123",
	zip_code: "18411",
	service_type: "window-cleaning",
	home_size: "small",
	stories: "one",
	package: "basic",
	bundle_percent: 0,
	estimated_price_low: 300,
	estimated_price_high: 400,
	total_price: 350,
	created_at: 1,
	updated_at: 1,
	fingerprint: "f",
});

async function aSavedId(): Promise<string> {
	const submission = aSubmission();
	await saveQuote(db, submission, 1);
	return submission.id;
}

test("a right row is accepted, so that what follows is refused for its fault", async () => {
	expect((await insert("quote_requests", goodQuote())).rowsAffected).toBe(1);
});

test.each<[string, Row]>([
	["an id that is no UUID", { id: "1" }],
	["no id", { id: null }],
	["an empty name", { name: "" }],
	["a name that is too long", { name: "x".repeat(61) }],
	["a phone number that is not normalised", { contact_value: "(570) 555-0123" }],
	["an e-mail contact without an address", { contact_method: "email" }],
	["an empty ZIP", { zip_code: "" }],
	["a long ZIP", { zip_code: "184111" }],
	["a service type that is no slug", { service_type: "Window Cleaning" }],
	["a bundle over 100 percent", { bundle_percent: 101 }],
	["a negative price", { estimated_price_low: -1 }],
	["a low price above the high one", { estimated_price_low: 401 }],
	["a total below the low price", { total_price: 299 }],
	["a contacted quote without a time", { contacted: 1 }],
	["a time of contact for a new quote", { contacted_at: 5 }],
	["contacted as neither yes nor no", { contacted: 2, contacted_at: 5 }],
	["more submissions than revisions", { submission: 2 }],
	["no fingerprint", { fingerprint: null }],
])("a quote with %s is refused", async (_, fault) => {
	await expect(insert("quote_requests", { ...goodQuote(), ...fault })).rejects.toThrow(/constraint failed/);
});

test("a quote's id is taken once", async () => {
	const id = await aSavedId();
	await expect(insert("quote_requests", { ...goodQuote(), id })).rejects.toThrow(LibsqlError);
});

test.each<[string, string, Row]>([
	["a service of no quote", "quote_services", { service: "house-washing", price_low: 1, price_high: 2 }],
	[
		"an add-on of no quote",
		"quote_addons",
		{ user_name: "A", contact_value: "+1", addon_name: "deck", price: 1 },
	],
	["an event of no quote", "quote_events", { revision: 9, created_at: 1 }],
])("%s is refused", async (_, table, row) => {
	const orphan = { ...row, quote_id: crypto.randomUUID() };
	await expect(insert(table, orphan)).rejects.toThrow(/FOREIGN KEY constraint failed/);
	await expect(insert(table, { ...row, quote_id: await aSavedId() })).resolves.toMatchObject({
		rowsAffected: 1,
	});
});

test.each<[string, string, Row]>([
	["the same service twice", "quote_services", { service: "window-cleaning", price_low: 1, price_high: 2 }],
	[
		"a service with its prices the wrong way",
		"quote_services",
		{ service: "a", price_low: 2, price_high: 1 },
	],
	[
		"an add-on below nothing",
		"quote_addons",
		{ user_name: "A", contact_value: "+1", addon_name: "deck", price: -1 },
	],
	["a second event of one revision", "quote_events", { revision: 1, created_at: 1 }],
	["changes that are no list", "quote_events", { revision: 2, created_at: 1, changes: "{}" }],
])("%s is refused for a saved quote", async (_, table, row) => {
	await expect(insert(table, { ...row, quote_id: await aSavedId() })).rejects.toThrow(/constraint failed/);
});

test.each<[string, Row]>([
	["a payload that is not JSON", { payload: "{" }],
	["both sent and failed", { sent_at: 1, failed_at: 1 }],
])("a mail with %s is refused", async (_, fault) => {
	const mail = { kind: "send-quote", payload: "{}", created_at: 1, next_attempt_at: 1 };
	const key = () => ({ idempotency_key: crypto.randomUUID() });
	await expect(insert("outbox", { ...mail, ...key() })).resolves.toMatchObject({ rowsAffected: 1 });
	await expect(insert("outbox", { ...mail, ...key(), ...fault })).rejects.toThrow(/constraint failed/);
});

test("one mail per key", async () => {
	const mail = {
		idempotency_key: crypto.randomUUID(),
		kind: "a",
		payload: "{}",
		created_at: 1,
		next_attempt_at: 1,
	};
	await insert("outbox", mail);
	await expect(insert("outbox", mail)).rejects.toThrow(/UNIQUE constraint failed/);
});

test("a deleted quote takes its services, add-ons, events and mails with it", async () => {
	const id = await aSavedId();
	await insert("quote_addons", {
		quote_id: id,
		user_name: "A",
		contact_value: "+1",
		addon_name: "deck",
		price: 1,
	});
	await db.$client.execute({ sql: "delete from quote_requests where id = ?", args: [id] });
	for (const table of ["quote_services", "quote_addons", "quote_events", "outbox"]) {
		const left = await db.$client.execute({ sql: `select 1 from ${table} where quote_id = ?`, args: [id] });
		expect(left.rows).toEqual([]);
	}
});
