import { expect, test } from "vitest";
import { formatDollars } from "#app/pricing/format.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { decideStep, type Step } from "#tests/support/lives.ts";
import { accept, actionsOf, given, ID, idAt, NOON, offer, submit, when } from "#tests/support/quote-story.ts";
import { unchanged } from "../decision.ts";
import { evolve } from "../evolve.ts";
import { mailsFor } from "../mails-for.ts";
import { type OfferLine, prefillOffer, totalOf } from "../offer.ts";
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

test("a request is told with the offer's price and what its lines add, where the offer has what goes", () => {
	const saved = given(submit, offer);
	const { package: name, totalPrice, services } = saved;
	const estimated = services.map(({ service, priceLow: low, priceHigh: high }) => ({ service, low, high }));
	const [first, ...others] = prefillOffer({ package: name, totalPrice, services: estimated, addons: [] });
	if (!first) throw new Error("There are no lines");
	const textOf = (lines: readonly OfferLine[], step: Step) => {
		const terms = { lines, total: totalOf(lines) };
		const quote = { ...saved, offers: saved.offers.map((sent) => ({ ...sent, ...terms })) };
		const decision = when(quote, step);
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		return decision.events.reduce<Quote>(evolve, quote).questions[0]?.text;
	};
	const addDeck: Step = { kind: "add-ons", addons: ["deck"], confirmed: true };
	const withDeck = given(submit, addDeck).totalPrice;
	const cheaper = [{ ...first, amount: first.amount - 100 }, ...others];
	expect(textOf(cheaper, addDeck)).toContain(
		`Total: ${formatDollars(withDeck - 100)} (was: ${formatDollars(totalPrice - 100)})`,
	);
	// What the owner offered in other words is for the owner to take out.
	const other = [{ ...first, label: "Windows" }, ...others];
	expect(textOf(other, { ...submit, package: "luxury" })).not.toContain("Total");
	// Of what the owner priced, no list tells the price of what comes in its place.
	expect(textOf([first, ...others], { ...submit, package: "luxury" })).toContain("Total");
	expect(textOf(cheaper, { ...submit, package: "luxury" })).not.toContain("Total");
});

test("an add-on of another home costs what it does there, where a change is asked for, too", () => {
	const addons: Step = { kind: "add-ons", addons: ["siding"], confirmed: true };
	const decision = when(given(submit, addons, offer), { ...submit, homeSize: "xl" });
	if (decision.kind === "refused") throw new Error(decision.refusal.kind);
	expect(decision.events).toMatchObject([{ wanted: { addons: [{ addonName: "siding", price: 500 }] } }]);
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
	expect(labels).toEqual(["Windows", "Change to Window Cleaning, Luxury", "Bundle saving"]);
	// As much more or less as the list tells, whatever the owner's own price is.
	const [total, wanted] = [quote.totalPrice, given({ ...submit, package: "luxury" }).totalPrice];
	expect(totalOf(event.lines ?? [])).toBe(offer.amount + wanted - total);
});

test.each([
	["declined", { kind: "answer", outcome: "declined" }, 1],
	["withdrawn", { kind: "answer", outcome: "withdrawn" }, 1],
	["expired", null, 16],
] as const)(
	"a change is reckoned from what was accepted where more that was offered is %s",
	(_, step, days) => {
		const more = given(submit, offer, accept, { kind: "offer", amount: 900 }, ...(step ? [step] : []));
		const asked = when(more, { kind: "add-ons", addons: ["deck"], confirmed: true }, NOON + days * DAY_MS);
		if (asked.kind === "refused") throw new Error(asked.refusal.kind);
		const [event] = asked.events;
		expect(event).toMatchObject({ action: "asked", offerId: more.offers[0]?.id });
		const [agreed] = more.offers[0]?.lines ?? [];
		expect(event?.action === "asked" && event.lines).toContainEqual(agreed);
	},
);

test("what is asked for again in other words is in the lines once, as it was asked for last", () => {
	const extras = (quote: Quote, ...chosen: ("deck" | "siding")[]) => {
		const decision = when(quote, { kind: "add-ons", addons: chosen, confirmed: true });
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		const after = decision.events.reduce<Quote>(evolve, quote);
		const lines = after.questions.at(-1)?.lines ?? [];
		return { after, labels: lines.filter(({ kind }) => kind === "work").map(({ label }) => label) };
	};
	const deck = extras(given(submit, offer), "deck");
	const both = extras(deck.after, "deck", "siding");
	const [windows, deckLine, sidingLine] = ["Windows", "Pressure Washing Deck", "Pressure Washing Siding"];
	expect(deck.labels).toEqual([windows, deckLine]);
	expect(both.labels).toEqual([windows, deckLine, sidingLine]);
	expect(extras(both.after, "siding").labels).toEqual([windows, sidingLine]);
	// The same beside a change of something else, which stays.
	const luxury = "Change to Window Cleaning, Luxury";
	const withPackage = given(submit, offer, { ...submit, package: "luxury" });
	const more = extras(extras(withPackage, "deck").after, "deck", "siding");
	expect(more.labels).toEqual([windows, deckLine, sidingLine, luxury]);
	expect(extras(more.after, "siding").labels).toEqual([windows, sidingLine, luxury]);
});

test("a second change that is asked for joins the first, in words and lines, unless both are about the same", () => {
	const deck: Step = { kind: "add-ons", addons: ["deck"], confirmed: true };
	const asked = given(submit, offer, deck);
	const both = when(asked, { ...submit, package: "luxury" });
	const [event] = both.kind === "events" ? both.events : [];
	if (event?.action !== "asked") throw new Error("No change was asked for");
	expect(event.text.split("\n")).toEqual([
		expect.stringMatching(/^Package: Luxury/),
		expect.stringMatching(/^Add-ons: .*Deck/),
	]);
	const labels = event.lines?.map(({ label }) => label).join() ?? "";
	for (const label of ["Windows", "Deck", "Window Cleaning, Luxury"]) expect(labels).toContain(label);
	const after = evolve(asked, event);
	expect(actionsOf(when(after, { ...submit, package: "luxury" }))).toEqual([]);
	expect(actionsOf(when(after, deck))).toEqual([]);

	const other = when(after, { ...submit, package: "basic" });
	const [later] = other.kind === "events" ? other.events : [];
	if (later?.action !== "asked") throw new Error("No change was asked for");
	expect(later.text).toMatch(/^Package: Basic.*\nAdd-ons: /);
	expect(later.text).not.toContain("Luxury");
	const last = later.lines?.map(({ label }) => label).join() ?? "";
	for (const label of ["Windows", "Deck", "Window Cleaning, Basic"]) expect(last).toContain(label);
	expect(last).not.toContain("Luxury");
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
