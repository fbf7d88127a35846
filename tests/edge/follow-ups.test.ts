import {
	createExecutionContext,
	createScheduledController,
	env,
	waitOnExecutionContext,
} from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PackageName } from "#app/catalog/options.ts";
import type { TriageIntent } from "#app/catalog/quote-enums.ts";
import { business } from "#app/config/business.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { mailWriter } from "#app/email/write-mails.server.ts";
import worker from "#app/entry.worker.ts";
import { queueFollowUps, selectCandidates } from "#app/follow-ups/queue-follow-ups.server.ts";
import { deliverDue } from "#app/outbox/deliver.server.ts";
import { stopReminders } from "#app/quotes/commands.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import type { Service } from "#app/services/services.ts";
import { defaultTimes } from "#app/time/business-hours.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { correct } from "../support/customers.ts";
import { aDraft } from "../support/drafts.ts";
import { anOwner, db, forgetCounts, planOf, proxy, savedQuote } from "../support/edge-quotes.ts";
import { setDate } from "../support/jobs.ts";
import { customerMailsAt } from "../support/mails-at.ts";
import { anOffer, decide, SENT, send, VALID_UNTIL } from "../support/offers.ts";
import { emptyOutbox, outboxRows } from "../support/queued-mails.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";

const origin = "https://www.glasswing.example";
const at = (local: string) => Date.parse(`${local}-04:00`);
/** A Wednesday and a Monday at ten: two and seven days after the offer was sent. */
const FIRST = SENT + 2 * DAY_MS;
const SECOND = SENT + 7 * DAY_MS;
/** A Tuesday at four in the afternoon. */
const DONE = at("2026-05-12T16:00:00");

beforeEach(async () => {
	await forgetCounts();
	// What other tests left is followed up by nobody.
	await settled(db, db.update(quoteRequests).set({ spam: true }));
	await emptyOutbox();
});
afterEach(async () => {
	vi.useRealTimers();
	await setSettings({});
});

const setSettings = (value: object) =>
	db.run(sql`update settings set value = ${JSON.stringify(value)} where id = 1`);

let phones = 0;
const aPhone = () => `+1570557${String(++phones).padStart(4, "0")}`;

/** Each from a customer of her own. */
function fromAnn(changes: Parameters<typeof aSubmission>[0] = {}, name?: PackageName) {
	const email = `ann-${crypto.randomUUID()}@example.com`;
	const contact = { name: "Ann Example", phone: aPhone(), contactMethod: "email", email } as const;
	return aSubmission({ contact, ...changes }, name);
}

/** An offer that waits for a customer who has an email address; what told of it was mailed. */
async function anOffered(sentAt = SENT) {
	const submission = fromAnn();
	const token = (await saveQuote(db, submission, sentAt)) ?? "";
	const offer = anOffer(submission.id, { validUntil: sentAt + 14 * DAY_MS });
	expect(await send(db, offer, sentAt)).toBe(true);
	await customerMailsAt(sentAt);
	return { quoteId: submission.id, token, offer };
}

/** An offer that was made while nobody could be mailed; `reach` takes it to its customer eight days later. */
async function anOfferedLate(reach: (quoteId: string, now: number) => Promise<unknown>, isSpam: boolean) {
	const { contact } = fromAnn();
	const texted = { ...contact, contactMethod: "text", email: undefined } as const;
	const submission = aSubmission({ contact: isSpam ? contact : texted });
	await saveQuote(db, submission, SENT - HOUR_MS);
	const offer = anOffer(submission.id, { validUntil: SENT + 30 * DAY_MS });
	expect(await send(db, offer, SENT)).toBe(true);
	// As an older release sent it in Spam.
	if (isSpam)
		await change(submission.id, {
			...{ spam: true, spamReason: "owner", offerDeliveredAt: null, reminderDueAt: null },
		});
	await emptyOutbox();
	const reachedAt = SENT + 8 * DAY_MS;
	await reach(submission.id, reachedAt);
	return { quoteId: submission.id, offer, reachedAt };
}

/** A job that was done. */
async function aDone(...what: Parameters<typeof fromAnn>) {
	const submission = fromAnn(...what);
	const token = (await saveQuote(db, submission, DONE - 20 * DAY_MS)) ?? "";
	await customerMailsAt(DONE - 20 * DAY_MS);
	await triage(submission.id, "done", DONE);
	return { quoteId: submission.id, token };
}

const triage = (quoteId: string, intent: TriageIntent, now: number) => triageAs(db, { quoteId, intent, now });
const change = (id: string, values: Partial<typeof quoteRequests.$inferInsert>) =>
	settled(db, db.update(quoteRequests).set(values).where(eq(quoteRequests.id, id)));

/** What customers are sent by a scheduled run at that time. */
async function runAt(now: number) {
	await queueFollowUps(db, now);
	return customerMailsAt(now);
}

/** What they are sent by runs every some hours, by its key, in its order. */
async function runsBetween(from: number, until: number, every = 4 * HOUR_MS) {
	const sent: { now: number; key: string }[] = [];
	for (let now = from; now < until; now += every)
		for (const { key } of await runAt(now)) sent.push({ now, key });
	return sent;
}

const reminderKey = ({ quoteId, offer }: Awaited<ReturnType<typeof anOffered>>, number: number) =>
	`follow-up:${quoteId}:${offer.id}:${number}`;

test("however many customers are due a mail at once, each gets hers", async () => {
	const submissions = Array.from({ length: 203 }, () => fromAnn());
	for (const submission of submissions) await saveQuote(db, submission, DONE - 20 * DAY_MS);
	await emptyOutbox();
	await settled(
		db,
		db
			.update(quoteRequests)
			.set({ doneAt: DONE })
			.where(eq(quoteRequests.createdAt, DONE - 20 * DAY_MS)),
	);
	await queueFollowUps(db, DONE + 18 * HOUR_MS);
	const thanked = (await outboxRows()).filter(({ kind }) => kind === "thank-you");
	expect(thanked).toHaveLength(submissions.length);
});

test("an offer without an answer is reminded of twice, after two days and after seven, and never again", async () => {
	const quote = await anOffered();
	const sent = await runsBetween(SENT, VALID_UNTIL + 3 * DAY_MS);
	expect(sent).toEqual([
		{ now: FIRST, key: reminderKey(quote, 1) },
		{ now: SECOND, key: reminderKey(quote, 2) },
	]);
	const { events } = await savedQuote(quote.quoteId);
	expect(events.slice(-2)).toMatchObject([
		{ action: "reminded", createdAt: FIRST, userId: null },
		{ action: "reminded", createdAt: SECOND, userId: null },
	]);
	expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index + 1));
});

test.each<[string, boolean, (quoteId: string, now: number) => Promise<unknown>]>([
	["an address", false, (id, now) => correct(db, id, { email: `late-${id}@example.com` }, now)],
	["the end of Spam", true, (id, now) => triage(id, "not-spam", now)],
	[
		"a corrected address",
		true,
		async (id, now) => {
			await triage(id, "not-spam", SENT);
			await customerMailsAt(SENT);
			await correct(db, id, { email: `right-${id}@example.com` }, now);
		},
	],
])("who is mailed an offer at last, by %s, is reminded of it some days later", async (_, isSpam, reach) => {
	const { reachedAt, ...quote } = await anOfferedLate(reach, isSpam);
	const sent = await runsBetween(reachedAt + 60_000, reachedAt + 8 * DAY_MS, HOUR_MS);
	const [first, reminder] = sent.filter(({ key }) => !key.startsWith("customer-quote"));
	expect(first).toEqual({ now: reachedAt + 60_000, key: expect.stringContaining(`offer:${quote.offer.id}`) });
	expect(reminder?.key).toContain(`follow-up:${quote.quoteId}`);
	expect(reminder?.now).toBeGreaterThanOrEqual(reachedAt + 2 * DAY_MS);
});

test("a reminder tells the price, its last day and the way to the page, and how to get no more of them", async () => {
	const { token } = await anOffered();
	const [mail, ...others] = await runAt(FIRST);
	expect(others).toEqual([]);
	const stop = origin + jobPaths.customerReminders(token);
	expect(mail).toMatchObject({
		subject: "Your offer of $612 is waiting for you",
		replyTo: business.email.display,
		stopAddress: stop,
	});
	for (const body of [mail?.text, mail?.html])
		for (const said of [
			"$612",
			"Monday, May 4, 2026",
			"Monday, May 18, 2026",
			stop,
			paths.customerQuote(token),
		])
			expect(body).toContain(said);
});

test("nothing goes out at night, on Sundays, on the owners' days off or outside the hours they set", async () => {
	const late = at("2026-05-05T21:00:00");
	const quote = await anOffered(late);
	const hours = { ...defaultTimes.hours, Saturday: { opens: "13:00", closes: "15:00" }, Sunday: null };
	await setSettings({ hours, daysOff: ["2026-05-08"] });
	const [first, second, ...others] = await runsBetween(late + DAY_MS, late + 8 * DAY_MS, HOUR_MS);
	expect(others).toEqual([]);
	// Due on Thursday night before a day off, and on Tuesday night.
	expect(first).toEqual({ now: at("2026-05-09T13:00:00"), key: reminderKey(quote, 1) });
	expect(second).toEqual({ now: at("2026-05-13T08:00:00"), key: reminderKey(quote, 2) });
});

test.each([
	["before the first", FIRST - HOUR_MS, FIRST - HOUR_MS + 3 * DAY_MS],
	["before the second", SECOND - HOUR_MS, SECOND - HOUR_MS + 3 * DAY_MS],
	["over both", FIRST - HOUR_MS, SECOND + HOUR_MS],
])(
	"after an outage that began %s each reminder went out once at most, and no two at once",
	async (_, from, until) => {
		const quote = await anOffered();
		const sent = [...(await runsBetween(SENT, from)), ...(await runsBetween(until, VALID_UNTIL))];
		const keys = sent.map(({ key }) => key);
		expect(new Set(keys).size).toBe(keys.length);
		expect(keys).toContain(reminderKey(quote, 2));
		expect(keys.includes(reminderKey(quote, 1))).toBe(from > FIRST || until < SECOND);
		const [first, second] = sent.map(({ now }) => now);
		if (first && second) expect(second - first).toBeGreaterThanOrEqual(2 * DAY_MS);
	},
);

test("where the first reminder was very late the second one waits", async () => {
	const quote = await anOffered();
	expect(await runAt(SECOND - HOUR_MS)).toHaveLength(1);
	const sent = await runsBetween(SECOND, SECOND + 3 * DAY_MS, HOUR_MS);
	expect(sent).toEqual([{ now: SECOND - HOUR_MS + 2 * DAY_MS, key: reminderKey(quote, 2) }]);
});

type Offered = Awaited<ReturnType<typeof anOffered>>;
const ends: Record<string, (quote: Offered) => Promise<unknown>> = {
	accepted: (quote) => decide(db, quote, "accepted"),
	declined: (quote) => decide(db, quote, "declined"),
	withdrawn: (quote) => decide(db, quote, "withdrawn"),
	lost: ({ quoteId }) => triage(quoteId, "lost", SENT + 1),
	stopped: ({ token }) => stopReminders(db, token, SENT + 1),
	expired: ({ quoteId }) => change(quoteId, { offerValidUntil: FIRST }),
	"in Spam": ({ quoteId }) => triage(quoteId, "spam", SENT + 1),
	"a test": ({ quoteId }) => change(quoteId, { test: true }),
	"without an address": ({ quoteId }) => change(quoteId, { contactMethod: "text", email: null }),
	"switched off": () => setSettings({ followUps: false }),
};

test.each(Object.keys(ends))(
	"nobody is reminded of an offer that is %s, nor where it became so at the last moment",
	async (end) => {
		const quote = await anOffered();
		const queued = await anOffered();
		await queueFollowUps(db, FIRST);
		expect((await outboxRows()).filter(({ kind }) => kind === "offer-reminder")).toHaveLength(2);
		await emptyOutboxOf(quote.quoteId);
		for (const each of [quote, queued]) await ends[end]?.(each);
		await queueFollowUps(db, FIRST);
		const rows = (await outboxRows()).filter(({ kind }) => kind === "offer-reminder");
		expect(rows.map(({ quoteId }) => quoteId)).toEqual([queued.quoteId]);
		const sent = await customerMailsAt(FIRST);
		expect(sent.filter(({ key }) => key.startsWith("follow-up:"))).toEqual([]);
		expect(
			(await runsBetween(SECOND, SECOND + DAY_MS)).filter(({ key }) => key.startsWith("follow-up:")),
		).toEqual([]);
		const { events } = await savedQuote(queued.quoteId);
		expect(events.map(({ action }) => action)).not.toContain("reminded");
	},
);

const emptyOutboxOf = (quoteId: string) => db.run(sql`delete from outbox where quote_id = ${quoteId}`);

test("of an offer that was replaced nobody is reminded, and of the new one by its own days", async () => {
	const quote = await anOffered();
	await queueFollowUps(db, FIRST);
	const next = anOffer(quote.quoteId, { number: 2, validUntil: VALID_UNTIL });
	expect(await send(db, next, FIRST + 1)).toBe(true);
	const sent = await runsBetween(FIRST + HOUR_MS, FIRST + 8 * DAY_MS);
	const keys = sent.map(({ key }) => key).filter((key) => key.startsWith("follow-up:"));
	expect(keys).toEqual([1, 2].map((number) => reminderKey({ ...quote, offer: next }, number)));
});

test("who accepted an offer is reminded of a further one by its own days, also with a date", async () => {
	const quote = await anOffered();
	await decide(db, quote, "accepted", { now: SENT + HOUR_MS });
	const next = anOffer(quote.quoteId, { number: 2, validUntil: FIRST + 15 * DAY_MS });
	expect(await send(db, next, FIRST)).toBe(true);
	const startsAt = FIRST + 20 * DAY_MS;
	await setDate(db, quote.quoteId, { startsAt, endsAt: startsAt + HOUR_MS }, { now: FIRST + 1 });
	const sent = await runsBetween(FIRST + HOUR_MS, FIRST + 16 * DAY_MS);
	const keys = sent.map(({ key }) => key).filter((key) => key.startsWith("follow-up:"));
	expect(keys).toEqual([1, 2].map((number) => reminderKey({ ...quote, offer: next }, number)));
});

test("who has a date already is reminded of a first offer by its own days", async () => {
	const quote = await anOffered();
	const startsAt = FIRST + 20 * DAY_MS;
	await setDate(db, quote.quoteId, { startsAt, endsAt: startsAt + HOUR_MS }, { now: SENT + HOUR_MS });
	const sent = await runsBetween(FIRST, VALID_UNTIL + DAY_MS);
	const keys = sent.map(({ key }) => key).filter((key) => key.startsWith("follow-up:"));
	expect(keys).toEqual([1, 2].map((number) => reminderKey(quote, number)));
});

test("who was reminded of an offer by text is not mailed the same reminder, unless that is taken back", async () => {
	const { quoteId } = await anOffered();
	const press = await anOwnerAt(FIRST, quoteId);
	const run = async (now: number) => (await runAt(now)).map(({ subject }) => subject);
	await press("reminded");
	expect(await run(FIRST)).toEqual([]);
	await press("not-reminded");
	expect(await run(FIRST + HOUR_MS)).toEqual(["Your offer of $612 is waiting for you"]);
	expect(await run(SECOND)).toEqual(["Once more: your offer of $612"]);
});

test("a reminder that waits does not leave where its customer was reminded by text meanwhile", async () => {
	const { quoteId } = await anOffered();
	await queueFollowUps(db, FIRST);
	const press = await anOwnerAt(FIRST, quoteId);
	await press("reminded");
	expect(await customerMailsAt(FIRST)).toEqual([]);
});

test("a mail that could not leave in the day waits for the morning", async () => {
	const quote = await anOffered();
	await queueFollowUps(db, FIRST);
	expect(await customerMailsAt(at("2026-05-06T18:30:00"))).toEqual([]);
	expect(await customerMailsAt(at("2026-05-07T07:59:00"))).toEqual([]);
	const [mail] = await customerMailsAt(at("2026-05-07T08:00:00"));
	expect(mail?.key).toBe(reminderKey(quote, 1));
	const [row] = (await outboxRows()).filter(({ kind }) => kind === "offer-reminder");
	expect(row?.attempts).toBe(1);
});

test("where the database's answer is lost the mail goes out once, and the history tells of it once", async () => {
	const { quoteId } = await anOffered();
	await queueFollowUps(db, FIRST);
	const taken: string[] = [];
	const mailer = {
		async send({ key }: { key: string }) {
			taken.push(key);
			await proxy.fail({ kind: "cut", times: 1 });
		},
	};
	const settings = { origin, owners: [], secret: "s".repeat(32) };
	await deliverDue({ db, mailer, claimMails: mailWriter(settings) }, () => FIRST);
	await proxy.reset();
	await deliverDue({ db, mailer, claimMails: mailWriter(settings) }, () => FIRST + DAY_MS);
	expect(taken).toHaveLength(1);
	const { events } = await savedQuote(quoteId);
	expect(events.filter(({ action }) => action === "reminded")).toHaveLength(1);
});

test("each ten minutes the Worker's cron queues and sends what is due", async () => {
	const quote = await anOffered();
	vi.useFakeTimers({ toFake: ["Date"], now: FIRST });
	const run = async (scheduledTime: number) => {
		vi.setSystemTime(scheduledTime);
		const context = createExecutionContext();
		const controller = createScheduledController({ scheduledTime: new Date(scheduledTime) });
		await worker.scheduled(controller, env, context);
		await waitOnExecutionContext(context);
		return (await outboxRows()).filter(({ kind }) => kind === "offer-reminder");
	};
	expect(await run(FIRST + 60_000)).toEqual([]);
	expect(await run(FIRST + 10 * 60_000)).toMatchObject([
		{ idempotencyKey: reminderKey(quote, 1), sentAt: FIRST + 10 * 60_000, lastError: null },
	]);
});

test("two scheduled runs at once queue one mail, in two round trips, and at night there is one", async () => {
	const quote = await anOffered();
	await Promise.all([queueFollowUps(db, FIRST), queueFollowUps(db, FIRST), queueFollowUps(db, FIRST + 1)]);
	const rows = (await outboxRows()).filter(({ kind }) => kind === "offer-reminder");
	expect(rows.map(({ idempotencyKey }) => idempotencyKey)).toEqual([reminderKey(quote, 1)]);
	await proxy.reset();
	await queueFollowUps(db, FIRST + HOUR_MS);
	expect(await proxy.roundTrips()).toBe(2);
	await proxy.reset();
	await queueFollowUps(db, at("2026-05-06T22:00:00"));
	expect(await proxy.roundTrips()).toBe(1);
});

test("after the job everybody is thanked once, with one link to the reviews, within the hours", async () => {
	const { quoteId, token } = await aDone();
	expect(await runsBetween(DONE, at("2026-05-13T08:00:00"))).toEqual([]);
	const [mail, ...others] = await runAt(at("2026-05-13T08:00:00"));
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ subject: "Thank you from Glasswing", key: `thank-you:${quoteId}` });
	const links = [...(mail?.html ?? "").matchAll(/href="([^"]*)"/g)].map(([, href = ""]) =>
		href.replaceAll("&amp;", "&"),
	);
	expect(links).toEqual([business.social.reviews.href, origin + jobPaths.customerReminders(token)]);
	await triage(quoteId, "not-done", DONE + 2 * DAY_MS);
	await triage(quoteId, "done", DONE + 3 * DAY_MS);
	expect(await runsBetween(DONE + 3 * DAY_MS, DONE + 5 * DAY_MS)).toEqual([]);
	await emptyOutbox();
	expect(await runAt(DONE + 3 * DAY_MS + 18 * HOUR_MS)).toEqual([]);
});

/** An owner who marks, at `now`, that a customer was told by text, or takes it back. */
async function anOwnerAt(now: number, quote: string) {
	vi.useFakeTimers({ toFake: ["Date"], now });
	const owner = await anOwner();
	return (intent: "reminded" | "not-reminded") =>
		owner.post(paths.adminToday, Object.entries({ quote, intent }));
}

test("who was thanked by text is not thanked by mail, unless that is taken back", async () => {
	const { quoteId } = await aDone();
	const press = await anOwnerAt(DONE + HOUR_MS, quoteId);
	await press("reminded");
	expect(await runsBetween(DONE, DONE + DAY_MS)).toEqual([]);
	await press("not-reminded");
	expect((await runAt(DONE + DAY_MS)).map(({ key }) => key)).toEqual([`thank-you:${quoteId}`]);
});

test("a thank-you that waits does not leave where its customer was thanked by text meanwhile", async () => {
	const { quoteId } = await aDone();
	await queueFollowUps(db, DONE + DAY_MS);
	const press = await anOwnerAt(DONE + DAY_MS, quoteId);
	await press("reminded");
	expect(await customerMailsAt(DONE + DAY_MS)).toEqual([]);
	await emptyOutbox();
	expect(await runAt(DONE + DAY_MS + HOUR_MS)).toEqual([]);
});

test.each<[string, (quote: { quoteId: string; token: string }) => Promise<unknown>]>([
	["taken back", ({ quoteId }) => triage(quoteId, "not-done", DONE + 1)],
	["stopped", ({ token }) => stopReminders(db, token, DONE + 1)],
	["in Spam", ({ quoteId }) => triage(quoteId, "spam", DONE + 1)],
	["a test", ({ quoteId }) => change(quoteId, { test: true })],
	["switched off", () => setSettings({ followUps: false })],
])("nobody is thanked where it is %s, before it is queued or after", async (_, end) => {
	const early = await aDone();
	await end(early);
	const morning = at("2026-05-13T08:00:00");
	expect(await runAt(morning)).toEqual([]);
	await setSettings({});
	await change(early.quoteId, { spam: true });
	const late = await aDone();
	await queueFollowUps(db, morning);
	expect((await outboxRows()).some(({ kind }) => kind === "thank-you")).toBe(true);
	await end(late);
	expect(await customerMailsAt(morning)).toEqual([]);
});

const washed = (services: Service[]) => ({
	service: { ...aDraft().service, services },
	condition: {
		...aDraft().condition,
		pressureTargets: ["house" as const],
		pressureLastCleaned: "within-1-year" as const,
	},
});
/** Six and twelve months after the job. */
const HALF_A_YEAR = Date.parse("2026-11-12T15:00:00-05:00");
const A_YEAR = at("2027-05-12T16:00:00");

test("when a job's first service is due again its customer is reminded of it, once", async () => {
	const { quoteId } = await aDone(washed(["window-cleaning", "pressure-washing"]));
	const { quoteId: wash } = await aDone(washed(["pressure-washing"]), "standard");
	await runAt(DONE + DAY_MS);
	expect(await runAt(HALF_A_YEAR - HOUR_MS)).toEqual([]);
	const [mail, ...others] = await runAt(HALF_A_YEAR);
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ key: `next-visit:${quoteId}`, subject: "Time for window cleaning again?" });
	expect(mail?.text).toContain("About 6 months ago we finished the window cleaning at your home.");
	expect(mail?.text).toContain("We recommend window cleaning two to three times a year.");
	expect(mail?.text).toContain(`${origin}${paths.quote}?service=window-cleaning\n`);
	expect(await runsBetween(HALF_A_YEAR, HALF_A_YEAR + 3 * DAY_MS)).toEqual([]);
	expect((await runAt(A_YEAR)).map(({ key }) => key)).toEqual([`next-visit:${wash}`]);
});

type Contact = ReturnType<typeof fromAnn>["contact"];

test.each<[string, string[], (contact: Contact) => Partial<Contact>]>([
	["by the same address", [], ({ email }) => ({ phone: aPhone(), email: email?.toUpperCase() })],
	["by the same number", [], () => ({ contactMethod: "text", email: undefined })],
	["for somebody else", ["next-visit"], () => ({ phone: aPhone(), email: "else@example.com" })],
])("who has asked again since the job is not reminded of the next cleaning: %s", async (_, kinds, other) => {
	const submission = fromAnn();
	await saveQuote(db, submission, DONE - DAY_MS);
	await triage(submission.id, "done", DONE);
	const { contact } = submission;
	await saveQuote(db, aSubmission({ contact: { ...contact, ...other(contact) } }), HALF_A_YEAR - 20 * DAY_MS);
	await emptyOutbox();
	const keys = (await runAt(HALF_A_YEAR)).map(({ key }) => key);
	expect(keys).toEqual(kinds.map((kind) => `${kind}:${submission.id}`));
});

test("who had asked twice before the job is reminded of the next cleaning all the same, of the later job where both were done", async () => {
	const [first, second] = [fromAnn(), fromAnn()];
	await saveQuote(db, first, DONE - 2 * DAY_MS);
	await saveQuote(db, { ...second, contact: first.contact }, DONE - DAY_MS);
	await triage(first.id, "done", DONE);
	await triage(second.id, "lost", DONE);
	await emptyOutbox();
	expect((await runAt(HALF_A_YEAR)).map(({ key }) => key)).toEqual([`next-visit:${first.id}`]);
	await emptyOutbox();
	await change(second.id, { lostAt: null, lostReason: null, doneAt: DONE - 1 });
	await db.run(sql`delete from quote_events where action = 'reminded'`);
	expect((await runAt(HALF_A_YEAR)).map(({ key }) => key)).toEqual([`next-visit:${first.id}`]);
});

test("who has stopped the mails is not reminded of the next cleaning", async () => {
	const { token } = await aDone();
	await stopReminders(db, token, DONE + DAY_MS);
	await emptyOutbox();
	expect(await runAt(HALF_A_YEAR)).toEqual([]);
});

test("the queries go by their indexes", async () => {
	for (const query of selectCandidates(db, FIRST, FIRST - DAY_MS)) {
		const plan = await planOf(query);
		expect(plan).toMatch(/SEARCH quote_requests USING (COVERING )?INDEX quote_requests_(undecided|done) /);
		expect(plan).not.toMatch(/^SCAN (?!\(subquery)/m);
	}
});
