import { expect, test } from "vitest";
import { DAY_MS } from "#app/time/clock.ts";
import type { Step } from "#tests/support/lives.ts";
import { accept, given, idAt, NOON, offer, submit, triage, when } from "#tests/support/quote-story.ts";
import { lastOf } from "./agreed-date.ts";
import type { DateFacts } from "./commands/set-date.ts";
import { endedDateOf, IN_THE_WAY } from "./ended-date.ts";
import { evolve } from "./evolve.ts";
import { formatTimes, type JobTimes, timesOf } from "./job-times.ts";
import { mailsFor } from "./mails-for.ts";
import type { Quote } from "./quote.ts";
import { judgeDates } from "./returning-date.ts";
import { tellChanges } from "./tell-changes.ts";

const date = { kind: "date", in: 9 * DAY_MS } as const;
const booked = given(submit, triage("contacted"), date);
const times = timesOf(booked.scheduledFor, booked.scheduledUntil);

const free: DateFacts = { others: 0, capacity: 1, isWorkday: true, isInHours: true, ownEntry: null };
const full = { ...free, others: 1 };

/** What a step makes of a quote where this is in the way of its date. */
function move(quote: Quote, step: Step, facts: DateFacts, at = NOON + 2 * DAY_MS) {
	const asked: JobTimes[] = [];
	const decision = when(quote, step, at);
	const decided = decision.kind === "events" ? decision.events : [];
	const [event, ...others] = judgeDates(quote, decided, (times) => {
		asked.push(times);
		return facts;
	});
	if (!event || others.length > 0) throw new Error("It was refused");
	const after = evolve(quote, event);
	const mails = mailsFor(event, quote, after).flatMap((change) => ("queue" in change ? [change.queue] : []));
	return { event, after, asked, mails, told: tellChanges(event, quote, after) };
}

const ways = [
	["lost", "not-lost"],
	["spam", "not-spam"],
	["done", "not-done"],
] as const;

test.each(ways)(
	"after %s a date comes back by %s where it is free, else the quote alone, told",
	(away, back) => {
		const gone = given(submit, triage("contacted"), date, triage(away));
		const fits = move(gone, triage(back), free);
		expect(fits.asked).toEqual([times]);
		expect(fits.after).toMatchObject({
			stage: "scheduled",
			scheduledFor: booked.scheduledFor,
			endedDate: null,
		});
		const { event, after, asked, told, mails } = move(gone, triage(back), full);
		expect(asked).toEqual([times]);
		expect(after).toMatchObject({
			stage: "contacted",
			scheduledFor: null,
			scheduledUntil: null,
			endedDate: null,
		});
		expect(told).toContainEqual({ field: "date", from: formatTimes(times), to: null });
		expect(endedDateOf([{ action: event.action, changes: told }])).toBeNull();
		const dates = mails.flatMap((mail) => (mail.kind === "job-date" ? [mail.payload.isCancelled] : []));
		expect(dates).not.toContain(false);
		// It is back for good: nothing later brings the date.
		const done = evolve(after, { action: "done", at: NOON + 3 * DAY_MS, attempt: idAt(91) });
		expect(move(done, triage("not-done"), free, NOON + 3 * DAY_MS).after.scheduledFor).toBeNull();
	},
);

const off = { ...free, isWorkday: false };
const kept = { ...free, ownEntry: "Truck" };

test.each<[string, boolean, DateFacts, DateFacts]>([
	["was booked beside as many", true, full, full],
	["was booked beside more", true, { ...full, others: 2 }, full],
	["was booked beside fewer", false, full, { ...full, others: 2 }],
	["was booked on a day off", true, off, off],
	["is on a day that was no day off", false, free, off],
	["was booked over an own entry", true, kept, kept],
	["was full, and is kept for something else", false, full, kept],
	["was on a day off, where others work by now", false, off, full],
])(
	"a date comes back as it was, whatever was in its way when it left: one that %s: %s",
	(_, isBack, then, now) => {
		for (const [away, back] of ways) {
			const gone = move(booked, triage(away), then);
			expect(lastOf([{ changes: [] }, { changes: gone.told }], IN_THE_WAY)).toBe(gone.after.inTheWay);
			const { scheduledFor } = move(gone.after, triage(back), now).after;
			expect(scheduledFor).toBe(isBack ? booked.scheduledFor : null);
		}
	},
);

test.each<[string, Step]>([
	["yes", accept],
	["question", { kind: "ask" }],
	["yes by phone", { kind: "enter", way: "phone" }],
])("a customer's %s brings a date out of Spam where it is free or as it was, else none, told", (_, step) => {
	const dated = given(submit, offer, date);
	const spam = (facts: DateFacts) => move(dated, triage("spam"), facts).after;
	expect(move(spam(free), step, free).after).toMatchObject({ spam: false, stage: "scheduled" });
	expect(move(spam(full), step, full).after.stage).toBe("scheduled");
	const { event, after, told } = move(spam(free), step, full);
	expect(after).toMatchObject({ spam: false, scheduledFor: null, scheduledUntil: null });
	const { scheduledFor, scheduledUntil } = dated;
	const gone = { field: "date", from: formatTimes(timesOf(scheduledFor, scheduledUntil)), to: null };
	expect(told.filter(({ field }) => field === "date")).toEqual([gone]);
	expect(endedDateOf([{ action: event.action, changes: told }])).toBeNull();
});

test("the date of a lost job whose offer is accepted after all does not come back later by itself", () => {
	const { event, told } = move(given(submit, offer, date, triage("lost")), accept, free);
	expect(told).toContainEqual(expect.objectContaining({ field: "date", to: null }));
	expect(endedDateOf([{ action: event.action, changes: told }])).toBeNull();
});

test("a date that is over, or that something else keeps away, is not looked up", () => {
	const lost = given(submit, date, triage("lost"));
	const late = move(lost, triage("not-lost"), full, NOON + 30 * DAY_MS);
	expect([late.asked, late.after.scheduledFor]).toEqual([[], lost.scheduledFor]);
	const spam = given(submit, date, triage("lost"), triage("spam"));
	expect(move(spam, triage("not-spam"), full).asked).toEqual([]);
	expect(move(spam, triage("not-lost"), full).asked).toEqual([]);
	expect(move(given(submit, triage("lost")), triage("not-lost"), full).event).not.toHaveProperty(
		"withoutDate",
	);
});

test("what was in the way of a date stays known while something else keeps it away, too", () => {
	const lost = move(booked, triage("lost"), full).after;
	const spam = move(lost, triage("spam"), free).after;
	const back = move(spam, triage("not-lost"), free).after;
	expect(move(back, triage("not-spam"), full).after.stage).toBe("scheduled");
});
