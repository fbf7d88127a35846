import { expect, test } from "vitest";
import { ownersReminder, type SentReminder, wasTold } from "#app/quotes/sent-reminders.ts";
import { DAY_MS, HOUR_MS, monthsBefore } from "#app/time/clock.ts";
import {
	awaitsNextVisit,
	dueMail,
	hasComeBack,
	isRemindedByMail,
	isUnthanked,
	visitLateness,
	wasRemindedByOwner,
} from "./follow-up-rules.ts";
import type { FollowedQuote } from "./followed-quote.ts";

/** A Thursday at ten. */
const NOW = Date.parse("2026-11-12T10:00:00-05:00");
const OLDEST = NOW - 6 * DAY_MS;
const HALF_A_YEAR_AGO = monthsBefore(NOW, 6);

const base: FollowedQuote = {
	id: "quote",
	...{ spam: false, test: false, remindersStoppedAt: null, email: "ann@example.com", customerToken: "token" },
	...{ offeredAt: null, acceptedAt: null, declinedAt: null, doneAt: null, lostAt: null },
	...{ offerDeliveredAt: null, offerOpenedAt: null, offerValidUntil: null, offerId: null, changedAt: null },
	askedAt: null,
	services: [{ service: "window-cleaning" }, { service: "pressure-washing" }],
	...{ addons: [], package: "standard", totalPrice: 900, offer: null },
	...{ reminders: [], others: [], importedJobAt: null, mails: [] },
};

/** An offer that was mailed so many days ago and ends in a week. */
function offered(daysAgo: number, changes: Partial<FollowedQuote> = {}): FollowedQuote {
	const offeredAt = NOW - daysAgo * DAY_MS;
	const times = { offeredAt, offerDeliveredAt: offeredAt, offerValidUntil: NOW + 7 * DAY_MS };
	return { ...base, offerId: "offer", ...times, ...changes };
}

function done(doneAt: number, changes: Partial<FollowedQuote> = {}): FollowedQuote {
	return { ...base, doneAt, ...changes };
}

const agreed = (label: string): FollowedQuote["offer"] => ({
	number: 1,
	lines: [{ label, amount: 400, kind: "work" }],
	total: 400,
	outcome: "accepted",
});

const entry = (at: number, field: string, from: string | null, to: string): SentReminder => ({
	at,
	change: { field, from, to },
});
const texted = entry(NOW - HOUR_MS, "reminder", null, "sent");
const mailed = entry(NOW - HOUR_MS, "followUp", null, "first-reminder");
const other = { createdAt: HALF_A_YEAR_AGO - DAY_MS, scheduledFor: null, doneAt: null, lostAt: null };

test("a reminder by mail is none by the owner", () => {
	expect(wasRemindedByOwner(offered(3, { reminders: [mailed] }), NOW)).toBe(false);
	expect(wasRemindedByOwner(offered(3, { reminders: [texted, mailed] }), NOW)).toBe(true);
});

const first = "follow-up:quote:offer:1";
test.each<[string, FollowedQuote, string | undefined]>([
	["the first after two days", offered(2), first],
	["none before", offered(1.9), undefined],
	["none that is too old", offered(8), "follow-up:quote:offer:2"],
	["the second alone after a week", offered(7), "follow-up:quote:offer:2"],
	[
		"none soon after a late first",
		offered(7, { mails: [{ key: first, createdAt: NOW - DAY_MS }] }),
		undefined,
	],
	["none soon after it was mailed at last", offered(8, { offerDeliveredAt: NOW - HOUR_MS }), undefined],
	["the first two days after that", offered(8, { offerDeliveredAt: NOW - 2 * DAY_MS }), first],
	["none of one that reached nobody", offered(3, { offerDeliveredAt: null }), undefined],
	[
		"none soon after it was mailed to a corrected address",
		offered(8, { mails: [{ key: "offer:offer:5", createdAt: NOW - HOUR_MS }] }),
		undefined,
	],
	["none while the customer waits for an answer", offered(2.5, { askedAt: NOW - DAY_MS }), undefined],
	["none twice", offered(3, { mails: [{ key: first, createdAt: NOW - DAY_MS }] }), undefined],
	[
		"no first after a second, which a clock that was ahead had sent",
		offered(3, { mails: [{ key: "follow-up:quote:offer:2", createdAt: NOW + 4 * DAY_MS }] }),
		undefined,
	],
	[
		"none that the history tells of, where a clock that was ahead has purged the mail",
		offered(3, { reminders: [entry(NOW + DAY_MS, "followUp", null, "first-reminder")] }),
		undefined,
	],
	[
		"the first of this offer where the history tells of an earlier one's",
		offered(3, { reminders: [entry(NOW - 4 * DAY_MS, "followUp", null, "second-reminder")] }),
		first,
	],
	["none after a text", offered(3, { reminders: [texted] }), undefined],
	["none without an address", offered(3, { email: null }), undefined],
	["none without a page", offered(3, { customerToken: null }), undefined],
	["none past its end", offered(3, { offerValidUntil: NOW }), undefined],
	["the first of one that followed an accepted one", offered(3, { acceptedAt: NOW - 9 * DAY_MS }), first],
	["none of one that was accepted", offered(3, { acceptedAt: NOW - DAY_MS }), undefined],
])("of an offer a mail reminds: %s", (_, quote, key) => {
	expect(dueMail(quote, NOW, OLDEST)?.key).toBe(key);
});

test.each<[string, FollowedQuote, string | undefined]>([
	["thanks two hours after", done(NOW - 2 * HOUR_MS), "thank-you:quote"],
	["nothing before", done(NOW - HOUR_MS), undefined],
	[
		"nothing where it was thanked by text",
		done(NOW - DAY_MS, { reminders: [entry(NOW, "text", null, "thank-you")] }),
		undefined,
	],
	["nothing long after", done(NOW - 30 * DAY_MS), undefined],
	["the next cleaning by its first service", done(HALF_A_YEAR_AGO), "next-visit:quote"],
	[
		"the next cleaning of what was agreed alone",
		done(monthsBefore(NOW, 12), { offer: agreed("Pressure Washing, Standard") }),
		"next-visit:quote",
	],
	[
		"not of what was asked for and not done",
		done(HALF_A_YEAR_AGO, { offer: agreed("Pressure Washing, Standard") }),
		undefined,
	],
	[
		"of all that was asked for, where the lines do not name it",
		done(HALF_A_YEAR_AGO, { offer: agreed("The whole house") }),
		"next-visit:quote",
	],
	["not a moment before", done(HALF_A_YEAR_AGO + 1), undefined],
	["not for who is back", done(HALF_A_YEAR_AGO, { others: [{ ...other, createdAt: NOW }] }), undefined],
	["not twice", done(HALF_A_YEAR_AGO, { mails: [{ key: "next-visit:quote", createdAt: NOW }] }), undefined],
	["no thanks twice", done(NOW - DAY_MS, { mails: [{ key: "thank-you:quote", createdAt: NOW }] }), undefined],
	[
		"thanks for a job that was done again, where the first ones ended",
		done(NOW - DAY_MS, { mails: [{ key: "thank-you:quote", createdAt: NOW - 2 * DAY_MS }] }),
		`thank-you:quote:${NOW - DAY_MS}`,
	],
	["not where nothing was done that is known", done(HALF_A_YEAR_AGO, { services: [] }), undefined],
])("after a job a mail tells: %s", (_, quote, key) => {
	expect(dueMail(quote, NOW, OLDEST)?.key).toBe(key);
});

test.each<[string, Partial<FollowedQuote>, boolean]>([
	["changed the quote", { changedAt: NOW }, true],
	["changed it before the job", { changedAt: HALF_A_YEAR_AGO - 1 }, false],
	["asked again", { others: [{ ...other, createdAt: NOW }] }, true],
	["had asked before", { others: [other] }, false],
	["has a date", { others: [{ ...other, scheduledFor: NOW + DAY_MS }] }, true],
	["had one that was called off", { others: [{ ...other, scheduledFor: NOW, lostAt: NOW }] }, false],
	["had a later job", { others: [{ ...other, doneAt: NOW }] }, true],
	["had a later one that was imported", { importedJobAt: HALF_A_YEAR_AGO + DAY_MS }, true],
	["had this one imported, too", { importedJobAt: HALF_A_YEAR_AGO + 2 * HOUR_MS }, false],
	["had an earlier one imported", { importedJobAt: HALF_A_YEAR_AGO - DAY_MS }, false],
])("whether a customer has come back who %s", (_, changes, expected) => {
	expect(hasComeBack(done(HALF_A_YEAR_AGO, changes))).toBe(expected);
	expect(awaitsNextVisit(done(HALF_A_YEAR_AGO, changes))).toBe(!expected);
});

test("what was told by text or mail holds until it is taken back, each kind by itself", () => {
	const thanks = entry(NOW, "text", null, "thank-you");
	const undone = entry(NOW, "text", "thank-you", "taken back");
	expect(wasTold("thank-you", [thanks])).toBe(true);
	expect(wasTold("next-visit", [thanks])).toBe(false);
	expect(wasTold("thank-you", [thanks, undone])).toBe(false);
	expect(wasTold("thank-you", [undone, thanks])).toBe(true);
});

test("a mail reminds of an offer whose reminder was due lately, of any other an owner", () => {
	expect(isRemindedByMail(offered(8), NOW, OLDEST)).toBe(true);
	expect(isRemindedByMail(offered(8, { email: null }), NOW, OLDEST)).toBe(false);
	expect(isRemindedByMail(offered(17), NOW, OLDEST)).toBe(false);
	expect(dueMail(offered(17), NOW, OLDEST)).toBeNull();
});

test("an owner thanks where no mail does, for three days", () => {
	expect(isUnthanked(done(NOW - HOUR_MS, { email: null }), NOW, true)).toBe(true);
	expect(isUnthanked(done(NOW - HOUR_MS), NOW, true)).toBe(false);
	expect(isUnthanked(done(NOW - HOUR_MS), NOW, false)).toBe(true);
	expect(isUnthanked(done(NOW - 3 * DAY_MS, { email: null }), NOW, true)).toBe(false);
});

test("an owner tells of the next cleaning where no mail does, or where it is too late for one, for thirty days", () => {
	const at = (daysLate: number) => monthsBefore(NOW - daysLate * DAY_MS, 6);
	expect(visitLateness(done(HALF_A_YEAR_AGO, { email: null }), NOW, true)).toBe(0);
	expect(visitLateness(done(at(22)), NOW, true)).toBeNull();
	expect(visitLateness(done(at(22)), NOW, false)).toBeGreaterThan(20 * DAY_MS);
	expect(visitLateness(done(at(24)), NOW, true)).toBeGreaterThan(22 * DAY_MS);
	expect(visitLateness(done(at(30), { email: null }), NOW, true)).toBeNull();
});

test("an owner's button reminds of the offer, thanks for the job or reminds of the next one, by what the quote waits for", () => {
	expect(ownersReminder(base, NOW)).toBeNull();
	const due = { about: "offer", isDue: true, isRecorded: false };
	expect(ownersReminder(offered(3), NOW)).toEqual(due);
	expect(ownersReminder(offered(3, { acceptedAt: NOW - 9 * DAY_MS }), NOW)).toEqual(due);
	expect(ownersReminder(offered(3, { acceptedAt: NOW - DAY_MS }), NOW)).toBeNull();
	expect(ownersReminder(offered(1), NOW)).toEqual({ about: "offer", isDue: false, isRecorded: false });
	const reminders = [entry(NOW, "text", null, "thank-you")];
	const thanked = { about: "thank-you", isDue: false, isRecorded: true };
	expect(ownersReminder(done(NOW - DAY_MS, { reminders }), NOW)).toEqual(thanked);
	const visit = { about: "next-visit", isDue: true, isRecorded: false };
	expect(ownersReminder(done(HALF_A_YEAR_AGO, { reminders }), NOW)).toEqual(visit);
});
