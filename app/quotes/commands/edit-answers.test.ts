import { expect, test } from "vitest";
import { price } from "#app/pricing/price.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { accept, given, offer, submit } from "#tests/support/quote-story.ts";
import { aDraft } from "../../../tests/support/drafts.ts";
import { aSubmission } from "../../../tests/support/submissions.ts";
import { evolve } from "../evolve.ts";
import type { Quote } from "../quote.ts";
import { decideEdit, type EditAnswers, priceText, workText } from "./edit-answers.ts";

const NOON = Date.UTC(2026, 4, 4, 16);

/** Windows and gutters of a medium home, deluxe. */
function aQuote(): Quote {
	const taken = {
		submission: aSubmission(),
		fingerprint: "f",
		customerToken: "t",
		addons: [],
		heardOfUs: null,
	};
	return evolve(null, { ...taken, action: "taken", at: NOON, attempt: "a" });
}

function edit(quote: Quote, changes: Partial<EditAnswers> & { services?: "windows" | "gutters" } = {}) {
	const draft = aDraft();
	const { services } = changes;
	const service = {
		...draft.service,
		...(services && { services: [`${services === "windows" ? "window" : "gutter"}-cleaning`] as const }),
	};
	const answers = { service: changes.service ?? service, condition: changes.condition ?? draft.condition };
	const prices = price({ ...answers.service, ...answers.condition }, rateCard);
	const { packages } = prices;
	const priced = packages.find(({ name }) => name === "deluxe") ?? packages[0];
	if (!priced) throw new Error("Nothing is priced");
	const form = { attempt: "b", choice: null, shown: "", seen: workText(quote) };
	return decideEdit(quote, { ...form, ...answers, priced, addonPricing: prices, ...changes }, NOON + 1);
}

const large = { ...aDraft().service, homeSize: "large" } as const;

test("an answer that costs nothing is saved at the same price, whatever the rate card says by now", () => {
	const older = {
		...aQuote(),
		estimatedPriceLow: 100,
		estimatedPriceHigh: 200,
		totalPrice: 150,
		rateCard: "2020-01",
	};
	const condition = { ...aDraft().condition, concerns: "The dog bites" };
	const decision = edit(older, { condition });
	if (decision.kind === "refused") throw new Error(decision.refusal.kind);
	const after = decision.events.reduce<Quote>(evolve, older);
	expect(after).toMatchObject({ concerns: "The dog bites", rateCard: "2020-01", totalPrice: 150 });
	expect(edit(after, { condition })).toEqual({ kind: "events", events: [] });
});

test("a price that is kept is kept with its add-ons, whatever they save by today's prices or beside other services", () => {
	const addons = [{ addonName: "deck", price: 150 }] as const;
	const quote: Quote = { ...aQuote(), addons, totalPrice: 890, confirmedAt: NOON };
	const addonPricing = {
		...price({ ...aDraft().service, ...aDraft().condition }, rateCard),
		bundlePercent: { windowsAndGutters: 0, withPressureWashing: 0 },
	};
	const condition = { ...aDraft().condition, concerns: "The dog bites" };
	for (const changes of [{ condition }, { services: "windows", choice: "keep" }] as const) {
		const decision = edit(quote, { ...changes, addonPricing });
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		const after = decision.events.reduce<Quote>(evolve, quote);
		expect(after).toMatchObject({ addons, totalPrice: 890, confirmedAt: NOON });
		expect(workText(after)).not.toBe(workText(quote));
	}
});

test("where a firm price is offered or agreed, other work keeps the estimate before it, and nothing is asked", () => {
	for (const quote of [given(submit, offer), given(submit, offer, accept)]) {
		const decision = edit(quote, { service: large });
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		const { estimatedPriceLow, estimatedPriceHigh, totalPrice } = quote;
		expect(decision.events.reduce<Quote>(evolve, quote)).toMatchObject({
			...{ homeSize: "large", estimatedPriceLow, estimatedPriceHigh, totalPrice },
		});
	}
});

test("a total that was confirmed is no change by the customer once an owner changes it, until the owner undoes that", () => {
	const quote: Quote = { ...aQuote(), confirmedAt: NOON, changedAt: NOON };
	const asked = edit(quote, { service: large });
	if (asked.kind !== "refused" || asked.refusal.kind !== "price") throw new Error("It was not asked");
	const decision = edit(quote, { service: large, choice: "new", shown: priceText(asked.refusal.priced) });
	if (decision.kind === "refused") throw new Error(decision.refusal.kind);
	const after = decision.events.reduce<Quote>(evolve, quote);
	expect([after.confirmedAt, after.changedAt]).toEqual([null, null]);
	const undone = evolve(after, { action: "edit-undone", at: NOON + 2, attempt: "c" });
	expect([undone.confirmedAt, undone.changedAt]).toEqual([NOON, NOON]);
});

/** The quote once a patio is to be washed, too, at the price that it had. */
function withPressureWashing(quote: Quote): Quote {
	const services = ["window-cleaning", "gutter-cleaning", "pressure-washing"] as const;
	const pressure = { pressureTargets: ["patio"], pressureLastCleaned: "not-sure" } as const;
	const decision = edit(quote, {
		...{ service: { ...aDraft().service, services }, choice: "keep" },
		condition: { ...aDraft().condition, ...pressure },
	});
	if (decision.kind === "refused") throw new Error(decision.refusal.kind);
	return decision.events.reduce<Quote>(evolve, quote);
}

test("a price that is kept is kept where what was an add-on becomes a part of the work", () => {
	const addons = [{ addonName: "deck", price: 150 }] as const;
	const quote: Quote = { ...aQuote(), addons, totalPrice: 890, confirmedAt: NOON };
	const after = withPressureWashing(quote);
	expect(after).toMatchObject({ addons: [], totalPrice: 890, confirmedAt: NOON });
});

test("where the price changes both are told, and the owner chooses", () => {
	const quote = aQuote();
	const asked = edit(quote, { service: large });
	if (asked.kind !== "refused" || asked.refusal.kind !== "price") throw new Error("It was not asked");
	const { kept, priced } = asked.refusal;
	expect(priceText(kept)).toBe(priceText(quote));
	expect(priced.totalPrice).toBeGreaterThan(kept.totalPrice);
	for (const [choice, price] of [
		["keep", kept],
		["new", priced],
	] as const) {
		const decision = edit(quote, { service: large, choice, shown: priceText(priced) });
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		const after = decision.events.reduce<Quote>(evolve, quote);
		expect(after.homeSize).toBe("large");
		expect(priceText(after)).toBe(priceText(price));
	}
});

test("a new price is saved only as it was shown", () => {
	const decision = edit(aQuote(), { service: large, choice: "new", shown: "1-2:2" });
	expect(decision).toMatchObject({ kind: "refused", refusal: { kind: "price" } });
});

test("other services at the old price share it without a rest", () => {
	const quote = aQuote();
	const after = withPressureWashing(quote);
	expect(after.services.map((line) => line.service)).toEqual([
		...["gutter-cleaning", "pressure-washing", "window-cleaning"],
	]);
	const sum = (end: "priceLow" | "priceHigh") => after.services.reduce((all, line) => all + line[end], 0);
	expect([sum("priceLow"), sum("priceHigh")]).toEqual([quote.estimatedPriceLow, quote.estimatedPriceHigh]);
	expect(after.totalPrice).toBe(quote.totalPrice);
});

test("answers that somebody else saved since the form was shown are not overwritten", () => {
	expect(edit(aQuote(), { service: large, seen: "others" })).toEqual({
		kind: "refused",
		refusal: { kind: "newer" },
	});
});
