import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { decideStep, type Step } from "../../../tests/support/lives.ts";
import { evolve } from "../evolve.ts";
import { mailsFor } from "../mails-for.ts";
import type { Quote } from "../quote.ts";
import { tellChanges } from "../tell-changes.ts";
import { decideReply } from "./answer-question.ts";
import { decideQuestion } from "./ask-question.ts";

const ID = "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21";
const NOON = Date.UTC(2026, 4, 4, 16);

const idAt = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const submit: Step = { kind: "submit", package: "deluxe", hasEmail: true, signals: "none" };
const offer: Step = { kind: "offer", amount: 612 };
const accept: Step = { kind: "answer", outcome: "accepted" };
const triage = (
	intent: Extract<Step, { kind: "triage" }>["intent"],
	notes: "" | "Ring twice" = "",
): Step => ({
	kind: "triage",
	intent,
	notes,
});

/** The quote after these steps, an hour apart. Each must be possible. */
function given(...steps: readonly Step[]): Quote {
	const quote = steps.reduce<Quote | null>((before, step, number) => {
		const decision = decideStep(ID, before, step, { at: NOON + number * HOUR_MS, attempt: idAt(number) });
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		return decision.events.reduce(evolve, before);
	}, null);
	if (!quote) throw new Error("Nothing was submitted");
	return quote;
}

/** What a step comes to for a quote, two days after noon unless said otherwise. */
const when = (quote: Quote | null, step: Step, at = NOON + 2 * DAY_MS) =>
	decideStep(ID, quote, step, { at, attempt: idAt(90) });

const decideStepEvents = (step: Step) => {
	const decision = when(null, step);
	return decision.kind === "events" ? decision.events : [];
};

const actionsOf = (decision: ReturnType<typeof when>) =>
	decision.kind === "events" ? decision.events.map(({ action }) => action) : decision.refusal.kind;

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
	expect(actionsOf(when(taken, { kind: "take", addons: [] }))).toEqual([]);
	const [event] = decideStepEvents({ kind: "take", addons: [] });
	expect(event && mailsFor(event, null, taken)).toEqual([]);
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

test("the first answer to an offer stands, and only the newest offer can be answered while it is valid", () => {
	const offered = given(submit, offer);
	expect(actionsOf(when(offered, accept))).toEqual(["accepted"]);
	expect(actionsOf(when(offered, accept, NOON + 16 * DAY_MS))).toBe("not-current");
	expect(actionsOf(when(given(submit, offer, accept), accept))).toBe("decided");
	expect(actionsOf(when(given(submit), accept))).toBe("not-current");
});

test("what was accepted is not offered anew, what was declined or withdrawn is", () => {
	expect(actionsOf(when(given(submit, offer, accept), offer))).toBe("overtaken");
	for (const outcome of ["declined", "withdrawn"] as const)
		expect(actionsOf(when(given(submit, offer, { kind: "answer", outcome }), offer))).toEqual(["offered"]);
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

test("from an offer on, other answers are a request to the owner, and the offer and the quote stay as they are", () => {
	const other: Step = { ...submit, package: "luxury" };
	for (const quote of [given(submit, offer), given(submit, offer, accept)]) {
		const decision = when(quote, other);
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		const [event] = decision.events;
		expect(event).toMatchObject({ action: "asked", offerId: quote.offers[0]?.id });
		const after = decision.events.reduce<Quote>(evolve, quote);
		expect(after).toMatchObject({ package: "deluxe", totalPrice: quote.totalPrice, offers: quote.offers });
		expect(after.askedAt).toBe(event?.at);
		expect(after.questions[0]?.text).toContain("Package: Luxury (it was: Deluxe)");
		// The same again is the same request.
		expect(when(after, other)).toEqual({ kind: "events", events: [] });
		// One more offer may be made, which is the answer, and what was accepted stays accepted.
		const next = when(after, { kind: "offer", amount: 900 });
		if (next.kind === "refused") throw new Error(next.refusal.kind);
		const offered = next.events.reduce<Quote>(evolve, after);
		expect(offered).toMatchObject({ askedAt: null, acceptedAt: quote.acceptedAt });
		expect(offered.questions[0]?.answer).toMatchObject({ text: null });
	}
});

test("before an offer, and after one that was declined, other answers are the quote", () => {
	const declined = given(submit, offer, { kind: "answer", outcome: "declined" });
	for (const quote of [given(submit), declined]) {
		const decision = when(quote, { ...submit, package: "luxury" });
		expect(decision).toMatchObject({ events: [{ action: "changed" }] });
	}
});

test("the lines of a change keep what the owner priced, and have what is asked for", () => {
	const quote = given(submit, offer);
	const decision = when(quote, { ...submit, package: "luxury" });
	const [event] = decision.kind === "events" ? decision.events : [];
	if (event?.action !== "asked") throw new Error("No change was asked for");
	const labels = event.lines?.map(({ label }) => label) ?? [];
	expect(labels[0]).toBe("Windows");
	expect(labels.some((label) => label.startsWith("Window Cleaning, Luxury"))).toBe(true);
	expect(labels.some((label) => label.startsWith("Window Cleaning, Deluxe"))).toBe(false);
});

test("a second change that is asked for joins the first, in words and lines, unless both are about the same", () => {
	const deck: Step = { kind: "add-ons", addons: ["deck"], confirmed: true };
	const asked = given(submit, offer, deck);
	const both = when(asked, { ...submit, package: "luxury" });
	const [event] = both.kind === "events" ? both.events : [];
	if (event?.action !== "asked") throw new Error("No change was asked for");
	expect(event.text.split("\n")).toEqual([
		expect.stringMatching(/^Add-ons: .*Deck/),
		expect.stringMatching(/^Package: Luxury/),
	]);
	const labels = event.lines?.map(({ label }) => label).join() ?? "";
	for (const label of ["Windows", "Deck", "Window Cleaning, Luxury"]) expect(labels).toContain(label);
	const after = evolve(asked, event);
	expect(actionsOf(when(after, { ...submit, package: "luxury" }))).toEqual([]);
	expect(actionsOf(when(after, deck))).toEqual([]);

	const other = when(after, { ...submit, package: "basic" });
	const [later] = other.kind === "events" ? other.events : [];
	if (later?.action !== "asked") throw new Error("No change was asked for");
	expect(later.text).toMatch(/^Add-ons: .*\nPackage: Basic/);
	expect(later.text).not.toContain("Luxury");
	const last = later.lines?.map(({ label }) => label).join() ?? "";
	for (const label of ["Windows", "Deck", "Window Cleaning, Basic"]) expect(last).toContain(label);
	expect(last).not.toContain("Luxury");
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
