import { expect, test } from "vitest";
import type { TriageIntent } from "#app/catalog/quote-enums.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { given, idAt, NOON, submit, triage } from "#tests/support/quote-story.ts";
import { endedDateOf } from "../ended-date.ts";
import { evolve } from "../evolve.ts";
import { formatTimes, type JobTimes, timesOf } from "../job-times.ts";
import { mailsFor } from "../mails-for.ts";
import type { Quote } from "../quote.ts";
import { tellChanges } from "../tell-changes.ts";
import { decideTriage } from "./triage-quote.ts";

const date = { kind: "date", in: 9 * DAY_MS } as const;
const booked = given(submit, triage("contacted"), date);
const times = timesOf(booked.scheduledFor, booked.scheduledUntil);

/** What a move makes of a quote where its half day is free or not. */
function move(quote: Quote, intent: TriageIntent, isFree: boolean, at = NOON + 2 * DAY_MS) {
	const asked: JobTimes[] = [];
	const facts = {
		isFree(asks: JobTimes) {
			asked.push(asks);
			return isFree;
		},
	};
	const notes = { notes: null, notesBefore: null, notesRevision: 0 };
	const command = { intent, attempt: idAt(90), ...notes, acceptedAt: 0 };
	const decision = decideTriage(quote, command, facts, at);
	const [event, ...others] = decision.kind === "events" ? decision.events : [];
	if (!event || others.length > 0) throw new Error("It was refused");
	const after = evolve(quote, event);
	const mails = mailsFor(event, quote, after).flatMap((change) => ("queue" in change ? [change.queue] : []));
	return { event, after, asked, mails, told: tellChanges(event, quote, after) };
}

test.each([
	["lost", "not-lost"],
	["spam", "not-spam"],
	["done", "not-done"],
] as const)("after %s a date comes back by %s where it is free, else the quote alone, told", (away, back) => {
	const gone = given(submit, triage("contacted"), date, triage(away));
	const fits = move(gone, back, true);
	expect(fits.asked).toEqual([times]);
	expect(fits.after).toMatchObject({
		stage: "scheduled",
		scheduledFor: booked.scheduledFor,
		endedDate: null,
	});
	const { event, after, asked, told, mails } = move(gone, back, false);
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
	expect(move(done, "not-done", true, NOON + 3 * DAY_MS).after.scheduledFor).toBeNull();
});

test("a date that is over, or that something else keeps away, is not looked up", () => {
	const lost = given(submit, date, triage("lost"));
	const late = move(lost, "not-lost", false, NOON + 30 * DAY_MS);
	expect([late.asked, late.after.scheduledFor]).toEqual([[], lost.scheduledFor]);
	const spam = given(submit, date, triage("lost"), triage("spam"));
	expect(move(spam, "not-spam", false).asked).toEqual([]);
	expect(move(spam, "not-lost", false).asked).toEqual([]);
	expect(move(given(submit, triage("lost")), "not-lost", false).event).not.toHaveProperty("withoutDate");
});
