import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { TriageIntent } from "#app/catalog/quote-enums.ts";
import type { Mail } from "#app/outbox/mailer.server.ts";
import { UNDO_DATE_MS } from "#app/quotes/job-times.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { db, forgetCounts, proxy, savedQuote } from "../support/edge-quotes.ts";
import { FRIDAY, readCalendar, setDate, TUESDAY } from "../support/jobs.ts";
import { customerMailsAt } from "../support/mails-at.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { emptyOutbox } from "../support/queued-mails.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");

beforeEach(async () => {
	await emptyOutbox();
	await forgetCounts();
	// The half days are free: a date that comes back needs its own.
	await settled(db, db.update(quoteRequests).set({ scheduledFor: null, scheduledUntil: null }));
});

/** A saved quote whose customer was sent the link. */
async function aQuote(email: string | null = "ann@example.com") {
	const contact = email
		? ({ name: "Ann Example", phone: "+15705550123", contactMethod: "email", email } as const)
		: ({ name: "Ann Example", phone: "+15705550123", contactMethod: "text" } as const);
	const submission = aSubmission({ contact });
	const token = (await saveQuote(db, submission, MONDAY)) ?? "";
	await customerMailsAt(MONDAY);
	return { id: submission.id, token };
}

const invitationIn = (mail: Mail | undefined) => readCalendar(mail?.attachments?.[0]?.text ?? "");

test("a date is set with its event and its mail in a round trip to load and one to commit, and twice is once", async () => {
	const { id } = await aQuote();
	await proxy.reset();
	expect(await setDate(db, id, TUESDAY, { now: MONDAY })).toEqual(TUESDAY);
	expect(await proxy.roundTrips()).toBe(2);
	expect(await setDate(db, id, TUESDAY, { now: MONDAY + 5 })).toEqual(TUESDAY);
	const { rows, events } = await savedQuote(id);
	expect(rows).toMatchObject([
		{ stage: "scheduled", scheduledFor: TUESDAY.startsAt, scheduledUntil: TUESDAY.endsAt, revision: 2 },
	]);
	expect(events.map(({ action, actor }) => [action, actor])).toEqual([
		["submitted", "visitor"],
		["scheduled", "owner"],
	]);
	expect(events[1]?.changes).toBe(
		JSON.stringify([
			{ field: "date", from: null, to: `${TUESDAY.startsAt}/${TUESDAY.endsAt}` },
			{ field: "contacted", from: "no", to: "yes" },
		]),
	);
	expect(await customerMailsAt(MONDAY + UNDO_DATE_MS - 1)).toEqual([]);
	const [mail, ...others] = await customerMailsAt(MONDAY + UNDO_DATE_MS + 10);
	expect(others).toEqual([]);
	const { method, events: invited } = invitationIn(mail);
	expect(method).toBe("REQUEST");
	expect(invited).toMatchObject([
		{ ...TUESDAY, uid: `${id}@www.glasswing.example`, sequence: 2, status: "CONFIRMED" },
	]);
});

test("what is undone before the mail leaves, nobody hears of", async () => {
	const { id } = await aQuote();
	await setDate(db, id, TUESDAY, { now: MONDAY });
	await setDate(db, id, null, { before: TUESDAY, now: MONDAY + 5_000 });
	expect(await customerMailsAt(MONDAY + MINUTE_MS)).toEqual([]);
	await setDate(db, id, TUESDAY, { now: MONDAY + MINUTE_MS });
	expect(await customerMailsAt(MONDAY + 2 * MINUTE_MS)).toHaveLength(1);
	await setDate(db, id, null, { before: TUESDAY, now: MONDAY + 3 * MINUTE_MS });
	await setDate(db, id, TUESDAY, { now: MONDAY + 3 * MINUTE_MS + 5_000 });
	expect(await customerMailsAt(MONDAY + 5 * MINUTE_MS)).toEqual([]);
	const { events } = await savedQuote(id);
	expect(events.map(({ action }) => action)).toEqual([
		...["submitted", "scheduled", "unscheduled", "scheduled", "unscheduled", "scheduled"],
	]);
});

test("another date moves the same event, and taking it back takes it out", async () => {
	const { id } = await aQuote();
	await setDate(db, id, TUESDAY, { now: MONDAY });
	const [first] = await customerMailsAt(MONDAY + MINUTE_MS);
	await setDate(db, id, FRIDAY, { before: TUESDAY, now: MONDAY + 2 * MINUTE_MS });
	const [moved] = await customerMailsAt(MONDAY + 3 * MINUTE_MS);
	await setDate(db, id, null, { before: FRIDAY, now: MONDAY + 4 * MINUTE_MS });
	const [taken] = await customerMailsAt(MONDAY + 5 * MINUTE_MS);
	const found = [first, moved, taken].map((mail) => {
		const { method, events } = invitationIn(mail);
		return { method, ...events[0] };
	});
	expect(found).toMatchObject([
		{ method: "REQUEST", status: "CONFIRMED", ...TUESDAY },
		{ method: "REQUEST", status: "CONFIRMED", ...FRIDAY },
		{ method: "CANCEL", status: "CANCELLED", ...FRIDAY },
	]);
	expect(new Set(found.map(({ uid }) => uid)).size).toBe(1);
	expect(found.map(({ sequence }) => sequence)).toEqual([2, 3, 4]);
	expect((await savedQuote(id)).rows).toMatchObject([
		{ stage: "contacted", scheduledFor: null, scheduledUntil: null },
	]);
});

const triage = (quoteId: string, intent: TriageIntent, now: number) => triageAs(db, { quoteId, intent, now });

/** A quote whose customer was mailed the date. */
async function aDatedQuote() {
	const quote = await aQuote();
	await setDate(db, quote.id, TUESDAY, { now: MONDAY });
	expect(await customerMailsAt(MONDAY + MINUTE_MS)).toHaveLength(1);
	return quote;
}

test("the date of a job that is lost is called off by mail, once, and is set again when the loss is taken back", async () => {
	const { id } = await aDatedQuote();
	const lostAt = MONDAY + 2 * MINUTE_MS;
	await triage(id, "lost", lostAt);
	await triage(id, "lost", lostAt + 1);
	expect(await customerMailsAt(lostAt + UNDO_DATE_MS - 1)).toEqual([]);
	const [off, ...others] = await customerMailsAt(lostAt + UNDO_DATE_MS);
	expect(others).toEqual([]);
	expect(off?.subject).toContain("Canceled: your Glasswing appointment");
	expect(off?.text).not.toContain("another date");
	expect(invitationIn(off)).toMatchObject({
		method: "CANCEL",
		events: [{ ...TUESDAY, uid: `${id}@www.glasswing.example`, sequence: 3, status: "CANCELLED" }],
	});
	await triage(id, "not-lost", MONDAY + 4 * MINUTE_MS);
	expect((await savedQuote(id)).rows).toMatchObject([{ stage: "scheduled" }]);
	const again = await customerMailsAt(MONDAY + 5 * MINUTE_MS);
	expect(again.map(({ subject }) => subject)).toEqual([
		"Your Glasswing appointment: Tuesday, May 12, 2026, morning (8 am to 12 pm)",
	]);
	expect(invitationIn(again[0])).toMatchObject({
		method: "REQUEST",
		events: [{ ...TUESDAY, sequence: 4, status: "CONFIRMED" }],
	});
	expect(await customerMailsAt(MONDAY + 60 * MINUTE_MS)).toEqual([]);
});

test("of a loss that is undone at once, and of one without a date or of a day that is over, nobody is mailed", async () => {
	const undone = await aDatedQuote();
	await triage(undone.id, "lost", MONDAY + 2 * MINUTE_MS);
	await triage(undone.id, "not-lost", MONDAY + 2 * MINUTE_MS + 5_000);
	const undated = await aQuote("bo@example.com");
	await triage(undated.id, "lost", MONDAY + 2 * MINUTE_MS);
	await triage(undated.id, "not-lost", MONDAY + 3 * MINUTE_MS);
	const unheard = await aQuote("cy@example.com");
	await setDate(db, unheard.id, TUESDAY, { now: MONDAY + 2 * MINUTE_MS });
	await triage(unheard.id, "lost", MONDAY + 2 * MINUTE_MS + 5_000);
	expect(await customerMailsAt(MONDAY + 5 * MINUTE_MS)).toEqual([]);
	const past = await aDatedQuote();
	await triage(past.id, "lost", TUESDAY.endsAt);
	expect(await customerMailsAt(TUESDAY.endsAt + MINUTE_MS)).toEqual([]);
});

test("a date taken back a moment before the loss is called off all the same", async () => {
	const { id } = await aDatedQuote();
	await setDate(db, id, null, { before: TUESDAY, now: MONDAY + 2 * MINUTE_MS });
	await triage(id, "lost", MONDAY + 2 * MINUTE_MS + 1_000);
	expect((await customerMailsAt(MONDAY + 3 * MINUTE_MS)).map((mail) => invitationIn(mail).method)).toEqual([
		"CANCEL",
	]);
});

test("who gets a new offer after the loss, or accepts the old one, has no date again", async () => {
	const offered = await aDatedQuote();
	await triage(offered.id, "lost", MONDAY + 2 * MINUTE_MS);
	expect(await send(db, anOffer(offered.id), MONDAY + 3 * MINUTE_MS)).toBe(true);
	const { id, token } = await aQuote();
	const offer = anOffer(id);
	expect(await send(db, offer, MONDAY)).toBe(true);
	await setDate(db, id, TUESDAY, { now: MONDAY });
	await triage(id, "lost", MONDAY + MINUTE_MS);
	await decide(db, { quoteId: id, token, offer }, "accepted", { now: MONDAY + 2 * MINUTE_MS });
	for (const [quoteId, stage] of [
		[offered.id, "offered"],
		[id, "accepted"],
	] as const)
		expect((await savedQuote(quoteId)).rows).toMatchObject([
			{ stage, scheduledFor: null, scheduledUntil: null, lostAt: null },
		]);
	const kept = await aQuote();
	await setDate(db, kept.id, TUESDAY, { now: MONDAY });
	expect(await send(db, anOffer(kept.id), MONDAY + 3 * MINUTE_MS)).toBe(true);
	expect((await savedQuote(kept.id)).rows).toMatchObject([
		{ stage: "scheduled", scheduledFor: TUESDAY.startsAt },
	]);
});

test("a date that somebody else set meanwhile is not overwritten, and the answer tells it", async () => {
	const { id } = await aQuote();
	await setDate(db, id, TUESDAY, { now: MONDAY });
	expect(await setDate(db, id, FRIDAY, { now: MONDAY + 5 })).toEqual(TUESDAY);
	expect(await setDate(db, id, null, { before: FRIDAY, now: MONDAY + 6 })).toEqual(TUESDAY);
	expect((await savedQuote(id)).rows).toMatchObject([{ revision: 2 }]);
});

test("no date is set for what is spam, lost or done", async () => {
	for (const state of [{ spam: true }, { lostAt: MONDAY }, { doneAt: MONDAY }]) {
		const { id } = await aQuote();
		await settled(db, db.update(quoteRequests).set(state).where(eq(quoteRequests.id, id)));
		expect(await setDate(db, id, TUESDAY, { now: MONDAY })).toEqual({ startsAt: null, endsAt: null });
	}
});

test("who gave no email address is sent nothing", async () => {
	const { id } = await aQuote(null);
	await setDate(db, id, TUESDAY, { now: MONDAY });
	const { mails } = await savedQuote(id);
	expect(mails.map(({ kind }) => kind)).toEqual(["send-quote"]);
});

test("an owner's mail about a change leaves the customer's mail of the date as it is", async () => {
	const { id } = await aQuote();
	await setDate(db, id, TUESDAY, { now: MONDAY });
	const contact = {
		name: "Ann Example",
		phone: "+15705550123",
		contactMethod: "email",
		email: "ann@example.com",
	} as const;
	await saveQuote(db, aSubmission({ id, contact }, "luxury"), MONDAY + 1_000);
	const [mail] = await customerMailsAt(MONDAY + MINUTE_MS);
	expect(mail?.subject).toContain("Your Glasswing appointment");
});
