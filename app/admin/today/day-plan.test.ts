import fc from "fast-check";
import { expect, test } from "vitest";
import { aQuoteView } from "#tests/support/quote-views.ts";
import { moveStop, orderStops, routeAddress, stopOf } from "./day-plan.ts";

const job = (id: string, startsAt: number) => ({ id, startsAt });
const idsOf = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id).join("");

test("jobs stand by their times until they are moved by hand, and what comes later finds its place", () => {
	const jobs = [job("b", 2), job("a", 1), job("c", 3)];
	expect(idsOf(orderStops(jobs, []))).toBe("abc");
	expect(idsOf(orderStops(jobs, ["c", "a", "b"]))).toBe("cab");
	expect(idsOf(orderStops([...jobs, job("d", 2)], ["c", "a", "b"]))).toBe("dcab");
	expect(idsOf(orderStops(jobs, ["x", "b"]))).toBe("abc");
});

test("whatever was kept, every job is in the plan once", () => {
	const some = fc.uniqueArray(fc.record({ id: fc.string(), startsAt: fc.nat() }), {
		selector: ({ id }) => id,
	});
	fc.assert(
		fc.property(some, fc.uniqueArray(fc.string()), (jobs, order) => {
			expect(
				orderStops(jobs, order)
					.map(({ id }) => id)
					.sort(),
			).toEqual(jobs.map(({ id }) => id).sort());
		}),
	);
});

test("moving a stop and back is what was, and the ends have nowhere to go", () => {
	expect(moveStop(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
	expect(moveStop(["b", "a", "c"], 0, 1)).toEqual(["a", "b", "c"]);
	expect(moveStop(["a", "b"], 0, -1)).toBeNull();
	expect(moveStop(["a", "b"], 1, 1)).toBeNull();
});

test("a stop names the town of its ZIP code where one is known, and its map reads the address alone", () => {
	const quote = { ...aQuoteView({ address: "1 Elm St" }), startsAt: 0, endsAt: 1, isDone: false };
	expect(stopOf(quote)).toMatchObject({
		place: "1 Elm St, PA 18411",
		where: "1 Elm St, PA 18411 (Waverly Township)",
	});
	expect(stopOf({ ...quote, zipCode: "90210" }).where).toBe("1 Elm St, PA 90210");
});

test("the stops are one map, from two on", () => {
	expect(routeAddress(["1 Elm St"])).toBeNull();
	const route = new URL(routeAddress(["1 Elm St, PA 18411", "2 Oak St", "3 Ash St"]) ?? "");
	expect(route.searchParams.get("waypoints")).toBe("1 Elm St, PA 18411|2 Oak St");
	expect(route.searchParams.get("destination")).toBe("3 Ash St");
});
