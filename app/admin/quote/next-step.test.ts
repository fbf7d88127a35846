import { expect, test } from "vitest";
import { DAY_MS } from "#app/time/clock.ts";
import { aQuoteView } from "#tests/support/quote-views.ts";
import { nextStepOf } from "./next-step.ts";

const NOW = Date.parse("2026-05-05T12:00:00-04:00");
const [before, after] = [NOW - 3_600_000, NOW + 3_600_000];
const offered = { stage: "offered", offerValidUntil: after } as const;
const asks = [{ kind: "question" as const, text: "And the attic?", askedAt: 1, others: 0 }];

test.each([
	["a new one is answered", {}, "contact"],
	["one in Spam is perhaps none", { spam: true, asks }, "not-spam"],
	["a question is answered first", { ...offered, asks, isUndelivered: true }, "answer"],
	["who was called gets an offer", { stage: "contacted" }, "offer"],
	["an offer that reached nobody is brought", { ...offered, isUndelivered: true }, "deliver"],
	["an offer that reached somebody waits", offered, null],
	["an offer that ended is made anew", { ...offered, offerValidUntil: before, isUndelivered: true }, "offer"],
	["what was accepted gets a date", { stage: "accepted" }, "date"],
	[
		"a further offer is brought",
		{ stage: "accepted", offerValidUntil: after, isUndelivered: true },
		"deliver",
	],
	["a date that is mailed leads to the job", { stage: "scheduled", scheduledFor: after }, "done"],
	["a date on a later day is waited for", { stage: "scheduled", scheduledFor: NOW + DAY_MS }, null],
	["a date that nobody mails is told", { stage: "scheduled", scheduledFor: after, tellUntil: after }, "tell"],
	["a date that was told leads to the job", { stage: "scheduled", scheduledFor: after, email: null }, "done"],
	["a job that began is done next", { stage: "scheduled", scheduledFor: before, tellUntil: before }, "done"],
	["a job that is done waits for nothing", { stage: "done" }, null],
	["what is lost waits for nothing", { stage: "lost" }, null],
	["a date that was taken back is told before another", { stage: "accepted", tellUntil: after }, "tell"],
	["a date that is off is told", { stage: "lost", scheduledFor: after, tellUntil: after }, "tell"],
] as const)("%s", (_, changes, next) => {
	expect(nextStepOf(aQuoteView(changes), NOW)).toBe(next);
});
