import { expect, test } from "vitest";
import { formatTimes } from "#app/quotes/job-times.ts";
import { aLocalDatabase, aQuote } from "#tests/support/old-database.ts";
import { migrateDatabase, migrateUpTo } from "./migrate.ts";

const ID = "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a2";
const times = { startsAt: 1_900_000_000_000, endsAt: 1_900_014_400_000 };
const dated = { scheduled_for: times.startsAt, scheduled_until: times.endsAt };

test("a date that was set before is taken to be known, but for one that is off", async () => {
	const { url, authToken, client } = await aLocalDatabase();
	await migrateUpTo(client, 44);
	await client.execute(aQuote(`${ID}1`, dated));
	await client.execute(aQuote(`${ID}2`, { ...dated, lost_at: 5, lost_reason: "other" }));
	await client.execute(aQuote(`${ID}3`));
	await migrateDatabase(url, authToken);
	const { rows } = await client.execute("select told_date, tell_until from quote_requests order by id");
	expect(rows.map((row) => [row.told_date, row.tell_until])).toEqual([
		[formatTimes(times), null],
		[null, null],
		[null, null],
	]);
});
