import { expect, test } from "vitest";
import type { Addon } from "#app/catalog/options.ts";
import { paths } from "#app/config/paths.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { saveAddons, trySaveAddons } from "#app/quotes/addons.server.ts";
import { RefusedQuoteError, saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { gutterAnswers } from "../support/drafts.ts";
import { anOwner, db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { anOffer, send } from "../support/offers.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

const NOW = Date.UTC(2026, 4, 4, 12);
const LATER = NOW + 5000;

async function aSavedQuote() {
	const submission = aSubmission();
	await saveQuote(db, submission, NOW);
	await proxy.reset();
	const choose = (addons: readonly Addon[], { confirmed = false, now = LATER } = {}) =>
		saveAddons(db, { quoteId: submission.id, addons, priced: rateCard, confirmed }, now);
	return { submission, choose, saved: () => savedQuote(submission.id) };
}

test("the chosen add-ons are saved with their prices and the total, in a round trip to load and one to commit", async () => {
	const { submission, choose, saved } = await aSavedQuote();
	await choose(["concrete", "siding"]);
	expect(await proxy.roundTrips()).toBe(2);
	const { rows, addons, events } = await saved();
	const who = { quoteId: submission.id, userName: "Ann Example", phone: "+15705550123" };
	expect(addons).toEqual([
		{ ...who, addonName: "concrete", price: 150 },
		{ ...who, addonName: "siding", price: 200 },
	]);
	expect(rows[0]).toMatchObject({
		totalPrice: 1_000,
		revision: 2,
		submission: 2,
		updatedAt: LATER,
		changedAt: LATER,
	});
	expect(events.map(({ action }) => action)).toEqual(["submitted", "add-ons"]);
});

test("the saved add-ons become exactly the chosen ones", async () => {
	const { submission, choose, saved } = await aSavedQuote();
	await choose(["gutter-cleaning", "concrete", "deck"]);
	await choose(["deck", "siding"]);
	const { rows, addons } = await saved();
	expect(addons.map(({ addonName }) => addonName)).toEqual(["deck", "siding"]);
	expect(rows[0]?.totalPrice).toBe(1_000);
	await choose([]);
	const emptied = await saved();
	expect(emptied.addons).toEqual([]);
	expect(emptied.rows[0]?.totalPrice).toBe(submission.midpoint);
});

test("an add-on is not chosen beside the service that it stands for", async () => {
	const { choose, saved } = await aSavedQuote();
	const services = (await saved()).services.map(({ service }) => service);
	expect(services).toContain("gutter-cleaning");
	await choose(["gutter-cleaning", "deck"]);
	expect((await saved()).addons.map(({ addonName }) => addonName)).toEqual(["deck"]);
});

test("the same choice again changes nothing and makes no event", async () => {
	const { choose, saved } = await aSavedQuote();
	await choose(["siding", "concrete"]);
	const once = await saved();
	await choose(["concrete", "siding"], { now: LATER + 5000 });
	expect(await saved()).toEqual(once);
	expect(once.events).toHaveLength(2);
});

test("choosing nothing for a quote without add-ons is no change", async () => {
	const { choose, saved } = await aSavedQuote();
	await choose([]);
	const { rows, events } = await saved();
	expect(rows[0]).toMatchObject({ revision: 1, updatedAt: NOW });
	expect(events).toHaveLength(1);
});

test("a swap of add-ons at the same price is a change", async () => {
	const { choose, saved } = await aSavedQuote();
	await choose(["concrete"]);
	await choose(["deck"]);
	const { rows, addons, events } = await saved();
	expect(addons.map(({ addonName }) => addonName)).toEqual(["deck"]);
	expect(rows[0]).toMatchObject({ totalPrice: 840, revision: 3 });
	expect(events).toHaveLength(3);
});

test("confirming notes when, once, until another choice makes it another total", async () => {
	const { choose, saved } = await aSavedQuote();
	await choose(["deck"]);
	await choose(["deck"], { confirmed: true, now: LATER + 1 });
	await choose(["deck"], { confirmed: true, now: LATER + 2 });
	const { rows, events } = await saved();
	expect(rows[0]).toMatchObject({ confirmedAt: LATER + 1, changedAt: LATER + 1, revision: 3 });
	expect(events.map(({ action }) => action)).toEqual(["submitted", "add-ons", "confirmed"]);
	await choose([], { now: LATER + 3 });
	expect((await saved()).rows[0]?.confirmedAt).toBeNull();
	await choose([], { confirmed: true, now: LATER + 4 });
	expect((await saved()).rows[0]?.confirmedAt).toBe(LATER + 4);
});

test("its page says that a quote was changed, and not of one whose total was confirmed alone", async () => {
	const { submission, choose, saved } = await aSavedQuote();
	const owner = await anOwner();
	const says = async () => {
		const page = await new Visitor().get(paths.customerQuote((await saved()).rows[0]?.customerToken ?? ""));
		const card = await owner.get(paths.adminQuote(submission.id));
		return [page.html.includes("changed on"), card.html.includes("Changed by the customer")];
	};
	await choose([], { confirmed: true });
	expect(await says()).toEqual([false, false]);
	await choose(["deck"], { now: LATER + 1 });
	expect(await says()).toEqual([true, true]);
});

test("a tap in a tab that another one overtook leaves what was asked for there, and confirming takes it back", async () => {
	const { submission, saved } = await aSavedQuote();
	await send(db, anOffer(submission.id, { validUntil: NOW + DAY_MS }), NOW);
	await saveQuote(db, { ...aSubmission({ id: submission.id }, "luxury") }, LATER);
	const tap = (confirmed: boolean) => {
		const choice = { quoteId: submission.id, addons: [], priced: rateCard, confirmed, submission };
		return trySaveAddons(db, choice, LATER + 1);
	};
	const actions = async () => (await saved()).events.map(({ action }) => action);
	expect(await tap(false)).toBe("asked");
	expect(await actions()).toEqual(["submitted", "offered", "asked"]);
	expect(await tap(true)).toBe("offered");
	expect(await actions()).toEqual(["submitted", "offered", "asked", "change-withdrawn"]);
});

test("without such a quote nothing is saved", async () => {
	const quoteId = crypto.randomUUID();
	const choice = { quoteId, addons: ["deck"], priced: rateCard, confirmed: true } as const;
	await expect(saveAddons(db, choice, NOW)).rejects.toThrow(RefusedQuoteError);
	const { rows, addons, events } = await savedQuote(quoteId);
	expect([rows, addons, events]).toEqual([[], [], []]);
});

test("changing the package keeps the add-ons, in the total too", async () => {
	const { submission, choose, saved } = await aSavedQuote();
	await choose(["siding"]);
	const luxury = aSubmission({ id: submission.id, contact: { ...submission.contact, name: "Bo" } }, "luxury");
	await saveQuote(db, luxury, LATER + 1);
	const { rows, addons } = await saved();
	expect(addons).toEqual([expect.objectContaining({ addonName: "siding", userName: "Bo" })]);
	// The siding of a medium home is $250, of which the bundle saves 20 %.
	expect(rows[0]?.totalPrice).toBe(1_020);
});

test("add-ons cost what they do for the home that is told last, in the row, the total and the offer's lines", async () => {
	const service = { ...gutterAnswers.service, homeSize: "small", stories: "one" } as const;
	const condition = { gutterLastCleaned: "within-1-year" } as const;
	const submission = aSubmission({ service, condition }, "standard");
	const quoteId = submission.id;
	await saveQuote(db, submission, NOW);
	await saveAddons(db, { quoteId, addons: ["siding"], priced: rateCard, confirmed: true }, LATER);
	const larger = { id: quoteId, service: { ...service, homeSize: "xl" }, condition } as const;
	await saveQuote(db, aSubmission(larger, "standard"), LATER + 1);
	const { rows, addons } = await savedQuote(quoteId);
	expect(addons).toMatchObject([{ addonName: "siding", price: 500 }]);
	// The gutters of an extra large home, one story, are $450 to $600.
	expect(rows).toMatchObject([{ totalPrice: 525 + 500, confirmedAt: null }]);
	const form = (await (await anOwner()).get(paths.adminOffer(quoteId))).html;
	expect(form).toContain('value="500"');
	expect(form).not.toContain("As priced before");
});

test("two taps in parallel leave the add-ons, the total and the events in agreement", async () => {
	const { choose, saved } = await aSavedQuote();
	await Promise.all([choose(["deck"]), choose(["deck", "siding"]), choose(["deck"])]);
	const { rows, addons, events } = await saved();
	// Windows and gutters at 900 and the add-ons, less the 20% of all three.
	const all = addons.reduce((sum, { price }) => sum + price, 900);
	expect(rows[0]?.totalPrice).toBe(all * 0.8);
	expect(events).toHaveLength(rows[0]?.revision ?? 0);
});

test("a refused connection changes nothing", async () => {
	const { choose, saved } = await aSavedQuote();
	const before = await saved();
	await proxy.fail({ kind: "refuse" });
	await expect(choose(["deck"])).rejects.toThrow();
	expect(await saved()).toEqual(before);
});
