import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import type { ContactAnswers } from "#app/answers/questions.ts";
import { paths } from "#app/config/paths.ts";
import { mailWriter } from "#app/email/write-mails.server.ts";
import { deliverDue } from "#app/outbox/deliver.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { defaultSettings } from "#app/settings/settings.ts";
import { DAY_MS, MINUTE_MS } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes.ts";
import { FRIDAY, setDate, TUESDAY } from "../support/jobs.ts";
import { customerMailsAt, mailsAt } from "../support/mails-at.ts";
import { anOffer, askAs, decide, replaceLinkOf, send } from "../support/offers.ts";
import { emptyOutbox, outboxRows } from "../support/queued-mails.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");

beforeEach(async () => {
	await emptyOutbox();
	await forgetCounts();
});

const ann = (email = "ann@example.com"): ContactAnswers => ({
	name: "Ann http://evil.example",
	phone: "+15705550123",
	contactMethod: "email",
	email,
});

test("who gives an email address is sent the link, in the save's own round trips, and only once", async () => {
	const submission = aSubmission({ contact: ann() });
	await proxy.reset();
	const token = (await saveQuote(db, submission, MONDAY)) ?? "";
	expect(await proxy.roundTrips()).toBe(2);
	await saveQuote(db, submission, MONDAY);
	await saveQuote(db, aSubmission({ id: submission.id, contact: ann() }, "luxury"), MONDAY);
	const [mail, ...others] = await customerMailsAt(MONDAY);
	expect(others).toEqual([]);
	const reference = submission.id.slice(0, 8).toUpperCase();
	expect(mail).toMatchObject({
		to: ["ann@example.com"],
		replyTo: "hello@glasswing.example",
		subject: `Your Glasswing quote ${reference}`,
	});
	const link = `https://www.glasswing.example${paths.customerQuote(token)}`;
	expect(mail?.html).toContain(`href="${link}"`);
	expect(mail?.text).toContain(link);
	for (const body of [mail?.text, mail?.html.replaceAll(/<[^>]*>/g, "")]) {
		for (const text of ["Deluxe", "$680–$850", "about $765", "Daniel will email you in 3-5 minutes"])
			expect(body).toContain(text);
		// No words of whoever typed the address reach it.
		expect(body).not.toMatch(/evil|Ann /);
	}
});

test("a mail about a quote that came at night promises no minutes", async () => {
	const night = Date.parse("2026-05-09T20:00:00-04:00");
	await saveQuote(db, aSubmission({ contact: ann() }), night);
	const [mail] = await customerMailsAt(night);
	expect(mail?.text).toContain("You'll hear from us Monday after 8 am");
});

test("a promise in a mail follows the hours and days off of the settings", async () => {
	const hours = { ...defaultSettings.hours, Tuesday: { opens: "09:30", closes: "12:00" } };
	const value = JSON.stringify({ daysOff: ["2026-05-04"], hours });
	await db.run(sql`update settings set value = ${value}`);
	await saveQuote(db, aSubmission({ contact: ann() }), MONDAY);
	const sent = await mailsAt(MONDAY);
	await db.run(sql`update settings set value = '{}'`);
	expect(sent).toHaveLength(2);
	for (const { text } of sent) expect(text).toMatch(/(hear from us|an answer) Tuesday after 9:30 am/);
});

test("nobody is mailed who gave no address, nor for what may be spam, nor for a test quote", async () => {
	await saveQuote(db, aSubmission(), MONDAY);
	const signals = [["too-fast"], ["honeypot"]] as const;
	for (const of of signals)
		await saveQuote(db, aSubmission({ contact: ann() }), MONDAY, { network: "robots", signals: of });
	await saveQuote(db, { ...aSubmission({ contact: ann() }), test: true }, MONDAY);
	expect(await customerMailsAt(MONDAY)).toEqual([]);
});

test("one address gets three of these mails a day, whoever saves quotes with it", async () => {
	const save = (now: number, email?: string) => saveQuote(db, aSubmission({ contact: ann(email) }), now);
	for (const email of ["ann@example.com", "ANN@example.com", "ann@example.com", "ann@example.com"])
		await save(MONDAY, email);
	await save(MONDAY, "bo@example.com");
	const recipients = (await customerMailsAt(MONDAY)).map(({ to }) => to[0]?.toLowerCase());
	expect(recipients.toSorted()).toEqual([...Array(3).fill("ann@example.com"), "bo@example.com"]);
	await save(MONDAY + DAY_MS + MINUTE_MS);
	expect(await customerMailsAt(MONDAY + DAY_MS + MINUTE_MS)).toHaveLength(1);
});

test("one quote reaches three addresses, and the owner is told of each change all the same", async () => {
	const { id } = aSubmission();
	for (const [index, name] of ["a", "b", "c", "d"].entries())
		await saveQuote(db, aSubmission({ id, contact: ann(`${name}@example.com`) }), MONDAY + index);
	const sent = await mailsAt(MONDAY + 10);
	expect(sent.map(({ to }) => to[0]).toSorted()).toEqual([
		"a@example.com",
		"b@example.com",
		"c@example.com",
		...Array(3).fill("dan@glasswing.example"),
	]);
});

test("of a test quote customers are mailed no offer, answer or date; one in Spam is a customer's from its offer on", async () => {
	const all = ["customer-offer", "job-date", "offer-accepted", "offer-answered", "customer-question"];
	for (const [state, told] of [
		[{ test: true }, ["offer-answered", "customer-question"]],
		[{ spam: true }, all],
		[{}, all],
	] as const) {
		const submission = aSubmission({ contact: ann() });
		const quoteId = submission.id;
		const token = (await saveQuote(db, submission, MONDAY)) ?? "";
		await settled(
			db,
			db
				.update(quoteRequests)
				.set({ updatedAt: MONDAY, ...state })
				.where(eq(quoteRequests.id, quoteId)),
		);
		const offer = anOffer(quoteId, { validUntil: MONDAY + DAY_MS });
		expect(await send(db, offer, MONDAY)).toBe(true);
		await setDate(db, quoteId, TUESDAY, { now: MONDAY });
		await decide(db, { quoteId, token, offer }, "accepted", { now: MONDAY + 1 });
		const question = { id: crypto.randomUUID(), quoteId, offerId: null, text: "When?" };
		expect(await askAs(db, question, token, MONDAY + 2)).toBe(true);
		const kinds = (await outboxRows()).filter((row) => row.quoteId === quoteId).map(({ kind }) => kind);
		const saved = ["send-quote", "customer-quote"];
		expect(kinds.filter((kind) => !saved.includes(kind)).toSorted()).toEqual([...told].toSorted());
	}
});

/** A quote whose offer was mailed before its owner moved it to Spam. */
async function anOfferToAnn() {
	const submission = aSubmission({ contact: ann() });
	const quoteId = submission.id;
	const token = (await saveQuote(db, submission, MONDAY)) ?? "";
	const offer = anOffer(quoteId, { validUntil: MONDAY + DAY_MS });
	expect(await send(db, offer, MONDAY)).toBe(true);
	return { quoteId, token, offer };
}

async function anOfferInSpam() {
	const quote = await anOfferToAnn();
	await mailsAt(MONDAY);
	const triage = { quoteId: quote.quoteId, intent: "spam", now: MONDAY + MINUTE_MS } as const;
	await triageAs(db, triage);
	return quote;
}

const ask = ({ quoteId, token }: { quoteId: string; token: string }, now: number) =>
	askAs(db, { id: crypto.randomUUID(), quoteId, offerId: null, text: "When?" }, token, now);

test.each([
	["accepted", "accepted"],
	["declined", "lost"],
	["asked", "offered"],
] as const)(
	"an offer that was %s while its quote was in Spam takes it out, and the owner is mailed",
	async (answer, stage) => {
		const quote = await anOfferInSpam();
		const now = MONDAY + 2 * MINUTE_MS;
		if (answer === "asked") expect(await ask(quote, now)).toBe(true);
		else expect(await decide(db, quote, answer, { now })).toMatchObject({ isOwn: true });
		const { rows, events } = await savedQuote(quote.quoteId);
		expect(rows).toMatchObject([{ stage, spam: false, spamReason: null }]);
		expect(events.at(-1)).toMatchObject({ action: answer, revision: rows[0]?.revision });
		expect(events.at(-1)?.changes).toContain('{"field":"spam","from":"yes","to":"no"}');
		const sent = await mailsAt(now);
		expect(sent.map(({ to }) => to[0])).toEqual(
			answer === "accepted" ? ["ann@example.com", "dan@glasswing.example"] : ["dan@glasswing.example"],
		);
	},
);

test("an offer that its owner withdraws stays in Spam, and so does who asks there without an offer, unheard", async () => {
	const withdrawn = await anOfferInSpam();
	await decide(db, withdrawn, "withdrawn", { now: MONDAY + 2 * MINUTE_MS });
	const submission = aSubmission({ contact: ann("bo@example.com") });
	const robot = { network: "robots", signals: ["honeypot"] } as const;
	const token = (await saveQuote(db, submission, MONDAY, robot)) ?? "";
	for (const quote of [withdrawn, { quoteId: submission.id, token }]) {
		expect(await ask(quote, MONDAY + 3 * MINUTE_MS)).toBe(true);
		expect((await savedQuote(quote.quoteId)).rows).toMatchObject([{ spam: true }]);
	}
	expect(await mailsAt(MONDAY + 4 * MINUTE_MS)).toEqual([]);
});

test("the same question again is no news, in Spam and outside, also when its mail is long gone", async () => {
	for (const signals of [["honeypot"], []] as const) {
		const submission = aSubmission();
		const quoteId = submission.id;
		const token = (await saveQuote(db, submission, MONDAY, { network: "one", signals })) ?? "";
		const question = { id: crypto.randomUUID(), quoteId, offerId: null, text: "When?" };
		// Twice at one time: as a batch is repeated whose answer was lost.
		for (const now of [MONDAY + 1, MONDAY + 1]) expect(await askAs(db, question, token, now)).toBe(true);
		await emptyOutbox();
		expect(await askAs(db, question, token, MONDAY + 2)).toBe(true);
		expect(await outboxRows()).toEqual([]);
		const { rows, events } = await savedQuote(quoteId);
		expect(events.map(({ action }) => action)).toEqual(["submitted", "asked"]);
		expect(rows).toMatchObject([{ revision: 2 }]);
	}
});

/** A quote of which the link, an offer and a date wait to be mailed. */
async function aQuoteWithWaitingMails() {
	const quote = await anOfferToAnn();
	await setDate(db, quote.quoteId, TUESDAY, { now: MONDAY });
	return quote;
}

const newLink = (quoteId: string) => replaceLinkOf(db, quoteId, MONDAY + 1);

test("mails that wait while the link is replaced carry the new one", async () => {
	const quote = await aQuoteWithWaitingMails();
	await newLink(quote.quoteId);
	const token = (await savedQuote(quote.quoteId)).rows[0]?.customerToken ?? "";
	expect(token).not.toBe(quote.token);
	await decide(db, { ...quote, token }, "accepted", { now: MONDAY + 2 });
	const late = await aQuoteWithWaitingMails();
	await newLink(late.quoteId);
	const newer = (await savedQuote(late.quoteId)).rows[0]?.customerToken ?? "";
	const sent = await customerMailsAt(MONDAY + MINUTE_MS);
	const carrying = (secret: string) => sent.filter(({ html, text }) => (html + text).includes(secret)).length;
	expect([carrying(quote.token), carrying(late.token)]).toEqual([0, 0]);
	// The first one's offer is accepted by then: its acceptance is mailed in its place.
	// The new link has a mail of its own; the estimate, of which there is an offer by now, has none.
	expect([carrying(token), carrying(newer), sent.length]).toEqual([3, 3, 6]);
});

test("the new link reaches no address that is the quote's no more", async () => {
	const { quoteId } = await aQuoteWithWaitingMails();
	await settled(
		db,
		db.update(quoteRequests).set({ email: "ann@new.example" }).where(eq(quoteRequests.id, quoteId)),
	);
	await newLink(quoteId);
	expect((await customerMailsAt(MONDAY + MINUTE_MS)).map(({ to, key }) => [to, key.split(":")[0]])).toEqual([
		[["ann@new.example"], "new-link"],
	]);
});

test.each<[string, (quote: Awaited<ReturnType<typeof aQuoteWithWaitingMails>>) => Promise<unknown>]>([
	["withdrawn", (quote) => decide(db, quote, "withdrawn", { now: MONDAY + 1 })],
	["declined", (quote) => decide(db, quote, "declined", { now: MONDAY + 1 })],
	[
		"expired",
		({ quoteId }) => db.run(sql`delete from outbox where quote_id = ${quoteId} and kind = 'job-date'`),
	],
	["of a job that is done", ({ quoteId }) => triageAs(db, { quoteId, intent: "done", now: MONDAY + 1 })],
	["in Spam", ({ quoteId }) => triageAs(db, { quoteId, intent: "spam", now: MONDAY + 1 })],
])("an offer that is %s before its mail leaves is not mailed", async (end, change) => {
	const quote = await aQuoteWithWaitingMails();
	await change(quote);
	const sent = await customerMailsAt(end === "expired" ? MONDAY + DAY_MS : MONDAY + MINUTE_MS);
	expect(sent.filter(({ subject }) => subject.includes("$612"))).toEqual([]);
	if (end === "in Spam") expect(sent).toEqual([]);
});

test("of two offers that wait only the newer one is mailed", async () => {
	const { quoteId } = await aQuoteWithWaitingMails();
	const lines = [{ label: "Windows", amount: 580, kind: "work" }] as const;
	expect(
		await send(db, anOffer(quoteId, { number: 2, lines, validUntil: MONDAY + DAY_MS }), MONDAY + 1),
	).toBe(true);
	const subjects = (await customerMailsAt(MONDAY + MINUTE_MS)).map(({ subject }) => subject);
	expect(subjects.filter((subject) => /\$\d/.test(subject))).toEqual([expect.stringContaining("$580")]);
});

test("a date whose mail could not leave before another one was set is never told", async () => {
	const { quoteId } = await aQuoteWithWaitingMails();
	vi.spyOn(console, "error").mockReturnValue();
	const mailer = { send: () => Promise.reject(new Error("The provider is down")) };
	const settings = { origin: "https://www.glasswing.example", owners: [], secret: "s".repeat(32) };
	await deliverDue({ db, mailer, claimMails: mailWriter(settings) }, () => MONDAY + MINUTE_MS);
	vi.restoreAllMocks();
	await setDate(db, quoteId, FRIDAY, { before: TUESDAY, now: MONDAY + 2 * MINUTE_MS });
	const subjects = (await customerMailsAt(MONDAY + 10 * MINUTE_MS)).map(({ subject }) => subject);
	expect(subjects.filter((subject) => subject.includes("appointment"))).toEqual([
		expect.stringContaining("Friday, May 15"),
	]);
});
