import { expect, test } from "vitest";
import { DAY_MS } from "#app/time/clock.ts";
import type { Step } from "#tests/support/lives.ts";
import { accept, actionsOf, given, NOON, offer, submit, triage, when } from "#tests/support/quote-story.ts";
import { decideOffer } from "./commands/send-offer.ts";
import { evolve } from "./evolve.ts";
import type { Quote } from "./quote.ts";
import { tellChanges } from "./tell-changes.ts";

const luxury: Step = { ...submit, package: "luxury" };
const next: Step = { kind: "offer", amount: 900 };
const decline: Step = { kind: "answer", outcome: "declined" };
const withdraw: Step = { kind: "answer", outcome: "withdrawn" };

test("the saved answers become those that were asked for once an offer with them is all that stands", () => {
	const asked = given(submit, offer, luxury);
	const work = (quote: Quote) => {
		const { package: name, services, totalPrice, estimatedPriceHigh: high, fingerprint } = quote;
		return { name, services, totalPrice, high, fingerprint };
	};
	const [before, wanted] = [work(given(submit)), work(given(luxury))];
	expect(work(asked)).toEqual(before);
	expect(work(given(submit, offer, luxury, next))).toEqual(wanted);
	expect(work(given(submit, offer, luxury, next, accept))).toEqual(wanted);
	// What was accepted holds until more is.
	expect(work(given(submit, offer, accept, luxury, next))).toEqual(before);
	expect(work(given(submit, offer, accept, luxury, next, decline))).toEqual(before);
	expect(work(given(submit, offer, accept, luxury, next, accept))).toEqual(wanted);
	// An offer that was written anew in place of another is made of the same change.
	expect(work(given(submit, offer, accept, luxury, next, withdraw, next, accept))).toEqual(wanted);
	expect(work(given(submit, offer, accept, luxury, next, next, accept))).toEqual(wanted);
	// After a no, too, where it is of the same work.
	const declined = given(submit, offer, accept, luxury, next, decline);
	expect(work(given(submit, offer, accept, luxury, next, decline, next, accept))).toEqual(wanted);
	const again = when(declined, next);
	const [made] = again.kind === "events" ? again.events : [];
	if (made?.action !== "offered") throw new Error("Nothing was offered");
	const lines = [{ label: "Windows, as before", amount: 600, kind: "work" as const }];
	const other = decideOffer(declined, { offer: { ...made.offer, lines }, seen: made.at }, made.at);
	expect(other).toMatchObject({ events: [{ offer: { changeId: null } }] });
	// A change that is taken back is in no offer.
	expect(work(given(submit, offer, luxury, submit, next, accept))).toEqual(before);
});

test("the history tells what an accepted change made of the answers, and what is asked for next is reckoned from it", () => {
	const offered = given(submit, offer, accept, luxury, next);
	const decision = when(offered, accept);
	const [event] = decision.kind === "events" ? decision.events : [];
	if (!event) throw new Error("Nothing was accepted");
	const accepted = evolve(offered, event);
	expect(tellChanges(event, offered, accepted)).toContainEqual({
		field: "package",
		from: "deluxe",
		to: "luxury",
	});
	expect(actionsOf(when(accepted, luxury))).toEqual([]);
	for (const quote of [accepted, offered]) {
		const basic = when(quote, { ...submit, package: "basic" });
		expect(basic).toMatchObject({
			events: [{ text: expect.stringContaining("Package: Basic (was: Luxury)") }],
		});
	}
});

test("what an owner learned of the work since a change was asked for stays", () => {
	const deck: Step = { kind: "add-ons", addons: ["deck"], confirmed: true };
	const edit: Step = { kind: "edit", homeSize: "large", choice: "keep", isUndo: false };
	const accepted = given(submit, offer, accept, deck, edit, next, accept);
	expect(accepted).toMatchObject({ homeSize: "large", addons: [{ addonName: "deck" }] });
	// At a price whose parts belong together.
	const priced = given(submit, deck);
	for (const column of ["services", "bundlePercent", "estimatedPriceHigh", "totalPrice"] as const)
		expect(accepted[column]).toEqual(priced[column]);
	const another = given(submit, offer, accept, deck, { ...edit, choice: "new" }, next, accept);
	expect(another).toMatchObject({
		homeSize: "large",
		totalPrice: priced.totalPrice,
		services: priced.services,
	});
});

test("a change that waits when its offer expires is settled by the answers that are saved after it", () => {
	const asked = given(submit, offer, luxury);
	const later = NOON + 16 * DAY_MS;
	const saved = when(asked, { ...submit, package: "basic" }, later);
	expect(actionsOf(saved)).toEqual(["changed"]);
	const [event] = saved.kind === "events" ? saved.events : [];
	if (!event) throw new Error("Nothing was saved");
	const basic = evolve(asked, event);
	expect(basic).toMatchObject({ package: "basic", askedAt: null });
	const renewed = when(basic, next, later + DAY_MS);
	expect(renewed).toMatchObject({ events: [{ offer: { changeId: null } }] });
	// So do add-ons that are chosen then, and the saved answers, which take it back.
	const deck: Step = { kind: "add-ons", addons: ["deck"], confirmed: true };
	const chosen = when(asked, deck, later);
	expect(actionsOf(chosen)).toEqual(["confirmed"]);
	const [choice] = chosen.kind === "events" ? chosen.events : [];
	expect(choice && evolve(asked, choice).askedAt).toBeNull();
	expect(actionsOf(when(asked, submit, later))).toEqual(["change-withdrawn"]);
	expect(actionsOf(when(basic, { ...submit, package: "basic" }, later))).toEqual([]);
	// Another number beside an offer settles nothing.
	const moved = when(asked, { ...submit, hasEmail: false });
	const [known] = moved.kind === "events" ? moved.events : [];
	if (!known) throw new Error("Nothing was saved");
	expect(evolve(asked, known).askedAt).toBe(asked.askedAt);
});

test("a change waits no more once the job is done, and again where it is not done after all", () => {
	const asked = given(submit, offer, accept, luxury);
	const done = given(submit, offer, accept, luxury, triage("done"));
	expect([asked.askedAt, done.askedAt]).toEqual([expect.any(Number), null]);
	expect(given(submit, offer, accept, luxury, triage("done"), triage("not-done")).askedAt).toBe(
		asked.askedAt,
	);
});
