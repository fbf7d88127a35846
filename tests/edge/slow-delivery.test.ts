import { beforeEach, expect, test, vi } from "vitest";
import { mailWriter } from "#app/email/write-mails.server.ts";
import { type ClaimMails, claimDue, deliverDue, FIRST_WAIT_MS } from "#app/outbox/deliver.server.ts";
import { SECOND_MS } from "#app/time/clock.ts";
import { db } from "../support/edge-quotes.ts";
import { emptyOutbox, mailRow, queueQuote } from "../support/queued-mails.ts";

const NOW = Date.UTC(2026, 4, 4, 12);
const settings = { origin: "https://www.glasswing.example", owners: [], secret: "s".repeat(32) };

/** Queues so many mails, and returns their keys in the order in which they are due. */
async function queueMany(count: number): Promise<string[]> {
	const keys: string[] = [];
	for (let index = count; index > 0; index--) keys.push(await queueQuote(NOW - index));
	return keys;
}

beforeEach(emptyOutbox);

test("where each batch takes nine seconds a run claims each for its whole lease, and leaves the rest to the next run", async () => {
	const keys = await queueMany(16);
	let now = NOW;
	let sent = 0;
	const send = async () => {
		sent += 1;
		if (sent % 5 === 0) now += 9 * SECOND_MS;
	};
	await deliverDue({ db, mailer: { send }, claimMails: mailWriter(settings) }, () => now);
	expect(sent).toBe(10);
	const rows = await Promise.all(keys.map(mailRow));
	const times = rows.map(({ sentAt }) => sentAt);
	expect(times).toEqual([
		...Array(5).fill(NOW),
		...Array(5).fill(NOW + 9 * SECOND_MS),
		...Array(6).fill(null),
	]);
	for (const { sentAt, nextAttemptAt } of rows.slice(0, 10))
		expect(nextAttemptAt - (sentAt ?? 0)).toBeGreaterThanOrEqual(FIRST_WAIT_MS);
	await deliverDue({ db, mailer: { send }, claimMails: mailWriter(settings) }, () => now);
	expect(sent).toBe(16);
});

test("where the history of one mail cannot be written, that of the others is, and the run goes on", async () => {
	const keys = await queueMany(7);
	const logged = vi.spyOn(console, "error").mockReturnValue();
	const recorded: string[] = [];
	const mail = { to: [], subject: "", text: "", html: "", key: "" };
	const record = async (key: string) => {
		if (key === keys[0]) throw new Error("The database refused");
		recorded.push(key);
	};
	const claimMails = async (...[, now]: Parameters<ClaimMails>) => ({
		claimed: (await db.batch([claimDue(db, { now })]))[0],
		write: (row: { idempotencyKey: string }) => ({ mail, recordSent: () => record(row.idempotencyKey) }),
		recordEnd: async () => {},
	});
	await deliverDue({ db, mailer: { send: async () => {} }, claimMails }, () => NOW);
	expect(recorded.toSorted()).toEqual(keys.slice(1).toSorted());
	expect(logged).toHaveBeenCalledWith(expect.stringContaining("what became of a mail is not recorded"));
	vi.restoreAllMocks();
});
