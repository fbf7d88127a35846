import { asc, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { hasWaitingOffer, stageOf } from "#app/catalog/stage.ts";
import { openDatabase } from "#app/database/client.server.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { quoteRequests } from "#db/schema.ts";
import { aLocalDatabase, aQuote } from "#tests/support/old-database.ts";
import { isUndelivered, undecidedIds } from "./quote-reads.server.ts";

/** Each order of an offer, an acceptance and a refusal, with and without a date, the job done and the quote lost. */
function allTimes() {
	const [orders, ends] = [
		[null, 1, 2, 3],
		[null, 2],
	] as const;
	return orders.flatMap((offeredAt) =>
		orders.flatMap((acceptedAt) =>
			orders.flatMap((declinedAt) =>
				ends.flatMap((scheduledFor) =>
					ends.flatMap((doneAt) =>
						ends.map((lostAt) => ({
							...{ contactedAt: null, offeredAt, acceptedAt, declinedAt, scheduledFor, doneAt, lostAt },
						})),
					),
				),
			),
		),
	);
}

test("the lists of offers that wait have every quote with one, as the rule says, whatever else happened to it", async () => {
	const { url, authToken, client } = await aLocalDatabase();
	await migrateDatabase(url, authToken);
	const quotes = allTimes().map((times, number) => {
		const id = `9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e${String(number).padStart(4, "0")}`;
		return { ...times, id, stage: stageOf(times) };
	});
	const rows = quotes.map(
		({ id, stage, offeredAt, acceptedAt, declinedAt, scheduledFor, doneAt, lostAt }) => {
			const times = {
				offered_at: offeredAt,
				accepted_at: acceptedAt,
				declined_at: declinedAt,
				lost_at: lostAt,
			};
			const set = { stage, ...times, scheduled_for: scheduledFor, done_at: doneAt };
			return aQuote(id, set);
		},
	);
	await client.batch(rows, "write");
	const waiting = quotes.filter(hasWaitingOffer).map(({ id }) => id);
	expect(waiting.length).toBeGreaterThan(8);
	const db = openDatabase({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken });
	const { id } = quoteRequests;
	for (const isWaiting of [inArray(id, undecidedIds()), isUndelivered]) {
		const found = await db.select({ id }).from(quoteRequests).where(isWaiting).orderBy(asc(id));
		expect(found.map((quote) => quote.id)).toEqual(waiting);
	}
});
