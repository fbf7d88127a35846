import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { reminderDueAt, type SentReminder } from "./sent-reminders.ts";

/** When the offer was sent, on a Tuesday at ten. */
const SENT = Date.parse("2026-11-03T10:00:00-05:00");
const [FIRST, SECOND] = [SENT + 2 * DAY_MS, SENT + 7 * DAY_MS];

const offered = {
	...{ offeredAt: SENT, acceptedAt: null, declinedAt: null, doneAt: null, lostAt: null },
	...{ offerDeliveredAt: SENT, offerOpenedAt: null },
	...{ spam: false, test: false, remindersStoppedAt: null, askedAt: null },
	reminders: [],
};

function reminder(at: number, field: string, from: string | null, to: string): SentReminder {
	return { at, change: { field, from, to } };
}
const texted = reminder(FIRST + HOUR_MS, "reminder", null, "sent");
const takenBack = reminder(FIRST + 2 * HOUR_MS, "reminder", "sent", "taken back");
const mailed = reminder(FIRST, "followUp", null, "first-reminder");
const ofJob = reminder(FIRST, "followUp", null, "job-reminder");
const last = reminder(SECOND, "followUp", null, "second-reminder");

test.each<[string, Partial<Parameters<typeof reminderDueAt>[0]>, number | null]>([
	["two days after it was sent", {}, FIRST],
	["a week after, once it was texted", { reminders: [texted] }, SECOND],
	["a week after, once it was mailed", { reminders: [mailed] }, SECOND],
	["still two days after, where that was taken back", { reminders: [texted, takenBack] }, FIRST],
	["never after the second", { reminders: [mailed, last] }, null],
	["never after the second, where nobody sent the first", { reminders: [last] }, null],
	[
		"two days after, whatever was sent before it",
		{ reminders: [reminder(SENT, "reminder", null, "sent")] },
		FIRST,
	],
	["two days after, though a mail told of the day of a job", { reminders: [ofJob] }, FIRST],
	["never in Spam", { spam: true }, null],
	["never for a test", { test: true }, null],
	["never for who stopped the reminders", { remindersStoppedAt: SENT }, null],
	["never while the customer waits for an answer", { askedAt: SENT + DAY_MS }, null],
	["never where it reached nobody", { offerDeliveredAt: null }, null],
	["where it was opened, too", { offerDeliveredAt: null, offerOpenedAt: SENT }, FIRST],
	[
		"two days after it was first opened",
		{ offerDeliveredAt: null, offerOpenedAt: FIRST },
		FIRST + 2 * DAY_MS,
	],
	["two days after it was delivered", { offerDeliveredAt: SENT + 8 * DAY_MS }, SENT + 10 * DAY_MS],
	["never once it was accepted", { acceptedAt: SENT + DAY_MS }, null],
	["never once it was declined", { declinedAt: SENT + DAY_MS }, null],
	["never once the job is done", { doneAt: SENT + DAY_MS }, null],
	["never once it is lost", { lostAt: SENT + DAY_MS }, null],
	["where it followed one that was accepted", { acceptedAt: SENT - DAY_MS }, FIRST],
	["where it followed a job that was called off", { acceptedAt: SENT - 2, lostAt: SENT - 1 }, FIRST],
	["never without an offer", { offeredAt: null }, null],
])("an owner is shown that an offer is unanswered %s", (_, changes, expected) => {
	expect(reminderDueAt({ ...offered, ...changes })).toBe(expected);
});
