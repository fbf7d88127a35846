import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { decideStep, happen, type Step } from "#tests/support/lives.ts";
import {
	accept,
	actionsOf,
	given,
	ID,
	idAt,
	NOON,
	offer,
	submit,
	triage,
	when,
} from "#tests/support/quote-story.ts";
import { evolve } from "../evolve.ts";
import { timesOf } from "../job-times.ts";
import type { Quote } from "../quote.ts";
import { decideReply } from "./answer-question.ts";
import { decideQuestion } from "./ask-question.ts";
import { decideDate, type SetDate } from "./set-date.ts";

test("ten questions a day are taken, each once", () => {
	const ask: Step = { kind: "ask" };
	let quote = given(submit);
	for (let asked = 0; asked < 10; asked++) {
		const decision = decideStep(ID, quote, ask, { at: NOON + HOUR_MS + asked, attempt: idAt(20 + asked) });
		if (decision.kind === "refused") throw new Error("It was refused");
		quote = decision.events.reduce<Quote>(evolve, quote);
	}
	expect(actionsOf(when(quote, ask, NOON + 2 * HOUR_MS))).toBe("too-many");
	expect(actionsOf(when(quote, ask, NOON + 3 * DAY_MS))).toEqual(["asked"]);
});

test("a question is taken without an offer that is another quote's", () => {
	const quote = given(submit, offer);
	const [own] = quote.offers;
	const asked = { attempt: idAt(40), token: quote.customerToken ?? "", text: "When?" };
	for (const [offerId, kept] of [
		[own?.id ?? "", own?.id],
		[idAt(41), null],
	] as const) {
		const decision = decideQuestion(quote, { ...asked, offerId }, NOON + HOUR_MS);
		expect(decision).toMatchObject({ events: [{ action: "asked", offerId: kept }] });
	}
});

test("an offer of a customer whose question ended Spam goes to the address that an owner corrects", () => {
	const isNotMailed = { offerDeliveredAt: null, offerOpenedAt: null };
	const ofSpam = [{ ...submit, hasEmail: false }, offer, triage("spam"), { kind: "ask" }] as const;
	expect(given(...ofSpam)).toMatchObject({ spam: false, ...isNotMailed });
	const correct: Step = { kind: "correct", email: "new@example.com", isStale: false };
	const corrected = given(...ofSpam, correct);
	expect(corrected).toMatchObject({ offerDeliveredAt: corrected.updatedAt });
});

test("an answer takes its quote out of Spam and is mailed", () => {
	const asked = given({ ...submit, signals: "honeypot" }, { kind: "ask" });
	const command = { questionId: asked.questions[0]?.id ?? "", text: "On Monday.", attempt: idAt(91) };
	const decision = decideReply(asked, command, NOON + DAY_MS);
	if (decision.kind === "refused") throw new Error(decision.refusal.kind);
	const { quote, queued } = happen(asked, decision.events);
	expect(quote).toMatchObject({ spam: false, questions: [{ answer: { text: "On Monday." } }] });
	expect(queued.map(({ kind }) => kind)).toContain("customer-answer");
});

test("a question is answered once", () => {
	const asked = given(submit, offer, { kind: "ask" });
	const [question] = asked.questions;
	const command = { questionId: question?.id ?? "", text: "On Monday.", attempt: idAt(91) };
	const decision = decideReply(asked, command, NOON + DAY_MS);
	if (decision.kind === "refused") throw new Error(decision.refusal.kind);
	const after = decision.events.reduce<Quote>(evolve, asked);
	expect(after).toMatchObject({ askedAt: null, questions: [{ answer: { text: "On Monday." } }] });
	expect(decideReply(after, command, NOON + DAY_MS)).toEqual({ kind: "events", events: [] });
	const other = { ...command, text: "On Tuesday." };
	expect(decideReply(after, other, NOON + DAY_MS)).toMatchObject({ refusal: { kind: "answered" } });
	expect(decideReply(after, { ...command, questionId: "no" }, NOON)).toMatchObject({
		refusal: { kind: "gone" },
	});
});

test("a date that an owner sets answers whoever asked for another one, and no other question", () => {
	const booked = [submit, offer, accept, { kind: "date", in: 9 * DAY_MS } as const];
	const asked = given(...booked, { kind: "ask" }, { kind: "other-date" });
	expect(asked.questions.map(({ answer }) => answer)).toEqual([null, null]);
	const set = given(...booked, { kind: "ask" }, { kind: "other-date" }, { kind: "date", in: 8 * DAY_MS });
	expect(set.questions.map(({ answer }) => answer)).toEqual([
		null,
		{ text: null, answeredAt: set.updatedAt },
	]);
	expect(given(...booked, { kind: "other-date" }, { kind: "date", in: 8 * DAY_MS }).askedAt).toBeNull();
	expect(given(...booked, { kind: "other-date" }, { kind: "date", in: null }).askedAt).not.toBeNull();
});

test("no form of a date settles a request for another one that it did not know", () => {
	const booked = [submit, offer, accept, { kind: "date", in: 9 * DAY_MS } as const];
	const quote = given(...booked, { kind: "other-date" }, { kind: "ask" });
	const before = timesOf(quote.scheduledFor, quote.scheduledUntil);
	const at = quote.questions[0]?.askedAt ?? 0;
	const times = { startsAt: NOON + 5 * DAY_MS, endsAt: NOON + 5 * DAY_MS + HOUR_MS };
	const move = (changes: Partial<SetDate>) => {
		const form = { attempt: idAt(90), times, before, asked: at - 1, mayOverbook: true };
		return actionsOf(decideDate(quote, { ...form, ...changes }, null, NOON + DAY_MS));
	};
	expect(move({})).toBe("asked");
	// An ordinary question is settled by no date.
	expect(move({ asked: at })).toEqual(["scheduled"]);
	expect([move({ times: null }), move({ isUndo: true })]).toEqual([["unscheduled"], ["scheduled"]]);
});

test("a second request for another day takes the place of the first", () => {
	const date: Step = { kind: "date", in: 9 * DAY_MS };
	const asked = given(submit, date, { kind: "other-date" }, { kind: "other-date" });
	expect(asked.questions.map(({ answer }) => answer !== null)).toEqual([true, false]);
	expect(asked.askedAt).toBe(asked.questions[1]?.askedAt);
});
