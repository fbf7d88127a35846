import { expect, test } from "vitest";
import { stateOffers } from "./offer-state.ts";

const offer = (number: number, outcome: "accepted" | "declined" | null, validUntil = 20) => ({
	number,
	outcome,
	validUntil,
});

const statesOf = (offers: ReturnType<typeof offer>[]) => stateOffers(offers, 10).map(({ state }) => state);

test("what was accepted stands until a later offer is accepted, too", () => {
	expect(statesOf([offer(2, null), offer(1, "accepted")])).toEqual(["open", "accepted"]);
	expect(statesOf([offer(2, "declined"), offer(1, "accepted")])).toEqual(["declined", "accepted"]);
	expect(statesOf([offer(3, "accepted"), offer(2, null), offer(1, "accepted")])).toEqual([
		"accepted",
		"replaced",
		"replaced",
	]);
});

test("an offer that nobody answered is over with its day", () => {
	expect(statesOf([offer(1, null, 10)])).toEqual(["expired"]);
});
