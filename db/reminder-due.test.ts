import { expect, test } from "vitest";
import { TAKEN_BACK } from "#app/catalog/quote-enums.ts";
import { reminderDueAt } from "#app/quotes/sent-reminders.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { aLocalDatabase, aQuote } from "#tests/support/old-database.ts";
import { migrateDatabase, migrateUpTo } from "./migrate.ts";

test("an offer that waited already is due for its reminder when one that is sent now would be", async () => {
	const { url, authToken, client } = await aLocalDatabase();
	await migrateUpTo(client, 39);
	const sent = 10 * DAY_MS;
	const [first, second] = [sent + 2 * DAY_MS, sent + 7 * DAY_MS];
	const noTimes = {
		acceptedAt: null,
		declinedAt: null,
		doneAt: null,
		lostAt: null,
		remindersStoppedAt: null,
	};
	const offered = { ...noTimes, offeredAt: sent, offerDeliveredAt: sent, offerOpenedAt: null };
	const texted = { at: first, to: "sent" };
	const undone = { at: first + 1, to: TAKEN_BACK };
	const cases: { times?: Partial<Record<keyof typeof offered, number | null>>; told?: (typeof texted)[] }[] =
		[
			{},
			...[
				{ offeredAt: null },
				{ offerDeliveredAt: null },
				{ offerDeliveredAt: null, offerOpenedAt: sent },
			].map((times) => ({ times })),
			...[{ declinedAt: first }, { doneAt: first }, { lostAt: first }, { remindersStoppedAt: first }].map(
				(times) => ({ times }),
			),
			...[{ acceptedAt: sent - 1 }, { acceptedAt: first }].map((times) => ({ times })),
			...[[texted], [texted, undone], [texted, { at: second, to: "sent" }], [{ at: second, to: "sent" }]].map(
				(told) => ({ told }),
			),
			{ told: [texted, { at: second, to: "sent" }, { at: second + 1, to: TAKEN_BACK }] },
			{ told: [{ at: sent, to: "sent" }] },
		];
	const idOf = (number: number) => `9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a${number + 10}`;
	for (const [number, { times, told = [] }] of cases.entries()) {
		const set = Object.entries({ ...offered, ...times }).flatMap(([name, time]) =>
			time === null ? [] : [[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), time]],
		);
		await client.execute(aQuote(idOf(number), Object.fromEntries(set)));
		for (const [at, one] of told.entries())
			await client.execute({
				sql: "insert into quote_events (quote_id, revision, created_at, action, actor, changes) values (?, ?, ?, 'reminded', 'owner', ?)",
				args: [
					...[idOf(number), at + 2, one.at],
					JSON.stringify([{ field: "reminder", from: null, to: one.to }]),
				],
			});
	}
	await migrateDatabase(url, authToken);
	const { rows } = await client.execute("select reminder_due_at from quote_requests order by id");
	expect(rows.map(({ reminder_due_at: time }) => time)).toEqual(
		cases.map(({ times, told = [] }) =>
			reminderDueAt({
				...{ ...offered, ...times, spam: false, test: false, askedAt: null },
				reminders: told.map(({ at, to }) => ({ at, change: { field: "reminder", from: null, to } })),
			}),
		),
	);
	expect(new Set(rows.map(({ reminder_due_at: time }) => time))).toEqual(new Set([first, second, null]));
});
