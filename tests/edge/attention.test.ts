import { eq, max } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Mail } from "#app/outbox/mailer.server.ts";
import { insertMail } from "#app/outbox/queue-mail.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/time/clock.ts";
import { purgeExpired } from "#app/worker/housekeeping.server.ts";
import { outbox, quoteEvents, quoteRequests } from "#db/schema.ts";
import { db, forgetCounts } from "../support/edge-quotes.ts";
import { mailsAt } from "../support/mails-at.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { emptyOutbox, outboxRows, queue } from "../support/queued-mails.ts";
import { aSubmission } from "../support/submissions.ts";

const NOW = Date.UTC(2026, 4, 4, 12, 3);
/** When what was too much is told in one mail. */
const GATHERED_AT = Date.UTC(2026, 4, 4, 12, 10);
const OWNER = "dan@glasswing.example";

beforeEach(async () => {
	await emptyOutbox();
	await forgetCounts();
});

async function request(name: string, network: string, now: number, email?: string): Promise<string> {
	const phone = "+15705550123";
	const contact = email
		? { name, phone, contactMethod: "email" as const, email }
		: { name, phone, contactMethod: "text" as const };
	const submission = aSubmission({ contact });
	await saveQuote(db, submission, now, { network, signals: [] });
	return submission.id;
}

function ask(quoteId: string, customer: string, text: string, now: number) {
	const payload = { quoteId, customer, phone: "+15705550123", email: null, text, isChange: false };
	const mail = { kind: "customer-question", payload, key: `question:${crypto.randomUUID()}` } as const;
	return insertMail(db, { ...mail, createdAt: now, dueAt: now, quoteId });
}

test("one network gets ten mails an hour through to an owner, of whatever kind, and one mail names all the rest", async () => {
	const sent: Mail[] = [];
	for (let number = 1; number <= 8; number++) {
		const id = await request(`Caller ${number}.`, "n", NOW + number);
		await ask(id, `Caller ${number}.`, `Question ${number}?`, NOW + number);
		sent.push(...(await mailsAt(NOW + number)));
	}
	const honest = await request("Honest Ann", "another", NOW + 9);
	sent.push(...(await mailsAt(NOW + 9)));
	expect(sent).toHaveLength(11);
	expect(sent.at(-1)?.text).toContain("Honest Ann");
	expect(await mailsAt(GATHERED_AT - 1)).toEqual([]);

	const gathered = await mailsAt(GATHERED_AT);
	expect(gathered).toHaveLength(1);
	const [list] = gathered;
	expect(list).toMatchObject({ to: [OWNER], subject: "A lot at once: news of 3 requests in one email" });
	const places = [6, 7, 8].map((number) => list?.text.indexOf(`Caller ${number}.`) ?? -1);
	expect(places.toSorted((one, other) => one - other)).toEqual(places);
	expect(places).not.toContain(-1);
	for (const text of ["New quote request", "Asked: Question 6?", "Asked: Question 8?"])
		expect(list?.text).toContain(text);
	expect(list?.text).not.toContain("Honest Ann");
	expect((await outboxRows()).filter(({ sentAt }) => sentAt === null)).toEqual([]);
	expect(await mailsAt(GATHERED_AT + 60 * MINUTE_MS)).toEqual([]);
	expect(honest).toBeTruthy();
});

test("of 155 requests from 31 networks in half a minute each is named, the honest one too, and her own link goes out", async () => {
	const names: string[] = [];
	for (let number = 0; number < 155; number++) {
		names.push(`Junk ${number}.`);
		await request(`Junk ${number}.`, `net ${number % 31}`, NOW + number * 200);
	}
	names.push("Honest Ann");
	await request("Honest Ann", "home", NOW + 32_000, "ann@example.com");
	const sent: Mail[] = [];
	for (const now of [NOW + 33_000, NOW + 34_000, GATHERED_AT]) sent.push(...(await mailsAt(now)));
	const toOwner = sent.filter(({ to }) => to.includes(OWNER));
	expect(toOwner).toHaveLength(101);
	for (const name of names)
		expect(
			toOwner.filter(({ text }) => text.includes(name)),
			name,
		).toHaveLength(1);
	expect(sent.filter(({ to }) => to.includes("ann@example.com"))).toHaveLength(1);
});

test("customers' links beyond the budget of a network wait for their turn, and go out", async () => {
	for (let number = 0; number < 4; number++)
		await request(`Caller ${number}`, "n", NOW, `c${number}@example.com`);
	const others = (await outboxRows()).filter(({ kind }) => kind === "customer-quote");
	expect(others).toHaveLength(4);
	for (let number = 0; number < 8; number++)
		await insertMail(db, {
			kind: "customer-quote",
			payload: JSON.parse(others[number % 4]?.payload ?? ""),
			key: `customer-quote:more:${number}`,
			createdAt: NOW,
			dueAt: NOW,
			quoteId: others[number % 4]?.quoteId ?? null,
		});
	const links = (mails: readonly Mail[]) => mails.filter(({ to }) => !to.includes(OWNER)).length;
	expect(links(await mailsAt(NOW))).toBe(10);
	expect(links(await mailsAt(GATHERED_AT))).toBe(0);
	expect(links(await mailsAt(NOW + 70 * MINUTE_MS))).toBe(2);
});

test("what is in Spam by then is not named", async () => {
	for (let number = 0; number < 12; number++) await request(`Caller ${number}`, "n", NOW);
	await mailsAt(NOW);
	await db.run("update quote_requests set spam = 1");
	expect(await mailsAt(GATHERED_AT)).toEqual([]);
});

test("who saves many requests today causes no more mails by questions tomorrow, and whoever has an offer waits for nobody", async () => {
	const ids: string[] = [];
	for (let number = 0; number < 20; number++) ids.push(await request(`Caller ${number}.`, "n", NOW));
	const ann = aSubmission();
	const token = (await saveQuote(db, ann, NOW, { network: "home", signals: [] })) ?? "";
	const offer = anOffer(ann.id, { validUntil: NOW + 3 * DAY_MS });
	await send(db, offer, NOW);
	await emptyOutbox();
	const later = NOW + DAY_MS + HOUR_MS;
	await purgeExpired(db, later);
	for (const [number, id] of [...ids, ...ids, ...ids].entries())
		await ask(id, "Caller", `Question ${number}?`, later);
	const sent: Mail[] = [];
	for (const second of [1, 2, 3]) sent.push(...(await mailsAt(later + second)));
	expect(sent).toHaveLength(10);
	await decide(db, { quoteId: ann.id, token, offer }, "accepted", { now: later + 4 });
	expect((await mailsAt(later + 4)).filter(({ to }) => to.includes(OWNER))).toHaveLength(1);
	const [list, ...more] = await mailsAt(later + 10 * MINUTE_MS);
	expect(more).toEqual([]);
	for (const { payload } of (await outboxRows()).filter(({ kind }) => kind === "customer-question")) {
		const { text } = JSON.parse(payload);
		expect(
			[...sent, list].filter((mail) => mail?.text.includes(text)),
			text,
		).toHaveLength(1);
	}
});

test("requests that are all in Spam by then keep nobody behind them unnamed", async () => {
	const spam = await request("Junk", "n", NOW);
	const honest = await request("Honest Ann", "n", NOW);
	await emptyOutbox();
	for (let number = 0; number < 500; number++) await ask(spam, "Junk", `Junk ${number}?`, NOW);
	await ask(honest, "Honest Ann", "When will you come?", NOW + 1);
	await db.update(outbox).set({ lastError: "Gathered", nextAttemptAt: NOW + 30 * HOUR_MS });
	await db.update(quoteRequests).set({ spam: true }).where(eq(quoteRequests.id, spam));
	await queue({ kind: "more-quotes", payload: {} }, GATHERED_AT);
	expect(await mailsAt(GATHERED_AT)).toEqual([]);
	const [list] = await mailsAt(GATHERED_AT + 10 * MINUTE_MS);
	expect(list?.text).toContain("Asked: When will you come?");
});

test("a request that was changed is told as a change in the mail that names many", async () => {
	const id = await request("Caller A.", "n", NOW);
	await emptyOutbox();
	const contact = { name: "Caller B.", phone: "+15705550123", contactMethod: "text" } as const;
	await saveQuote(db, aSubmission({ id, contact }), NOW + 1, { network: "n", signals: [] });
	await db.update(outbox).set({ lastError: "Gathered", nextAttemptAt: NOW + 30 * HOUR_MS });
	await queue({ kind: "more-quotes", payload: {} }, GATHERED_AT);
	const [list] = await mailsAt(GATHERED_AT);
	expect(list?.text).toMatch(/Caller B\.: .*\n +Changed: name\n/);
	expect(list?.text).not.toContain("New quote request");
});

test("the mail about new Spam names everybody, the first at the top", async () => {
	const [newest] = await db.select({ seq: max(quoteEvents.seq) }).from(quoteEvents);
	const names = Array.from({ length: 25 }, (_, number) => `Hidden ${number}.`);
	for (const [number, name] of names.entries()) {
		const submission = aSubmission({ contact: { name, phone: "+15705550123", contactMethod: "text" } });
		await saveQuote(db, submission, NOW + number, { network: "n", signals: ["honeypot"] });
	}
	const payload = { after: newest?.seq ?? 0, upTo: (newest?.seq ?? 0) + 25 };
	await queue({ kind: "spam-digest", payload }, NOW);
	const [digest] = await mailsAt(NOW);
	const places = names.map((name) => digest?.text.indexOf(name) ?? -1);
	expect(places).not.toContain(-1);
	expect(places.toSorted((one, other) => one - other)).toEqual(places);
});
