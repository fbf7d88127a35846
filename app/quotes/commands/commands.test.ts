import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import type { Step } from "#tests/support/lives.ts";
import {
	accept,
	actionsOf,
	decideStepEvents,
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
import { formatTimes, timesOf } from "../job-times.ts";
import { mailsFor } from "../mails-for.ts";
import type { Quote } from "../quote.ts";
import { hasChangedSince } from "../quote-view.ts";
import { tellChanges } from "../tell-changes.ts";
import { decideReply } from "./answer-question.ts";

test("the same submission changes nothing, another one is a change that the history tells", () => {
	const saved = given(submit);
	expect(actionsOf(when(saved, submit))).toEqual([]);
	const decision = when(saved, { ...submit, package: "luxury" });
	expect(actionsOf(decision)).toEqual(["changed"]);
	if (decision.kind === "refused") throw new Error("It was refused");
	const [event] = decision.events;
	if (!event) throw new Error("Nothing happened");
	const after = evolve(saved, event);
	expect(tellChanges(event, saved, after).map(({ field }) => field)).toEqual(["package", "total"]);
	expect(after.submission).toBe(2);
});

test("a caller's quote is contacted already, has the wizard's price, and mails nobody", () => {
	const taken = given({ kind: "take", addons: ["gutter-cleaning", "deck"] });
	// Gutters are among its services, so that they are no add-on; with a deck, 20 % of 1,050 comes off.
	expect(taken).toMatchObject({
		...{ source: "phone", heardOfUs: "neighbor", stage: "contacted", submission: 1, revision: 1 },
		...{ package: "deluxe", estimatedPriceLow: 680, estimatedPriceHigh: 850, totalPrice: 840 },
		addons: [{ addonName: "deck", price: 150 }],
	});
	expect(actionsOf(when(taken, { kind: "take", addons: [] }))).toBe("taken");
	const [event] = decideStepEvents({ kind: "take", addons: [] });
	expect(event && mailsFor(event, null, taken)).toEqual([]);
});

test("what an owner took by phone is no news to owners when it comes out of Spam", () => {
	const event = { action: "not-spam", at: NOON + DAY_MS, attempt: idAt(90) } as const;
	const kindsAfter = (...steps: readonly Step[]) => {
		const before = given(...steps);
		const mails = mailsFor(event, before, evolve(before, event));
		return mails.flatMap((mail) => ("queue" in mail ? mail.queue.kind : []));
	};
	expect(kindsAfter({ kind: "take", addons: [] }, triage("spam"))).not.toContain("quote-changed");
	expect(kindsAfter({ ...submit, signals: "honeypot" })).toContain("quote-changed");
});

test("a declined offer's quote gets no date, until another offer stands", () => {
	const declined = [submit, offer, { kind: "answer", outcome: "declined" }] as const;
	const date = { kind: "date", in: 9 * DAY_MS } as const;
	expect(actionsOf(when(given(...declined), date))).toBe("closed");
	expect(actionsOf(when(given(...declined, offer), date))).toEqual(["scheduled"]);
});

test("an owner switches a customer's reminders off and on, but never on again once the customer ended them", () => {
	const off = given(submit, triage("reminders-off"));
	expect(off.remindersStoppedAt).not.toBeNull();
	expect(actionsOf(when(off, triage("reminders-off")))).toBe("not-possible");
	expect(given(submit, triage("reminders-off"), triage("reminders-on")).remindersStoppedAt).toBeNull();
	expect(actionsOf(when(off, { kind: "stop" }))).toEqual(["reminders-stopped"]);
	const ended = given(submit, triage("reminders-off"), { kind: "stop" });
	expect(actionsOf(when(ended, triage("reminders-on")))).toBe("not-possible");
});

test("an owner's step deals with what was changed before it, and taken back leaves it to be looked at again", () => {
	const changed = [submit, triage("contacted"), { ...submit, package: "luxury" }] as const;
	expect(hasChangedSince(given(...changed))).toBe(true);
	for (const step of [offer, triage("done"), triage("lost")])
		expect(hasChangedSince(given(...changed, step))).toBe(false);
	const back = given(...changed, triage("done"), triage("not-done"));
	expect(back).toMatchObject({ stage: "contacted", contactedAt: given(...changed).contactedAt });
	expect(hasChangedSince(back)).toBe(true);
	expect(given(submit, triage("done"), triage("not-done"))).toMatchObject({
		stage: "new",
		contactedAt: null,
	});
});

test("a corrected contact is told with before and after, and is not written over what somebody else corrected", () => {
	const saved = given({ kind: "take", addons: [] });
	const correct = { kind: "correct", email: "new@example.com", isStale: false } as const;
	expect(actionsOf(when(saved, { ...correct, isStale: true }))).toBe("newer");
	const decision = when(saved, correct);
	if (decision.kind === "refused") throw new Error("It was refused");
	const [event] = decision.events;
	if (!event) throw new Error("Nothing happened");
	const after = evolve(saved, event);
	expect(after).toMatchObject({ name: "Ann Right", phone: "+15705550124", email: "new@example.com" });
	expect(after.totalPrice).toBe(saved.totalPrice);
	const told = tellChanges(event, saved, after);
	expect(told).toContainEqual({ field: "phone", from: saved.phone, to: "+15705550124" });
	expect(told).toContainEqual({ field: "email", from: saved.email, to: "new@example.com" });
	expect(actionsOf(when(after, correct))).toEqual([]);
});

test("the honeypot puts a quote in Spam without a mail; taking it out mails the owner, and the customer the link", () => {
	const hidden = given({ ...submit, signals: "honeypot" });
	expect(hidden).toMatchObject({ spam: true, spamReason: "honeypot", stage: "new" });
	const decision = when(hidden, triage("not-spam"));
	if (decision.kind === "refused") throw new Error("It was refused");
	const mails = decision.events.flatMap((event) => mailsFor(event, hidden, evolve(hidden, event)));
	expect(mails).toMatchObject([
		{ queue: { kind: "quote-changed" } },
		{ queue: { kind: "customer-quote", payload: { to: hidden.email } } },
	]);
});

test("a job that is done, lost or in Spam gets no date, and a lost one has none when it is accepted after all", () => {
	const date: Step = { kind: "date", in: DAY_MS };
	expect(actionsOf(when(given(submit), date))).toEqual(["scheduled"]);
	for (const intent of ["done", "lost", "spam"] as const)
		expect(actionsOf(when(given(submit, triage(intent)), date))).toBe("closed");
	expect(given(submit, offer, date, triage("lost"), accept)).toMatchObject({
		stage: "accepted",
		scheduledFor: null,
		lostReason: null,
	});
});

test("being done before its day ends a job's date without a mail, and tells it; a date taken back is none to come back", () => {
	const steps = [submit, offer, accept, { kind: "date", in: 9 * DAY_MS } as const];
	const [booked, done] = [given(...steps), given(...steps, triage("done"))];
	expect(done).toMatchObject({ scheduledFor: null, scheduledUntil: null, stage: "done" });
	const event = { action: "done", at: NOON, attempt: idAt(90) } as const;
	const date = {
		field: "date",
		from: formatTimes(timesOf(booked.scheduledFor, booked.scheduledUntil)),
		to: null,
	};
	expect(tellChanges(event, booked, done)).toEqual([date]);
	expect(mailsFor(event, booked, done)).toEqual([]);
	expect(endedDateOf([{ action: "done", changes: [date] }])).toBe(date.from);
	expect(endedDateOf([{ action: "unscheduled", changes: [date] }])).toBeNull();
	const undone = given(...steps, triage("done"), triage("not-done"));
	expect(undone).toMatchObject({ scheduledFor: booked.scheduledFor, stage: "scheduled" });
	const onItsDay = given(submit, { kind: "date", in: HOUR_MS }, triage("done"));
	expect(onItsDay.scheduledFor).not.toBeNull();
});

test("a mark as contacted is undone for ten seconds, to what it was before", () => {
	const marked = given(submit, triage("contacted"));
	const at = marked.contactedAt ?? 0;
	expect(actionsOf(when(marked, triage("undo"), at + 10_000))).toEqual(["reopened"]);
	expect(actionsOf(when(marked, triage("undo"), at + 10_001))).toBe("not-possible");
	const again = given(submit, triage("contacted"), { ...submit, package: "luxury" }, triage("contacted"));
	const undone = when(again, triage("undo"), (again.contactedAt ?? 0) + 1);
	if (undone.kind === "refused") throw new Error("It was refused");
	expect(undone.events.reduce<Quote>(evolve, again).contactedAt).toBe(NOON + HOUR_MS);
});

test("a mark as contacted is not undone once an offer, an answer, a date or an outcome was a contact, too", () => {
	const marked = given(submit, { kind: "ask" }, triage("contacted"));
	const at = (marked.contactedAt ?? 0) + 5_000;
	const [question] = marked.questions;
	const reply = { questionId: question?.id ?? "", text: "On Monday.", attempt: idAt(91) };
	const done: Step[] = [offer, { kind: "date", in: DAY_MS }, triage("done"), triage("lost")];
	for (const decision of [decideReply(marked, reply, at), ...done.map((step) => when(marked, step, at))]) {
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		const after = decision.events.reduce<Quote>(evolve, marked);
		expect(actionsOf(when(after, triage("undo"), at + 1_000))).toBe("not-possible");
	}
	expect(actionsOf(when(marked, triage("undo"), at + 1_000))).toEqual(["reopened"]);
});

test("notes go along with a move, and count their changes", () => {
	expect(given(submit, triage("contacted", "Ring twice"))).toMatchObject({
		adminNotes: "Ring twice",
		notesRevision: 1,
		stage: "contacted",
	});
	expect(actionsOf(when(given(submit), triage("notes")))).toEqual([]);
});

test("a customer is reminded once for each reminder that is due, and thanked once for a job", () => {
	const remind: Step = { kind: "remind", isUndo: false };
	const offered = given(submit, offer);
	expect(actionsOf(when(offered, remind))).toBe("not-due");
	const due = (offered.offeredAt ?? 0) + 2 * DAY_MS;
	const reminded = when(offered, remind, due);
	expect(actionsOf(reminded)).toEqual(["reminded"]);
	if (reminded.kind === "refused") throw new Error("It was refused");
	const once = reminded.events.reduce<Quote>(evolve, offered);
	expect(actionsOf(when(once, remind, due + HOUR_MS))).toBe("not-due");
	expect(actionsOf(when(once, remind, due + 5 * DAY_MS))).toEqual(["reminded"]);
	expect(actionsOf(when(given(submit, triage("done")), remind))).toEqual(["reminded"]);
	expect(actionsOf(when(given(submit, triage("done"), remind), remind))).toBe("not-due");
});

test("nothing of a quote changes once its job is done, accepted or not: what is sent then is another quote's", () => {
	const chosen: Step = { kind: "add-ons", addons: ["deck"], confirmed: true };
	for (const steps of [[submit], [submit, offer, accept]]) {
		const done = given(...steps, triage("done"));
		for (const step of [submit, { ...submit, package: "luxury" } as const, chosen])
			expect(actionsOf(when(done, step))).toBe("done");
		expect(actionsOf(when(done, { ...chosen, addons: [], confirmed: false }))).toEqual([]);
	}
	const confirmed = given(submit, chosen, triage("done"));
	expect(actionsOf(when(confirmed, chosen))).toEqual([]);
	expect(actionsOf(when(given(submit, triage("done"), triage("not-done")), chosen))).toEqual(["confirmed"]);
});
