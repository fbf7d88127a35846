import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { decideStep, type Step } from "#tests/support/lives.ts";
import { accept, actionsOf, given, ID, idAt, NOON, offer, submit, when } from "#tests/support/quote-story.ts";
import { unchanged } from "../decision.ts";
import { evolve } from "../evolve.ts";
import { mailsFor } from "../mails-for.ts";
import { changeAskedFor, type Quote } from "../quote.ts";
import { askForChange } from "./ask-for-change.ts";
import { decideOffer, lastWordOf } from "./send-offer.ts";

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
		expect(after.questions[0]?.text).toContain("Package: Luxury (was: Deluxe)");
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

test("who the customer is and how to reach somebody there changes at once, and other work beside it is asked for", () => {
	const moved: Step = { ...submit, hasEmail: !submit.hasEmail };
	for (const quote of [given(submit, offer), given(submit, offer, accept)]) {
		expect(actionsOf(when(quote, moved))).toEqual(["changed"]);
		const known = after(quote, moved, HOUR_MS);
		expect(known.contactMethod).not.toBe(quote.contactMethod);
		const { package: name, totalPrice, offers, askedAt, acceptedAt, services } = quote;
		expect(known).toMatchObject({ package: name, totalPrice, offers, askedAt, acceptedAt, services });
		expect(actionsOf(when(known, moved))).toEqual([]);
		const both: Step = { ...moved, package: "luxury" };
		expect(actionsOf(when(quote, both))).toEqual(["changed", "asked"]);
		const asked = after(quote, both, HOUR_MS);
		expect(asked).toMatchObject({ contactMethod: known.contactMethod, package: name, totalPrice });
		expect(asked.questions[0]?.text.split("\n")[0]).toBe("Package: Luxury (was: Deluxe)");
		expect(asked.questions[0]?.text).not.toContain("mail");
		expect(actionsOf(when(asked, both))).toEqual([]);
		// A request that waits stays where only the contact is another one since.
		const waiting = after(quote, { ...submit, package: "luxury" }, HOUR_MS);
		expect(actionsOf(when(waiting, moved))).toEqual(["changed"]);
		expect(changeAskedFor(after(waiting, moved, 2 * HOUR_MS))).toBeDefined();
	}
});

test("an offer is not sent past a request that its owner has not seen, nor past one that was taken back since", () => {
	for (const quote of [given(submit, offer), given(submit, offer, accept)]) {
		const further = when(quote, offer);
		const [made] = further.kind === "events" ? further.events : [];
		if (made?.action !== "offered") throw new Error("Nothing was offered");
		const asked = after(quote, { ...submit, package: "luxury" }, DAY_MS);
		const steps = [quote, asked, after(asked, submit, 2 * DAY_MS)];
		for (const [number, known] of steps.entries())
			for (const [before, shown] of steps.slice(0, number + 1).entries()) {
				const seen = lastWordOf(shown);
				const decision = decideOffer(known, { offer: made.offer, seen }, NOON + 3 * DAY_MS);
				expect(actionsOf(decision)).toEqual(before === number ? ["offered"] : "overtaken");
			}
	}
});

/** The quote after a step that is so much later than noon. */
function after(quote: Quote, step: Step, later: number): Quote {
	const decision = when(quote, step, NOON + later);
	if (decision.kind === "refused") throw new Error(decision.refusal.kind);
	return decision.events.reduce<Quote>(evolve, quote);
}

test("before an offer, and after one that was declined, other answers are the quote", () => {
	const declined = given(submit, offer, { kind: "answer", outcome: "declined" });
	for (const quote of [given(submit), declined]) {
		const decision = when(quote, { ...submit, package: "luxury" });
		expect(decision).toMatchObject({ events: [{ action: "changed" }] });
	}
});

test("the answers that are saved, sent again, take a waiting change back: the owner is told, and the offer stays as it is", () => {
	const luxury: Step = { ...submit, package: "luxury" };
	const deck: Step = { kind: "add-ons", addons: ["deck"], confirmed: true };
	const none: Step = { kind: "add-ons", addons: [], confirmed: true };
	for (const before of [given(submit, offer), given(submit, offer, accept)])
		for (const [change, original, told] of [
			[luxury, submit, "Package: Luxury (was: Deluxe)"],
			[deck, none, "Add-ons: Pressure Washing Deck (was: none)"],
			[deck, submit, "Add-ons: Pressure Washing Deck (was: none)"],
		] as const) {
			expect(actionsOf(when(before, original))).toEqual([]);
			const asked = given(submit, offer, ...(before.acceptedAt ? [accept] : []), change);
			const decision = when(asked, original);
			const [event] = decision.kind === "events" ? decision.events : [];
			if (event?.action !== "change-withdrawn") throw new Error("Nothing was taken back");
			expect(event.text).toContain(`No longer wanted:\n${told}`);
			const after = evolve(asked, event);
			expect(after).toMatchObject({ package: "deluxe", stage: before.stage, offers: before.offers });
			expect(changeAskedFor(after)).toBeUndefined();
			expect(after.questions).toMatchObject([
				{ answer: { text: null, answeredAt: event.at } },
				{ text: event.text, lines: null, answer: null },
			]);
			expect(after.askedAt).toBe(event.at);
			expect(mailsFor(event, asked, after)).toMatchObject([
				{ queue: { kind: "customer-question", payload: { text: event.text, isChange: false } } },
				{ queue: { kind: "alert" } },
			]);
			expect(actionsOf(when(after, original))).toEqual([]);
			expect(actionsOf(when(after, change))).toEqual(["asked"]);
		}
});

test("long answers are told by what is wanted, so that none falls off the end", () => {
	const quote = {
		...given(submit, offer),
		concerns: "a".repeat(300),
		address: "b".repeat(120),
		name: "e".repeat(60),
	};
	const wanted = {
		...quote,
		concerns: "c".repeat(300),
		address: `${"d".repeat(119)}.`,
		name: "f".repeat(60),
		package: "luxury",
	} as const;
	const decision = askForChange(quote, wanted, idAt(90), NOON + 2 * DAY_MS);
	const [event] = decision.kind === "events" ? decision.events : [];
	if (event?.action !== "asked") throw new Error("No change was asked for");
	for (const told of [wanted.concerns, wanted.address, "Package: Luxury (was: Deluxe)"])
		expect(event.text).toContain(told);
	expect(askForChange(evolve(quote, event), wanted, idAt(91), NOON + 3 * DAY_MS)).toEqual(unchanged);
});

test("a request for fewer services tells the services, and no answer about the one that goes", () => {
	const quote = { ...given(submit, offer), gutterLastCleaned: "within-1-year" } as const;
	const services = quote.services.filter(({ service }) => service !== "gutter-cleaning");
	const wanted = { ...quote, services, gutterLastCleaned: null };
	const decision = askForChange(quote, wanted, idAt(90), NOON + 2 * DAY_MS);
	const [event] = decision.kind === "events" ? decision.events : [];
	if (event?.action !== "asked") throw new Error("No change was asked for");
	expect(event.text).toContain("Services: Window Cleaning (was: Window Cleaning, Gutter Cleaning)");
	expect(event.text).not.toContain("Gutters last cleaned");
	expect(askForChange(evolve(quote, event), wanted, idAt(91), NOON + 3 * DAY_MS)).toEqual(unchanged);
});

test("a change can be taken back when no more questions are taken that day", () => {
	let quote = given(submit, offer);
	for (let asked = 0; asked < 10; asked++) {
		const step: Step = { ...submit, package: asked % 2 === 0 ? "luxury" : "basic" };
		const decision = decideStep(ID, quote, step, { at: NOON + DAY_MS + asked, attempt: idAt(20 + asked) });
		if (decision.kind === "refused") throw new Error("It was refused");
		quote = decision.events.reduce<Quote>(evolve, quote);
	}
	expect(actionsOf(when(quote, { ...submit, package: "luxury" }, NOON + DAY_MS + HOUR_MS))).toBe("too-many");
	expect(actionsOf(when(quote, submit, NOON + DAY_MS + HOUR_MS))).toEqual(["change-withdrawn"]);
});
