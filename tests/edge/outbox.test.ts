import { beforeEach, expect, test } from "vitest";
import { mailWriter } from "#app/email/write-mails.server.ts";
import {
	claimDue,
	deliverDue,
	FIRST_WAIT_MS,
	MAX_ATTEMPTS,
	MAX_WAIT_MS,
} from "#app/outbox/deliver.server.ts";
import type { Mail, Mailer } from "#app/outbox/mailer.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { db, planOf, proxy } from "../support/edge-quotes.ts";
import { emptyOutbox, mailRow, queue, queueQuote as queueQuoteAt } from "../support/queued-mails.ts";

const NOW = Date.UTC(2026, 4, 4, 12);
const settings = {
	origin: "https://www.glasswing.example",
	owners: ["dan@glasswing.example"],
	secret: "s".repeat(32),
};

/** A provider at the `Mailer` boundary: it keeps what it took and answers as the test says. */
class Provider implements Mailer {
	readonly taken: Mail[] = [];
	private readonly answer: (mail: Mail, attempt: number) => Promise<void>;

	constructor(answer: (mail: Mail, attempt: number) => Promise<void> = async () => {}) {
		this.answer = answer;
	}

	async send(mail: Mail): Promise<void> {
		this.taken.push(mail);
		await this.answer(mail, this.taken.length);
	}
}

const down = () =>
	Promise.reject(Object.assign(new Error("to ann@example.com failed"), { code: "E_DELIVERY_FAILED" }));
const hanging = () => new Promise<void>(() => {});
const deliver = (mailer: Mailer, now = NOW, sendLimit = 10_000) =>
	deliverDue({ db, mailer, claimMails: mailWriter(settings), sendLimit }, () => now);
const queueQuote = (time = NOW) => queueQuoteAt(time);

beforeEach(async () => {
	await emptyOutbox();
	await proxy.reset();
});

test("a due mail is sent once: a round trip to claim it with what it tells, and one to write that it was sent", async () => {
	const key = await queueQuote();
	const provider = new Provider();
	await deliver(provider);
	expect(await proxy.mailTrips()).toBe(2);
	expect(provider.taken).toMatchObject([{ to: ["dan@glasswing.example"], key }]);
	expect(await mailRow(key)).toMatchObject({ sentAt: NOW, failedAt: null, attempts: 1, lastError: null });

	await deliver(provider, NOW + DAY_MS);
	expect(provider.taken).toHaveLength(1);
});

test("when nothing is due it is one round trip, and a mail of the future stays", async () => {
	const key = await queueQuote(NOW + 1);
	const provider = new Provider();
	await deliver(provider);
	expect(await proxy.mailTrips()).toBe(1);
	expect(provider.taken).toEqual([]);
	expect(await mailRow(key)).toMatchObject({ attempts: 0, nextAttemptAt: NOW + 1 });
});

test("while the provider is down a mail waits ever longer, and is delivered when it is back", async () => {
	const key = await queueQuote();
	const provider = new Provider((_, attempt) => (attempt <= 3 ? down() : Promise.resolve()));
	let now = NOW;
	for (const wait of [FIRST_WAIT_MS, 2 * FIRST_WAIT_MS, 4 * FIRST_WAIT_MS]) {
		await deliver(provider, now);
		const { nextAttemptAt, sentAt, lastError } = await mailRow(key);
		expect(nextAttemptAt - now).toBeGreaterThanOrEqual(wait);
		expect(nextAttemptAt - now).toBeLessThanOrEqual(wait * 1.25);
		expect([sentAt, lastError]).toEqual([null, "E_DELIVERY_FAILED"]);
		await deliver(provider, nextAttemptAt - 1);
		now = nextAttemptAt;
	}
	await deliver(provider, now);
	expect(provider.taken.map((mail) => mail.key)).toEqual([key, key, key, key]);
	expect(await mailRow(key)).toMatchObject({ sentAt: now, lastError: null, attempts: 4 });
});

test("a provider that hangs is cut off, and the mail is sent later", async () => {
	const key = await queueQuote();
	const started = Date.now();
	await deliver(new Provider(hanging), NOW, 50);
	expect(Date.now() - started).toBeLessThan(3000);
	const row = await mailRow(key);
	expect(row).toMatchObject({ sentAt: null, failedAt: null, lastError: "TimeoutError" });
	await deliver(new Provider(), row.nextAttemptAt);
	expect(await mailRow(key)).toMatchObject({ sentAt: row.nextAttemptAt });
});

test("one mail that hangs holds up none of the others", async () => {
	const stuck = await queueQuote(NOW - 1);
	const others = [await queueQuote(), await queueQuote()];
	await deliver(new Provider((mail) => (mail.key === stuck ? hanging() : Promise.resolve())), NOW, 50);
	expect((await mailRow(stuck)).sentAt).toBeNull();
	for (const key of others) expect((await mailRow(key)).sentAt).toBe(NOW);
});

test("a mail whose answer was lost is sent again with the same key, and the second answer ends it", async () => {
	const key = await queueQuote();
	const provider = new Provider((_, attempt) => (attempt === 1 ? down() : Promise.resolve()));
	await deliver(provider);
	await deliver(provider, NOW + 2 * FIRST_WAIT_MS);
	await deliver(provider, NOW + DAY_MS);
	const [first, second, ...more] = provider.taken;
	expect(second).toEqual(first);
	expect(second?.key).toBe(key);
	expect(more).toEqual([]);
});

test("two deliverers at once send each mail once", async () => {
	const keys = await Promise.all(Array.from({ length: 40 }, () => queueQuote()));
	const provider = new Provider(() => new Promise((resolve) => setTimeout(resolve, 5)));
	await Promise.all([deliver(provider), deliver(provider), deliver(provider)]);
	expect(provider.taken.map((mail) => mail.key).toSorted()).toEqual(keys.toSorted());
});

test("after the last attempt a mail is given up, and the reason names nobody", async () => {
	const key = await queueQuote();
	const provider = new Provider(down);
	let now = NOW;
	for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
		expect((await mailRow(key)).failedAt).toBeNull();
		await deliver(provider, now);
		const { nextAttemptAt } = await mailRow(key);
		expect(nextAttemptAt - now).toBeLessThanOrEqual(MAX_WAIT_MS * 1.25);
		if (attempt < MAX_ATTEMPTS) now = nextAttemptAt;
	}
	expect(await mailRow(key)).toMatchObject({
		failedAt: now,
		sentAt: null,
		attempts: MAX_ATTEMPTS,
		lastError: "E_DELIVERY_FAILED",
	});
	await deliver(provider, now + 30 * DAY_MS);
	expect(provider.taken).toHaveLength(MAX_ATTEMPTS);
});

test("a mail whose deliverer died is tried again, and given up when its last one died", async () => {
	const key = await queueQuote();
	let now = NOW;
	for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
		expect(await db.batch([claimDue(db, { now })])).toMatchObject([
			[{ idempotencyKey: key, attempts: attempt }],
		]);
		now = (await mailRow(key)).nextAttemptAt;
	}
	const provider = new Provider();
	await deliver(provider, now);
	expect(provider.taken).toEqual([]);
	expect(await mailRow(key)).toMatchObject({ failedAt: now, lastError: "NoOutcome" });
});

test("a backlog is drained in one run, and while the provider is down only one batch is tried", async () => {
	const keys = await Promise.all(Array.from({ length: 12 }, () => queueQuote()));
	const broken = new Provider(down);
	await deliver(broken);
	expect(broken.taken).toHaveLength(5);
	const provider = new Provider();
	await deliver(provider, NOW + 2 * FIRST_WAIT_MS);
	expect(provider.taken).toHaveLength(12);
	for (const key of keys) expect((await mailRow(key)).sentAt).toBe(NOW + 2 * FIRST_WAIT_MS);
});

test("what is no mail fails by itself, without harm to the others", async () => {
	const payload = { to: "nobody" };
	const broken = await queue({ kind: "password-changed", payload }, NOW - 1);
	const good = await queueQuote();
	await deliver(new Provider());
	expect(await mailRow(broken)).toMatchObject({ sentAt: null, lastError: "ZodError" });
	expect(await mailRow(good)).toMatchObject({ sentAt: NOW });
});

test("a link that has expired is not sent any more", async () => {
	const key = await queue(
		{ kind: "reset-password", payload: { to: "dan@glasswing.example", seed: "1" } },
		NOW,
	);
	const provider = new Provider(down);
	await deliver(provider);
	await deliver(provider, NOW + 30 * 60 * 1000);
	expect(provider.taken).toHaveLength(1);
	expect(await mailRow(key)).toMatchObject({ sentAt: NOW + 30 * 60 * 1000, lastError: "NothingToSay" });
});

test("when the database's answer to the outcome is lost, it is written again and the mail is not", async () => {
	const key = await queueQuote();
	const provider = new Provider(() => proxy.fail({ kind: "cut", times: 1 }));
	await deliver(provider);
	expect(await mailRow(key)).toMatchObject({ sentAt: NOW });
	await deliver(provider, NOW + DAY_MS);
	expect(provider.taken).toHaveLength(1);
});

test("while the database is down nothing is sent, and the mails wait", async () => {
	const key = await queueQuote();
	const provider = new Provider();
	await proxy.fail({ kind: "refuse" });
	await expect(deliver(provider)).rejects.toThrow();
	expect(provider.taken).toEqual([]);
	await proxy.reset();
	await deliver(provider);
	expect(await mailRow(key)).toMatchObject({ sentAt: NOW });
});

test("claiming goes by the index of due mails", async () => {
	const steps = (await planOf(claimDue(db, { now: NOW }))).split("\n");
	expect(steps.some((step) => step.includes("outbox_due"))).toBe(true);
	expect(steps.filter((step) => step.startsWith("SCAN"))).toEqual([]);
});
