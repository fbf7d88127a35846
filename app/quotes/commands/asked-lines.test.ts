import { expect, test } from "vitest";
import { formatDollars } from "#app/pricing/format.ts";
import { DAY_MS } from "#app/time/clock.ts";
import type { Step } from "#tests/support/lives.ts";
import { accept, actionsOf, given, NOON, offer, submit, when } from "#tests/support/quote-story.ts";
import { evolve } from "../evolve.ts";
import { type OfferLine, prefillOffer, totalOf } from "../offer.ts";
import type { Quote } from "../quote.ts";

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
