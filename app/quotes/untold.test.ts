import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import type { Step } from "#tests/support/lives.ts";
import { actionsOf, given, idAt, NOON, offer, submit, triage, when } from "#tests/support/quote-story.ts";
import { decideReply } from "./commands/answer-question.ts";
import { evolve } from "./evolve.ts";
import { timesOf } from "./job-times.ts";
import type { Quote } from "./quote.ts";
import { untoldDate } from "./untold.ts";

/** A customer whom no mail reaches. */
const byPhone = { ...submit, hasEmail: false } as const satisfies Step;
const date: Step = { kind: "date", in: 9 * DAY_MS };
const otherDate: Step = { kind: "date", in: 11 * DAY_MS };
const noDate: Step = { kind: "date", in: null };
const correct: Step = { kind: "correct", email: "new@example.com", isStale: false };

const untoldOf = (...steps: readonly Step[]) => {
	const quote = given(...steps);
	const untold = untoldDate(quote);
	expect(quote.tellUntil).toBe(untold?.times.endsAt ?? null);
	return untold && [untold.isOff ? "off" : "date", untold.times.startsAt];
};

/** When the job begins whose date the step after so many others sets. */
const setBy = (steps: number, days: number) => NOON + steps * HOUR_MS + days * DAY_MS;

test.each<[string, readonly Step[], unknown]>([
	["a date that no mail tells", [byPhone, date], ["date", setBy(1, 9)]],
	["a date that a mail tells", [submit, date], null],
	["a date that an owner told", [byPhone, date, triage("told")], null],
	["a date that moved before it was told", [byPhone, date, otherDate], ["date", setBy(2, 11)]],
	["a date that moved after it was told", [byPhone, date, triage("told"), otherDate], ["date", setBy(3, 11)]],
	["a date that was taken back before it was told", [byPhone, date, noDate], null],
	[
		"a date that was taken back after it was told",
		[byPhone, date, triage("told"), noDate],
		["off", setBy(1, 9)],
	],
	["a date whose end was told, too", [byPhone, date, triage("told"), noDate, triage("told")], null],
	["a date that the customer finds fine", [byPhone, date, { kind: "agree" }], null],
	["a date beside an offer that was opened", [byPhone, offer, date, { kind: "open" }], null],
	["a date that is mailed to an address learned since", [byPhone, date, correct], null],
	["the date of a job that is lost", [byPhone, date, triage("told"), triage("lost")], ["off", setBy(1, 9)]],
	[
		"the date of a job that came back",
		[byPhone, date, triage("told"), triage("lost"), triage("not-lost")],
		null,
	],
	["the date of a job in Spam", [byPhone, date, triage("spam")], null],
	["a date that is over, of a job that is done", [byPhone, date, triage("done")], null],
])("%s", (_, steps, untold) => {
	expect(untoldOf(...steps)).toEqual(untold);
});

test("an undone date is told to nobody, also where another one was told in between", () => {
	const told = given(byPhone, date, triage("told"));
	const known = timesOf(told.scheduledFor, told.scheduledUntil);
	const moved = given(byPhone, date, triage("told"), otherDate);
	const back = (quote: Quote) =>
		evolve(quote, {
			action: "scheduled",
			times: known ?? { startsAt: 0, endsAt: 1 },
			isUndo: true,
			at: NOON + 4 * HOUR_MS,
			attempt: idAt(95),
		});
	expect(back(moved).tellUntil).toBeNull();
	const toldOther = given(byPhone, date, triage("told"), otherDate, triage("told"));
	expect(untoldDate(back(toldOther))).toEqual({ times: known, isOff: false });
});

test("an address that is taken back leaves the customer untold", () => {
	const corrected = given(byPhone, date, correct);
	const undone = evolve(corrected, { action: "edit-undone", at: corrected.updatedAt + 1, attempt: idAt(96) });
	expect(undone).toMatchObject({ email: null, toldDate: null, tellUntil: undone.scheduledUntil });
});

test("what nobody has to be told is not marked as told, nor what is over", () => {
	expect(actionsOf(when(given(byPhone), triage("told")))).toBe("not-possible");
	expect(actionsOf(when(given(byPhone, date), triage("told")))).toEqual(["told"]);
	expect(actionsOf(when(given(byPhone, date), triage("told"), NOON + 10 * DAY_MS))).toBe("not-possible");
});

test.each<[string, readonly Step[], "told" | "delivered"]>([
	["that a date was told", [byPhone, date], "told"],
	["that an offer was brought", [byPhone, offer], "delivered"],
])("the mark %s is taken back within ten seconds, while nothing else happened", (_, steps, intent) => {
	const before = given(...steps);
	const at = before.updatedAt + HOUR_MS;
	const after = (quote: Quote, step: Step) => {
		const decision = when(quote, step, at);
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		return decision.events.reduce<Quote>(evolve, quote);
	};
	const marked = after(before, triage(intent));
	expect(actionsOf(when(marked, triage("untold"), at + 11_000))).toBe("not-possible");
	expect(actionsOf(when(after(marked, { kind: "ask" }), triage("untold"), at))).toBe("not-possible");
	const known = ({ toldDate, tellUntil, offerDeliveredAt, reminderDueAt }: Quote) => [
		...[toldDate, tellUntil, offerDeliveredAt, reminderDueAt],
	];
	expect(known(marked)).not.toEqual(known(before));
	expect(known(after(marked, triage("untold")))).toEqual(known(before));
	expect(actionsOf(when(before, triage("untold"), at))).toBe("not-possible");
});

/** A question that an owner has answered; the text is null where that was by phone. */
const answered = (asked: Quote, text: string | null) => {
	const at = asked.updatedAt + HOUR_MS;
	const decision = decideReply(
		asked,
		{ questionId: asked.questions[0]?.id ?? "", text, attempt: idAt(97) },
		at,
	);
	if (decision.kind === "refused") throw new Error(decision.refusal.kind);
	return { at, quote: decision.events.reduce<Quote>(evolve, asked) };
};

test("an answer in words waits to be told for 30 days where no mail brings it", () => {
	const ask: Step = { kind: "ask" };
	const { at, quote } = answered(given(byPhone, ask), "On Monday.");
	expect(quote).toMatchObject({ answerUntoldAt: at, tellUntil: at + 30 * DAY_MS });
	expect(answered(given(submit, ask), "On Monday.").quote.tellUntil).toBeNull();
	expect(answered(given(byPhone, ask), null).quote.tellUntil).toBeNull();
	const again = evolve(quote, { action: "told", at: at + 1, attempt: idAt(98) });
	expect(again).toMatchObject({ answerUntoldAt: null, tellUntil: null });
});
