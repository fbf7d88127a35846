import { beforeEach, expect, test } from "vitest";
import type { SpamSignal } from "#app/catalog/quote-enums.ts";
import { insertMail } from "#app/outbox/queue-mail.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/time/clock.ts";
import { db, forgetCounts, savedQuote } from "../support/edge-quotes.ts";
import { customerMailsAt, mailsAt } from "../support/mails-at.ts";
import { anOffer, send } from "../support/offers.ts";
import { emptyOutbox, outboxRows, queue } from "../support/queued-mails.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";

const NOW = Date.UTC(2026, 4, 4, 12, 3);

beforeEach(async () => {
	await emptyOutbox();
	await forgetCounts();
});

async function request(email: string, network: string, now: number, signals: readonly SpamSignal[] = []) {
	const contact = { name: "Ann", phone: "+15705550123", contactMethod: "email", email } as const;
	const submission = aSubmission({ contact });
	await saveQuote(db, submission, now, { network, signals });
	return submission.id;
}

const addresses = async (now: number) => (await customerMailsAt(now)).map(({ to }) => to[0]);

test("who waits longest for a link gets the place that is free, not who comes just then", async () => {
	const id = await request("first@example.com", "n", NOW);
	const [link] = (await outboxRows()).filter(({ kind }) => kind === "customer-quote");
	await emptyOutbox();
	const queueLink = (to: string, now: number) =>
		insertMail(db, {
			kind: "customer-quote",
			payload: { ...JSON.parse(link?.payload ?? ""), to: "first@example.com" },
			key: `customer-quote:${to}`,
			createdAt: now,
			dueAt: now,
			quoteId: id,
		});
	const sentAt = async (to: string) =>
		(await outboxRows()).find(({ idempotencyKey }) => idempotencyKey.endsWith(`:${to}`))?.sentAt;
	const half = MINUTE_MS / 2;
	for (let number = 0; number < 10; number++) {
		await queueLink(`early ${number}`, NOW + number * half);
		await mailsAt(NOW + number * half);
	}
	await queueLink("waits", NOW + 10 * half);
	for (let minute = 5; minute < 60; minute++) await mailsAt(NOW + minute * MINUTE_MS);
	for (let number = 0; number < 10; number++) {
		const now = NOW + HOUR_MS + number * half;
		await queueLink(`late ${number}`, now);
		await mailsAt(now);
	}
	await mailsAt(NOW + 67 * MINUTE_MS);
	expect(await sentAt("waits")).toBe(NOW + 67 * MINUTE_MS);
	expect(await sentAt("late 8")).not.toBeNull();
	expect(await sentAt("late 9")).toBeNull();
	await mailsAt(NOW + 127 * MINUTE_MS);
	expect(await sentAt("late 9")).not.toBeNull();
});

test("a reset is mailed before a backlog that was due earlier", async () => {
	const quoteId = await request("ann@example.com", "n", NOW);
	const payload = {
		quoteId,
		customer: "Ann",
		phone: "+15705550123",
		email: null,
		text: "?",
		isChange: false,
	};
	const mail = { kind: "customer-question", payload, createdAt: NOW, dueAt: NOW, quoteId } as const;
	for (let number = 0; number < 120; number++)
		await insertMail(db, { ...mail, key: `question:${crypto.randomUUID()}` });
	const to = "dan@glasswing.example";
	await queue({ kind: "reset-password", payload: { to, seed: "1" } }, NOW + MINUTE_MS);
	const subjects = (await mailsAt(NOW + MINUTE_MS)).map(({ subject }) => subject);
	expect(subjects.filter((subject) => /password/i.test(subject))).toHaveLength(1);
});

test("the sixth visitor of a network within an hour gets the link a little later, if the owner does not see Spam in it", async () => {
	for (let number = 0; number < 5; number++) await request(`c${number}@example.com`, "office", NOW);
	await request("sixth@example.com", "office", NOW);
	const junk = await request("seventh@example.com", "office", NOW);
	await request("robot@example.com", "office", NOW, ["honeypot"]);
	await request("hasty@example.com", "another", NOW, ["too-fast"]);
	expect(await addresses(NOW)).toHaveLength(5);
	await triageAs(db, { quoteId: junk, intent: "spam", now: NOW + MINUTE_MS });
	expect(await addresses(NOW + 10 * MINUTE_MS)).toEqual(["sixth@example.com"]);
	await triageAs(db, { quoteId: junk, intent: "not-spam", now: NOW + 20 * MINUTE_MS });
	expect(await addresses(NOW + 20 * MINUTE_MS)).toEqual(["seventh@example.com"]);
});

test("a flood that is folded on the owner's list mails no links", async () => {
	for (let number = 0; number < 22; number++) await request(`c${number}@example.com`, "office", NOW);
	expect((await outboxRows()).filter(({ kind }) => kind === "customer-quote")).toHaveLength(20);
});

test('"Not spam" mails the customer the link, once, also beyond three a day to the address', async () => {
	const email = "ann@example.com";
	for (let number = 0; number < 3; number++) await request(email, `n${number}`, NOW);
	expect(await addresses(NOW)).toHaveLength(3);
	const fourth = await request(email, "n4", NOW + 1);
	const hidden = await request("bo@example.com", "n5", NOW + 1, ["honeypot"]);
	expect(await addresses(NOW + 1)).toEqual([]);
	await triageAs(db, { quoteId: fourth, intent: "spam", now: NOW + 2 });
	for (const [at, quoteId] of [fourth, hidden].entries()) {
		await triageAs(db, { quoteId, intent: "not-spam", now: NOW + 3 + at });
		await triageAs(db, { quoteId, intent: "spam", now: NOW + 5 + at });
		await triageAs(db, { quoteId, intent: "not-spam", now: NOW + 7 + at });
	}
	expect((await addresses(NOW + 9)).toSorted()).toEqual([email, "bo@example.com"]);
	await triageAs(db, { quoteId: hidden, intent: "spam", now: NOW + HOUR_MS });
	await triageAs(db, { quoteId: hidden, intent: "not-spam", now: NOW + HOUR_MS + 1 });
	expect(await addresses(NOW + HOUR_MS + 1)).toEqual([]);
});

test("an offer takes a request out of Spam and is mailed, once; after it no mail tells the estimate", async () => {
	const id = await request("ann@example.com", "n", NOW, ["honeypot"]);
	await send(db, anOffer(id), NOW + 1);
	const sent = async (now: number) => (await customerMailsAt(now)).map(({ subject }) => subject);
	expect(await sent(NOW + 2)).toEqual([expect.stringMatching(/offer/i)]);
	expect((await savedQuote(id)).rows[0]).toMatchObject({ spam: false, stage: "offered" });
	await triageAs(db, { quoteId: id, intent: "spam", now: NOW + 4 });
	await triageAs(db, { quoteId: id, intent: "not-spam", now: NOW + 5 });
	expect(await sent(NOW + 6)).toEqual([]);
});

test("a link with an estimate that waits when the offer is sent is not mailed beside the offer", async () => {
	for (let number = 0; number < 5; number++) await request(`c${number}@example.com`, "office", NOW);
	const id = await request("sixth@example.com", "office", NOW);
	await customerMailsAt(NOW);
	await send(db, anOffer(id), NOW + 1);
	const mails = [...(await customerMailsAt(NOW + 2)), ...(await customerMailsAt(NOW + HOUR_MS))];
	expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/offer/i)]);
});

test("a link that was not sent because its quote was in Spam then goes out when the owner brings the quote back", async () => {
	const id = await request("ann@example.com", "n", NOW);
	await triageAs(db, { quoteId: id, intent: "spam", now: NOW + 1 });
	expect(await addresses(NOW + 2)).toEqual([]);
	await triageAs(db, { quoteId: id, intent: "not-spam", now: NOW + 3 });
	expect(await addresses(NOW + 3)).toEqual(["ann@example.com"]);
});
