import { expect, test } from "vitest";
import { hasWaitingOffer } from "#app/catalog/stage.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { happen, type Step } from "#tests/support/lives.ts";
import {
	accept,
	actionsOf,
	given,
	idAt,
	NOON,
	offer,
	submit,
	triage,
	when,
} from "#tests/support/quote-story.ts";
import { endedDateOf } from "../ended-date.ts";
import { evolve } from "../evolve.ts";
import { jobOf, quotedJob } from "../job.ts";
import { mailsFor } from "../mails-for.ts";
import type { Quote } from "../quote.ts";
import { tellChanges } from "../tell-changes.ts";
import { decideOffer } from "./send-offer.ts";
import { decideTriage } from "./triage-quote.ts";

test("the first answer to an offer stands, and only the newest offer can be answered while it is valid", () => {
	const offered = given(submit, offer);
	expect(actionsOf(when(offered, accept))).toEqual(["accepted"]);
	expect(actionsOf(when(offered, accept, NOON + 16 * DAY_MS))).toBe("not-current");
	expect(actionsOf(when(given(submit, offer, accept), accept))).toBe("decided");
	expect(actionsOf(when(given(submit), accept))).toBe("not-current");
});

test("an owner enters a yes to the newest offer, expired or not, where nobody answered it and the job is not done", () => {
	const enter = { kind: "enter", way: "phone" } as const;
	const offered = given(submit, offer);
	expect(actionsOf(when(offered, enter))).toEqual(["acceptance-entered"]);
	expect(actionsOf(when(offered, enter, NOON + 16 * DAY_MS))).toEqual(["acceptance-entered"]);
	expect(given(submit, offer, triage("lost"), enter)).toMatchObject({ stage: "accepted", lostAt: null });
	expect(actionsOf(when(given(submit, offer, accept), enter))).toBe("decided");
	expect(actionsOf(when(given(submit, offer, enter), accept))).toBe("decided");
	expect(actionsOf(when(given(submit, offer, triage("done")), enter))).toBe("not-current");
	expect(actionsOf(when(given(submit), enter))).toBe("not-current");
});

test("more is offered after any answer, unless an acceptance was not seen or the job is done", () => {
	for (const outcome of ["accepted", "declined", "withdrawn"] as const)
		expect(actionsOf(when(given(submit, offer, { kind: "answer", outcome }), offer))).toEqual(["offered"]);
	const accepted = given(submit, offer, accept);
	const further = when(accepted, offer);
	const [event] = further.kind === "events" ? further.events : [];
	if (event?.action !== "offered") throw new Error("It was not offered");
	const seen = (accepted.acceptedAt ?? 0) - 1;
	expect(actionsOf(decideOffer(accepted, { offer: event.offer, seen }, NOON + DAY_MS))).toBe("overtaken");
	expect(actionsOf(when(given(submit, offer, accept, triage("done")), offer))).toBe("overtaken");
});

test("who took a quote for new is told that it lies in Spam meanwhile", () => {
	expect(actionsOf(when(given(submit, triage("spam")), triage("contacted")))).toBe("not-possible");
});

test("a declined quote is lost already, and may still be done after all", () => {
	const declined = given(submit, offer, { kind: "answer", outcome: "declined" });
	expect(actionsOf(when(declined, triage("lost")))).toBe("not-possible");
	expect(actionsOf(when(declined, triage("done")))).toEqual(["done"]);
});

test("who declines the first offer has no date any more, nor one that comes back, and is told; more work declined ends none", () => {
	const date = { kind: "date", in: 9 * DAY_MS } as const;
	const decline = { kind: "answer", outcome: "declined" } as const;
	const mailed = { kind: "correct", email: "new@example.com", isStale: false } as const;
	for (const before of [given(submit, mailed, date, offer), given(submit, mailed, offer, date)]) {
		const decision = when(before, decline);
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		const [event] = decision.events;
		if (!event) throw new Error("Nothing happened");
		const after = evolve(before, event);
		expect(after).toMatchObject({ stage: "lost", scheduledFor: null, scheduledUntil: null });
		const changes = tellChanges(event, before, after);
		expect(changes.map(({ field }) => field)).toEqual(["offer", "date"]);
		expect(endedDateOf([{ action: event.action, changes }])).toBeNull();
		const mails = mailsFor(event, before, after);
		expect(mails.some((mail) => "cancel" in mail || mail.queue.kind === "job-date")).toBe(true);
	}
	const further = given(submit, offer, accept, date, offer, decline);
	expect(further).toMatchObject({ stage: "scheduled", scheduledFor: expect.any(Number) });
});

test("an offer that is still open decides nothing once the job is done", () => {
	const done = given(submit, offer, triage("done"));
	for (const outcome of ["accepted", "declined", "withdrawn"] as const)
		expect(actionsOf(when(done, { kind: "answer", outcome }))).toBe("not-current");
});

test("who accepted an offer is moved to Spam by no form, however old its page is", () => {
	expect(actionsOf(when(given(submit, offer, accept), triage("spam")))).toBe("not-possible");
	expect(actionsOf(when(given(submit, offer), triage("spam")))).toEqual(["spam"]);
});

test("a job whose customer said yes is not called off by a page from before the yes, and may be by a newer one", () => {
	const accepted = given(submit, offer, accept);
	const lost = (acceptedAt: number) => {
		const notes = { notes: null, notesBefore: null, notesRevision: 0 };
		const command = { ...notes, attempt: idAt(90), intent: "lost", acceptedAt } as const;
		return actionsOf(decideTriage(accepted, command, NOON + DAY_MS));
	};
	const at = accepted.acceptedAt ?? 0;
	expect([0, at - 1, at].map(lost)).toEqual(["accepted", "accepted", ["lost"]]);
});

test("an offer takes its quote out of Spam and is mailed; moved there again, it is not mailed twice", () => {
	const hidden = given({ ...submit, signals: "honeypot" });
	const at = NOON + 8 * DAY_MS;
	const offered = when(hidden, offer, at);
	if (offered.kind === "refused") throw new Error(offered.refusal.kind);
	expect(actionsOf(offered)).toEqual(["offered", "not-spam"]);
	const { quote, queued } = happen(hidden, offered.events);
	expect(quote).toMatchObject({ spam: false, stage: "offered" });
	expect(queued.map(({ kind }) => kind)).toContain("customer-offer");
	expect(quote).toMatchObject({ offerDeliveredAt: at, reminderDueAt: at + 2 * DAY_MS });
	const told = given(submit, offer, triage("spam"), triage("not-spam"));
	expect(told.offerDeliveredAt).toBe(told.offeredAt);
});

test("an email address that an owner learns takes the waiting offer to the customer, once, unless it is taken back", () => {
	const correct = { kind: "correct", email: "new@example.com", isStale: false } as const;
	const undo = { kind: "edit", isUndo: true, homeSize: "small", choice: "keep" } as const;
	const at = NOON + 2 * DAY_MS;
	const after = (quote: Quote, step: Step, later = 0) => {
		const decision = when(quote, step, at + later);
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		return happen(quote, decision.events);
	};
	const offered = given({ ...submit, hasEmail: false }, offer);
	expect(offered.offerDeliveredAt).toBeNull();
	const learned = after(offered, correct);
	expect(learned.queued).toMatchObject([
		{ kind: "customer-offer", dueAt: at + 10_000, payload: { to: "new@example.com", number: 1, total: 612 } },
	]);
	const { quote } = learned;
	if (!quote) throw new Error("There is no quote");
	expect(quote.offerDeliveredAt).toBe(at);
	const back = after(quote, undo, 5_000);
	expect(back.quote).toMatchObject({ email: null, offerDeliveredAt: null, mails: [] });
	const removed = after(quote, { ...correct, email: undefined }, HOUR_MS).quote ?? quote;
	expect(after(removed, correct, 2 * HOUR_MS).queued).toEqual([]);
	for (const quiet of [
		given({ ...submit, hasEmail: false }),
		given({ ...submit, hasEmail: false }, offer, accept),
		given({ ...submit, hasEmail: false }, offer, { kind: "answer", outcome: "withdrawn" }),
	])
		expect(after(quiet, correct).queued).toEqual([]);
	expect(happen(offered, expired(offered, correct)).queued).toEqual([]);
});

test("an email address that an owner corrects gets the waiting offer, once, and one that was wrong for a moment gets none", () => {
	const correct = (email: string) => ({ kind: "correct", email, isStale: false }) as const;
	let quote = given(submit, offer);
	const told: (string | undefined)[] = [];
	const correctAt = (email: string, later: number) => {
		const after = happen(quote, eventsAt(quote, correct(email), NOON + 2 * DAY_MS + later));
		told.push(after.queued.map((mail) => ("to" in mail.payload ? mail.payload.to : mail.kind)).join());
		quote = after.quote ?? quote;
	};
	correctAt("typo@example.com", 0);
	correctAt("right@example.com", 5_000);
	correctAt("ann@example.com", HOUR_MS);
	correctAt("Right@example.com", 2 * HOUR_MS);
	expect(told).toEqual(["typo@example.com", "right@example.com", "ann@example.com", ""]);
	const addresses = quote.mails.filter(({ kind }) => kind === "customer-offer").map(({ payload }) => payload);
	expect(addresses.join()).not.toContain("typo@example.com");
});

test("the mail of a date goes to a corrected email address, once, and to no wrong one while it waits", () => {
	const at = NOON + 2 * DAY_MS;
	const asked = given(submit);
	const dated = happen(asked, eventsAt(asked, { kind: "date", in: 9 * DAY_MS }, at)).quote ?? asked;
	const correct = { kind: "correct", email: "right@example.com", isStale: false } as const;
	for (const [later, told] of [
		[5_000, ["right@example.com"]],
		[HOUR_MS, ["ann@example.com", "right@example.com"]],
	] as const) {
		const after = happen(dated, eventsAt(dated, correct, at + later)).quote ?? dated;
		expect(after.mails.map(({ payload }) => JSON.parse(payload).to)).toEqual(told);
		const again = { ...correct, email: "RIGHT@example.com" };
		expect(happen(after, eventsAt(after, again, at + 2 * HOUR_MS)).queued).toEqual([]);
	}
});

/** What a step comes to long after the offer ended. */
const expired = (quote: Quote, step: Step) => eventsAt(quote, step, NOON + 30 * DAY_MS);

const eventsAt = (quote: Quote, step: Step, at: number) => {
	const decision = when(quote, step, at);
	return decision.kind === "events" ? decision.events : [];
};

test("what was accepted stays the job while a further offer waits and once it is declined or withdrawn", () => {
	const more: Step = { kind: "offer", amount: 900 };
	const jobAfter = (...steps: Step[]) => jobOf(quotedJob(given(submit, offer, accept, more, ...steps)));
	for (const outcome of ["declined", "withdrawn"] as const) {
		const over: Step = { kind: "answer", outcome };
		for (const steps of [[], [over]])
			expect(jobAfter(...steps)).toMatchObject({ basis: "accepted", total: 612 });
		expect(given(submit, offer, accept, more, over)).toMatchObject({ stage: "accepted" });
		expect(hasWaitingOffer(given(submit, offer, accept, more, over))).toBe(false);
	}
	expect(jobAfter(accept)).toMatchObject({ basis: "accepted", total: 900 });
});
