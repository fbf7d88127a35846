import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import { db } from "../support/edge-quotes.ts";
import { Visitor } from "../support/visitor.ts";

// Runs among the previous release's own tests where a migration says that this release cannot write any more: nothing may
// then be half written, and visitors lose nothing that they chose.

const tables = ["quote_requests", "quote_services", "quote_addons", "quote_events", "offers", "outbox"];

async function countRows(): Promise<unknown[]> {
	const counts = tables.map((table) => db.all(sql`select count(*) as n from ${sql.identifier(table)}`));
	return Promise.all(counts);
}

test("a quote is refused whole, in the usual words, and what was chosen stays", async () => {
	const before = await countRows();
	const visitor = new Visitor();
	await visitor.get(paths.quote);
	const home = { services: "window-cleaning", homeSize: "medium", stories: "two", zip: "18411" };
	await visitor.post(`${paths.quote}?index`, Object.entries(home));
	await visitor.post(paths.quoteContact, Object.entries({ name: "Ann Example", phone: "570-555-0123" }));
	const condition = { lastCleaned: "1-3years", trackCondition: "normal" };
	await visitor.post(paths.quoteCondition, Object.entries(condition));
	const refused = await visitor.post(paths.quotePackage, [["package", "basic"]]);
	expect(refused.status).toBe(503);
	expect(refused.html).toContain("Error Saving Quote");
	expect(refused.html).toMatch(/<input[^>]*value="basic"[^>]*checked|<input[^>]*checked[^>]*value="basic"/);
	expect(await countRows()).toEqual(before);
	expect((await visitor.get(paths.quotePackage)).html).toContain("$400");
});
