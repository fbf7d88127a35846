import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/config/paths.ts";
import { askQuestion } from "#app/offers/ask-question.server.ts";
import type { Contact } from "#app/quote-wizard/step-schemas.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { usualSettings } from "#app/settings/settings.ts";
import { quoteRequests } from "#db/schema.ts";
import { db, forgetCounts, proxy } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { customerMailsAt, mailsAt } from "../support/mails-at.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { emptyOutbox, outboxRows } from "../support/queued-mails.ts";
import { aSubmission } from "../support/submissions.ts";

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(async () => {
	await emptyOutbox();
	await forgetCounts();
});

const ann = (email = "ann@example.com"): Contact => ({
	name: "Ann http://evil.example",
	phone: "+15705550123",
	contactMethod: "email",
	email,
});

test("who gives an email address is sent the link, in the save's own round trip, and only once", async () => {
	const submission = aSubmission({ contact: ann() });
	await proxy.reset();
	const token = (await saveQuote(db, submission, MONDAY)) ?? "";
	expect(await proxy.roundTrips()).toBe(1);
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
		for (const text of ["Deluxe", "$680–$850", "$765+", "Daniel will email you in 3-5 minutes"])
			expect(body).toContain(text);
		// No words of whoever typed the address reach it.
		expect(body).not.toMatch(/evil|Ann /);
	}
});

test("a mail about a quote that came at night promises no minutes", async () => {
	const night = Date.parse("2026-05-09T20:00:00-04:00");
	await saveQuote(db, aSubmission({ contact: ann() }), night);
	const [mail] = await customerMailsAt(night);
	expect(mail?.text).toContain("Daniel will email you Monday after 8 am");
});

test("a promise in a mail follows the hours and days off of the settings", async () => {
	const hours = { ...usualSettings.hours, Tuesday: { opens: "09:30", closes: "12:00" } };
	const value = JSON.stringify({ daysOff: ["2026-05-04"], hours });
	await db.run(sql`update settings set value = ${value}`);
	await saveQuote(db, aSubmission({ contact: ann() }), MONDAY);
	const sent = await mailsAt(MONDAY);
	await db.run(sql`update settings set value = '{}'`);
	expect(sent).toHaveLength(2);
	for (const { text } of sent) expect(text).toMatch(/(email you|an answer) Tuesday after 9:30 am/);
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
	await save(MONDAY + DAY + MINUTE);
	expect(await customerMailsAt(MONDAY + DAY + MINUTE)).toHaveLength(1);
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

test("of a test quote, and of what is in Spam, customers are mailed no offer, answer or date, and of Spam nobody", async () => {
	for (const [state, told] of [
		[{ test: true }, ["offer-answered", "customer-question"]],
		[{ spam: true }, []],
		[{}, ["customer-offer", "job-date", "offer-accepted", "offer-answered", "customer-question"]],
	] as const) {
		const submission = aSubmission({ contact: ann() });
		const quoteId = submission.id;
		const token = (await saveQuote(db, submission, MONDAY)) ?? "";
		await db
			.update(quoteRequests)
			.set({ updatedAt: MONDAY, ...state })
			.where(eq(quoteRequests.id, quoteId));
		const offer = anOffer(quoteId, { validUntil: MONDAY + DAY });
		expect(await send(db, offer, MONDAY)).toBe(true);
		await setDate(db, quoteId, TUESDAY, { now: MONDAY });
		await decide(db, { quoteId, token, offer }, "accepted", { now: MONDAY + 1 });
		const question = { id: crypto.randomUUID(), quoteId, offerId: null, text: "When?" };
		expect(await askQuestion(db, question, token, MONDAY + 2)).toBe(true);
		const kinds = (await outboxRows()).filter((row) => row.quoteId === quoteId).map(({ kind }) => kind);
		const saved = ["send-quote", "customer-quote"];
		expect(kinds.filter((kind) => !saved.includes(kind)).toSorted()).toEqual([...told].toSorted());
	}
});
