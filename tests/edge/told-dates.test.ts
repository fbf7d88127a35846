import { beforeEach, expect, test } from "vitest";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { purgeExpired } from "#app/worker/housekeeping.server.ts";
import { db, forgetCounts, savedQuote } from "../support/edge-quotes.ts";
import { FRIDAY, setDate, TUESDAY } from "../support/jobs.ts";
import { customerMailsAt } from "../support/mails-at.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { emptyOutbox } from "../support/queued-mails.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";

const LONG_BEFORE = TUESDAY.startsAt - 60 * DAY_MS;

beforeEach(async () => {
	await emptyOutbox();
	await forgetCounts();
});

const contact = {
	...{ name: "Ann Example", phone: "+15705550123" },
	...({ contactMethod: "email", email: "a@example.com" } as const),
};

/** A saved quote whose customer was mailed the link. */
async function aMailedQuote(at: UtcMs) {
	const submission = aSubmission({ contact });
	await saveQuote(db, submission, at - MINUTE_MS);
	expect(await customerMailsAt(at)).toHaveLength(1);
	return submission.id;
}

/** A saved quote whose customer was mailed its date. */
async function aDatedQuote(at: UtcMs) {
	const id = await aMailedQuote(at);
	await setDate(db, id, TUESDAY, { now: at });
	expect(await customerMailsAt(at + MINUTE_MS)).toHaveLength(1);
	return id;
}

test("what a customer was told of a job that lies ahead is known after mails are deleted", async () => {
	const id = await aDatedQuote(LONG_BEFORE);
	const later = LONG_BEFORE + 40 * DAY_MS;
	await purgeExpired(db, later);
	await setDate(db, id, FRIDAY, { before: TUESDAY, now: later });
	await setDate(db, id, TUESDAY, { before: FRIDAY, now: later + 5_000 });
	expect(await customerMailsAt(later + MINUTE_MS)).toEqual([]);
	await setDate(db, id, FRIDAY, { before: TUESDAY, now: later + 2 * MINUTE_MS });
	const [moved] = await customerMailsAt(later + 3 * MINUTE_MS);
	expect(moved?.subject).toContain("Moved");
	await purgeExpired(db, FRIDAY.endsAt + 40 * DAY_MS);
	const { rows } = await db.$client.execute("select id from outbox where kind = 'job-date'");
	expect(rows).toEqual([]);
});

test.each([
	["that the date is set, where one is", true, "Your date is set."],
	["else that one will be agreed on", false, "Daniel will agree on a day with you."],
])("the mail of an acceptance says %s", async (_what, hasDay, told) => {
	const id = await (hasDay ? aDatedQuote : aMailedQuote)(LONG_BEFORE);
	const offer = anOffer(id, { validUntil: LONG_BEFORE + 2 * DAY_MS });
	await send(db, offer, LONG_BEFORE + MINUTE_MS);
	const token = (await savedQuote(id)).rows[0]?.customerToken ?? "";
	await emptyOutbox();
	await decide(db, { quoteId: id, token, offer }, "accepted", { now: LONG_BEFORE + DAY_MS });
	const [mail] = await customerMailsAt(LONG_BEFORE + DAY_MS);
	expect(mail?.text).toContain(told);
});

test("no appointment is mailed for a day that is over, unless the customer expects another", async () => {
	const lost = await aDatedQuote(LONG_BEFORE);
	await triageAs(db, { quoteId: lost, intent: "lost", now: TUESDAY.startsAt - DAY_MS });
	expect(await customerMailsAt(TUESDAY.startsAt - DAY_MS + MINUTE_MS)).toHaveLength(1);
	await triageAs(db, { quoteId: lost, intent: "not-lost", now: TUESDAY.endsAt + DAY_MS });
	expect(await customerMailsAt(TUESDAY.endsAt + DAY_MS + MINUTE_MS)).toEqual([]);
	const id = await aMailedQuote(LONG_BEFORE);
	await setDate(db, id, TUESDAY, { now: TUESDAY.endsAt + MINUTE_MS });
	expect(await customerMailsAt(TUESDAY.endsAt + DAY_MS)).toEqual([]);
	const early = await aDatedQuote(LONG_BEFORE);
	const yesterday = { startsAt: TUESDAY.startsAt - DAY_MS, endsAt: TUESDAY.endsAt - DAY_MS };
	await setDate(db, early, yesterday, { before: TUESDAY, now: yesterday.endsAt + MINUTE_MS });
	const [moved] = await customerMailsAt(yesterday.endsAt + 2 * MINUTE_MS);
	expect(moved?.subject).toContain("Moved");
});

test("a date whose mail could not leave before the day was over is not told any more", async () => {
	const id = await aMailedQuote(LONG_BEFORE);
	await setDate(db, id, TUESDAY, { now: TUESDAY.startsAt });
	expect(await customerMailsAt(TUESDAY.endsAt)).toEqual([]);
});

test("what is undone before the minute in which mails leave, nobody hears of, however late in it", async () => {
	const id = await aDatedQuote(LONG_BEFORE);
	const later = LONG_BEFORE + DAY_MS;
	await setDate(db, id, FRIDAY, { before: TUESDAY, now: later });
	await setDate(db, id, TUESDAY, { before: FRIDAY, now: later + 20_000 });
	expect(await customerMailsAt(later + MINUTE_MS)).toEqual([]);
	await setDate(db, id, FRIDAY, { before: TUESDAY, now: later + 2 * MINUTE_MS });
	const [moved] = await customerMailsAt(later + 3 * MINUTE_MS);
	expect(moved?.subject).toContain("Moved");
	await setDate(db, id, TUESDAY, { before: FRIDAY, now: later + 4 * MINUTE_MS });
	expect(await customerMailsAt(later + 5 * MINUTE_MS)).toHaveLength(1);
});

test("a first date that another one took the place of before its mail left is told as no move, and one that ended is not told", async () => {
	const id = await aMailedQuote(LONG_BEFORE);
	await setDate(db, id, TUESDAY, { now: LONG_BEFORE });
	await setDate(db, id, FRIDAY, { before: TUESDAY, now: LONG_BEFORE + 20_000 });
	const [first, ...others] = await customerMailsAt(LONG_BEFORE + MINUTE_MS);
	expect(others).toEqual([]);
	expect(first?.subject).not.toContain("Moved");
	const taken = await aMailedQuote(LONG_BEFORE);
	await setDate(db, taken, TUESDAY, { now: LONG_BEFORE });
	await setDate(db, taken, null, { before: TUESDAY, now: LONG_BEFORE + 20_000 });
	expect(await customerMailsAt(LONG_BEFORE + MINUTE_MS)).toEqual([]);
});
