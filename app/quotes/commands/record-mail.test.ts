import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { decideStep, happen, type Step } from "#tests/support/lives.ts";
import { ID, idAt, NOON, offer, submit, triage } from "#tests/support/quote-story.ts";
import type { Quote, QuoteMail } from "../quote.ts";
import { decideReply } from "./answer-question.ts";
import { decideMailed } from "./record-mail.ts";

const date: Step = { kind: "date", in: 9 * DAY_MS };
const otherDate: Step = { kind: "date", in: 11 * DAY_MS };
const correct: Step = { kind: "correct", email: "new@example.com", isStale: false };

/** The quote after these steps, a day apart, with its mails; each mail that waited was sent a minute later. */
function mailed(...steps: readonly Step[]): Quote {
	const quote = steps.reduce<Quote | null>((before, step, number) => {
		const at = NOON + number * DAY_MS;
		const decision = decideStep(ID, before && sent(before, at), step, { at, attempt: idAt(number) });
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		return happen(before, decision.events).quote;
	}, null);
	if (!quote) throw new Error("Nothing was submitted");
	return quote;
}

const sent = (quote: Quote, sentAt: number): Quote => ({
	...quote,
	mails: quote.mails.map((mail) => ({ ...mail, attempts: 1, sentAt: mail.sentAt ?? sentAt })),
});

/** The quote once the newest mail of a kind came to this end, a day after its last step, and the actions that follow. */
function ended(quote: Quote, kind: string, outcome: Partial<QuoteMail>) {
	const newest = quote.mails.findLast((mail) => mail.kind === kind);
	if (!newest) throw new Error(`There is no mail ${kind}`);
	const mails = quote.mails.map((mail) =>
		mail === newest ? { ...mail, attempts: 12, failedAt: null, sentAt: null, ...outcome } : mail,
	);
	const at = quote.updatedAt + DAY_MS;
	const decision = decideMailed({ ...quote, mails }, { key: newest.key, attempt: idAt(80) }, at);
	if (decision.kind === "refused") throw new Error("It was refused");
	const { quote: after } = happen({ ...quote, mails }, decision.events);
	if (!after) throw new Error("There is no quote");
	return { after, actions: decision.events.map(({ action }) => action) };
}
const lose = (quote: Quote, kind: string) => ended(quote, kind, { failedAt: quote.updatedAt + HOUR_MS });
const arrive = (quote: Quote, kind: string) => ended(quote, kind, { sentAt: quote.updatedAt + DAY_MS });
const keysOf = ({ mails }: Quote) => mails.map(({ key }) => key);

test("an offer whose mail was given up is not delivered, and nobody is reminded of it, until it goes out after all", () => {
	const offered = mailed(submit, offer);
	expect(offered).toMatchObject({ offerDeliveredAt: offered.offeredAt });
	const { after: lost, actions } = lose(offered, "customer-offer");
	expect(actions).toEqual(["mail-lost"]);
	expect(lost).toMatchObject({ offerDeliveredAt: null, reminderDueAt: null });
	const { after, actions: then } = arrive(lost, "customer-offer");
	expect(then).toEqual(["mail-sent"]);
	expect(after.offerDeliveredAt).toBe(lost.updatedAt + DAY_MS);
	expect(after.reminderDueAt).toBe(lost.updatedAt + 3 * DAY_MS);
});

test.each<[string, readonly Step[]]>([
	["that its customer opened", [submit, offer, { kind: "open" }]],
	["that was answered", [submit, offer, { kind: "answer", outcome: "declined" }]],
	["that was mailed to an address which was corrected since", [submit, offer, correct]],
])("a lost mail changes nothing about an offer %s", (_, steps) => {
	const quote = mailed(...steps);
	const first = {
		...quote,
		mails: quote.mails.filter(
			({ kind, createdAt }) => kind !== "customer-offer" || createdAt === NOON + DAY_MS,
		),
	};
	expect(lose(first, "customer-offer").actions).toEqual([]);
});

test("a first delivery, also after failures, is nothing new", () => {
	const quote = mailed(submit, offer, date);
	for (const kind of ["customer-offer", "job-date"]) expect(arrive(quote, kind).actions).toEqual([]);
});

test("a date whose mail was given up is to be told, and whoever was mailed another one before is told that it is off", () => {
	const { after: lost } = lose(mailed(submit, date), "job-date");
	expect(lost).toMatchObject({ toldDate: null, tellUntil: lost.scheduledUntil });
	expect(arrive(lost, "job-date").after).toMatchObject({ tellUntil: null });

	const moved = mailed(submit, date, otherDate);
	const first = `${NOON + 10 * DAY_MS}/${NOON + 10 * DAY_MS + 4 * HOUR_MS}`;
	const { after: half } = lose(moved, "job-date");
	expect(half).toMatchObject({ toldDate: first, tellUntil: moved.scheduledUntil });
	const off = mailed(submit, date, { kind: "date", in: null });
	expect(lose(off, "job-date").after).toMatchObject({
		toldDate: first,
		tellUntil: NOON + 10 * DAY_MS + 4 * HOUR_MS,
	});
});

test("a lost mail changes nothing about a date that was moved since, or that its customer finds fine", () => {
	const moved = mailed(submit, date, otherDate);
	const older = moved.mails.find(({ kind }) => kind === "job-date");
	const mails = moved.mails.map((mail) =>
		mail === older ? { ...mail, sentAt: null, failedAt: moved.updatedAt } : mail,
	);
	const command = { key: older?.key ?? "", attempt: idAt(80) };
	expect(decideMailed({ ...moved, mails }, command, moved.updatedAt + 1)).toMatchObject({ events: [] });
	expect(lose(mailed(submit, date, { kind: "agree" }), "job-date").actions).toEqual([]);
});

test("what one press told stays told, and its failed mails go", () => {
	const { after: lost } = lose(mailed(submit, date), "job-date");
	const at = lost.updatedAt + 2 * DAY_MS;
	const told = decideStep(ID, lost, triage("told"), { at, attempt: idAt(81) });
	if (told.kind === "refused") throw new Error("It was refused");
	const { quote: after } = happen(lost, told.events);
	expect(after).toMatchObject({ tellUntil: null });
	expect(after && keysOf(after)).toEqual(keysOf(lost).filter((key) => !key.startsWith("job-date:")));
	const notes = decideStep(ID, lost, triage("notes", "Ring twice"), { at, attempt: idAt(82) });
	if (notes.kind === "refused") throw new Error("It was refused");
	const { quote: noted } = happen(lost, notes.events);
	expect(noted).toMatchObject({ tellUntil: lost.scheduledUntil });
	expect(noted && keysOf(noted)).toEqual(keysOf(lost));
});

test("an answer whose mail was given up is to be told for 30 days, until it goes out after all", () => {
	const asked = mailed(submit, { kind: "ask" });
	const at = asked.updatedAt + HOUR_MS;
	const reply = { questionId: asked.questions[0]?.id ?? "", text: "On Monday.", attempt: idAt(70) };
	const decision = decideReply(asked, reply, at);
	if (decision.kind === "refused") throw new Error(decision.refusal.kind);
	const { quote: answered } = happen(asked, decision.events);
	if (!answered) throw new Error("There is no quote");
	const { after: lost } = lose(answered, "customer-answer");
	expect(lost).toMatchObject({ answerUntoldAt: at, tellUntil: at + 30 * DAY_MS });
	expect(arrive(lost, "customer-answer").after).toMatchObject({ answerUntoldAt: null, tellUntil: null });
});

test("the mail of a quote that is gone, and one that tells nothing of the kind, change nothing", () => {
	expect(decideMailed(null, { key: "offer:1", attempt: idAt(80) }, NOON)).toMatchObject({ events: [] });
	expect(lose(mailed(submit), "customer-quote").actions).toEqual([]);
});

test("an offer that never arrived is mailed anew once its address is right again, or its quote is out of Spam", () => {
	const { after: lost } = lose(mailed(submit, offer), "customer-offer");
	const back: Step = { kind: "correct", email: "ann@example.com", isStale: false };
	for (const steps of [
		[correct, back],
		[triage("spam"), triage("not-spam")],
	]) {
		const quote = steps.reduce<Quote>((before, step, index) => {
			const at = lost.updatedAt + (index + 2) * DAY_MS;
			const decision = decideStep(ID, before, step, { at, attempt: idAt(83 + index) });
			if (decision.kind === "refused") throw new Error(decision.refusal.kind);
			return happen(before, decision.events).quote ?? before;
		}, lost);
		expect(quote.offerDeliveredAt).not.toBeNull();
		const waiting = quote.mails.filter(({ kind, attempts }) => kind === "customer-offer" && attempts === 0);
		expect(waiting.map(({ payload }) => JSON.parse(payload).to)).toContain("ann@example.com");
	}
});
