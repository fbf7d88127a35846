import fc from "fast-check";
import { expect, test } from "vitest";
import { type Customer, type CustomerEvent, evolve, mergesInForce } from "./customer.ts";
import { type CustomerCommand, decideCustomer } from "./decide-customer.ts";

const ids = ["a", "b", "c", "d", "e"] as const;
const everybody: readonly Customer[] = ids.map((id) => ({ id, primaryId: id, note: null, revision: 0 }));

interface World {
	customers: readonly Customer[];
	events: readonly CustomerEvent[];
}

/** What a command makes of a world, and whether it was done. */
function act(world: World, command: CustomerCommand): World & { event: CustomerEvent | null } {
	const decision = decideCustomer(world.customers, world.events, command);
	const event = "event" in decision ? decision.event : null;
	if (!event) return { ...world, event };
	return { customers: evolve(world.customers, event), events: [...world.events, event], event };
}

const anId = fc.constantFrom(...ids);
const note = fc.constantFrom(null, "Gate code 4711", "Dog");
const aCommand: fc.Arbitrary<CustomerCommand> = fc.oneof(
	fc.record({ type: fc.constant("note" as const), customerId: anId, note, seen: note }),
	fc.record({
		type: fc.constantFrom("merge" as const, "merge" as const, "separate" as const),
		customerId: anId,
		other: anId,
	}),
);
const aWorld = fc
	.array(aCommand)
	.map((commands) => commands.reduce<World>(act, { customers: everybody, events: [] }));

const withoutRevisions = ({ customers }: World) => customers.map(({ revision, ...customer }) => customer);

test("merging any two customers and separating them again is what was", () => {
	let merged = 0;
	fc.assert(
		fc.property(aWorld, anId, anId, (world, customerId, other) => {
			const after = act(world, { type: "merge", customerId, other });
			if (!after.event) return;
			merged++;
			const back = act(after, { type: "separate", customerId, other });
			expect(withoutRevisions(back)).toEqual(withoutRevisions(world));
		}),
	);
	expect(merged).toBeGreaterThan(10);
});

test("separating and merging again is what was", () => {
	fc.assert(
		fc.property(aWorld, (world) => {
			for (const customerId of ids)
				for (const { other } of mergesInForce(customerId, world.events)) {
					const apart = act(world, { type: "separate", customerId, other });
					if (!apart.event) continue;
					const back = act(apart, { type: "merge", customerId, other });
					expect(withoutRevisions(back)).toEqual(withoutRevisions(world));
				}
		}),
	);
});

test("whatever owners do, nobody is a part of who is a part, and a customer counts its events", () => {
	fc.assert(
		fc.property(aWorld, ({ customers, events }) => {
			for (const { id, primaryId, revision } of customers) {
				expect(customers.find((other) => other.id === primaryId)?.primaryId).toBe(primaryId);
				expect(revision).toBe(events.filter((event) => concerns(event, id)).length);
			}
			expect(events.reduce(evolve, [...everybody])).toEqual(customers);
		}),
	);
});

const concerns = (event: CustomerEvent, id: string) =>
	event.customerId === id || ("other" in event && event.other === id);

test("who was merged along with another comes back with that one first", () => {
	const start: World = { customers: everybody, events: [] };
	const chain = act(act(start, { type: "merge", customerId: "b", other: "a" }), {
		type: "merge",
		customerId: "c",
		other: "b",
	});
	expect(chain.event).toMatchObject({ other: "b", moved: ["a"] });
	expect(act(chain, { type: "separate", customerId: "c", other: "a" }).event).toBeNull();
	const apart = act(chain, { type: "separate", customerId: "c", other: "b" });
	expect(apart.customers.map(({ primaryId }) => primaryId).join("")).toBe("bbcde");
});

test("a note is saved where it is still what the form showed, and is refused where somebody else's is newer", () => {
	const events: CustomerEvent[] = [];
	const customers = [{ id: "a", primaryId: "a", note: "Dog", revision: 3 }];
	const write = (to: string | null, seen: string | null) =>
		decideCustomer(customers, events, { type: "note", customerId: "a", note: to, seen });
	expect(write("Gate", "Dog")).toEqual({
		event: { action: "noted", customerId: "a", from: "Dog", to: "Gate" },
	});
	expect(write("Gate", null)).toEqual({ refused: "newer" });
	expect(write("Dog", null)).toEqual({ event: null });
	expect(decideCustomer([], events, { type: "note", customerId: "a", note: null, seen: null })).toEqual({
		refused: "gone",
	});
});

test.each([
	["itself", "a", "a"],
	["somebody who is gone", "a", "z"],
	["into somebody who is a part of another", "b", "c"],
	["somebody who is a part of a third", "c", "b"],
])("a merge is refused of %s", (_what, customerId, other) => {
	const world = act({ customers: everybody, events: [] }, { type: "merge", customerId: "a", other: "b" });
	expect(decideCustomer(world.customers, world.events, { type: "merge", customerId, other })).toEqual({
		refused: "gone",
	});
});
