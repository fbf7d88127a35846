import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_WORK } from "#app/admin/quote/triage.ts";
import { aQuoteView } from "#tests/support/quote-views.ts";
import { moveStop, orderStops, routeAddresses, stopOf } from "./day-plan.ts";

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

const times = { startsAt: 0, endsAt: 1, isDone: false };

test("a stop has what holds for every job of its customer, before what holds for this one", () => {
	const quote = { ...aQuoteView({ concerns: null, adminNotes: "Bring the long ladder" }), ...times };
	expect(stopOf({ ...quote, lastingNote: "Gate code 4711" }, { followUps: true, texts: {} }).words).toEqual([
		"Always: Gate code 4711",
		"Notes: Bring the long ladder",
	]);
});

test("a stop names the town of its ZIP code where one is known, and its map reads the address alone", () => {
	const quote = { ...aQuoteView({ address: "1 Elm St" }), lastingNote: null, ...times };
	expect(stopOf(quote, { followUps: true, texts: {} })).toMatchObject({
		place: "1 Elm St, PA 18411",
		where: "1 Elm St, PA 18411 (Waverly Township)",
	});
	expect(stopOf({ ...quote, zipCode: "90210" }, { followUps: true, texts: {} }).where).toBe(
		"1 Elm St, 90210",
	);
});

test("the stops are one map, from two on", () => {
	expect(routeAddresses(["1 Elm St"])).toEqual([]);
	const [address = "", ...others] = routeAddresses(["1 Elm St, PA 18411", "2 Oak St", "3 Ash St"]);
	expect(others).toEqual([]);
	const route = new URL(address);
	expect(route.searchParams.get("waypoints")).toBe("1 Elm St, PA 18411|2 Oak St");
	expect(route.searchParams.get("destination")).toBe("3 Ash St");
});

test("more stops than one map takes are several, each from where the one before it ends, and none is left out", () => {
	for (const count of [9, 10, 11, 20, 21, 50]) {
		const places = Array.from({ length: count }, (_, index) => `${index} Elm St`);
		const ways = routeAddresses(places).map((address) => {
			const { searchParams } = new URL(address);
			const [from, to] = [searchParams.get("origin"), searchParams.get("destination")];
			const between = searchParams.get("waypoints")?.split("|") ?? [];
			expect(between.length).toBeLessThanOrEqual(9);
			return { from, stops: [...between, to] };
		});
		expect(ways.flatMap(({ stops }) => stops)).toEqual(places);
		expect(ways.map(({ from }) => from)).toEqual([
			null,
			...ways.slice(0, -1).map(({ stops }) => stops.at(-1)),
		]);
	}
});

test("who gets no mail is reminded of the date by a text, with the day and the time", () => {
	const [startsAt, endsAt] = [Date.UTC(2026, 4, 12, 12), Date.UTC(2026, 4, 12, 16)];
	const times = { startsAt, endsAt, isDone: false, lastingNote: null };
	const quote = { ...aQuoteView({ name: "Ann Example", email: null }), ...times };
	const { remind } = stopOf(quote, { followUps: true, texts: {} });
	expect(decodeURIComponent(remind ?? "")).toMatch(
		/^sms:.*Hi Ann, .*on Tuesday, May 12, 2026, morning \(8 am to 12 pm\)/,
	);
	const mailed = { ...quote, email: "ann@example.com" };
	expect(stopOf(mailed, { followUps: true, texts: {} }).remind).toBeNull();
	expect(stopOf(mailed, { followUps: false, texts: {} }).remind).toBe(remind);
});

test("what was done is filled in as far as it is taken, by whole lines and how many more there are", () => {
	const [few, many] = [3, 20].map((count) =>
		Array.from({ length: count }, (_, line) => ({
			...{ label: `${line}`.padEnd(120, "x"), amount: 1, kind: "work" as const },
		})),
	);
	const workOf = (lines = few) => {
		const offer = { number: 1, lines: lines ?? [], total: 1, outcome: null };
		return stopOf({ ...aQuoteView(), ...times, lastingNote: null, offer }, { followUps: true, texts: {} })
			.work;
	};
	expect(workOf().split(", ")).toEqual(few?.map(({ label }) => label));
	const work = workOf(many);
	expect(work.split(", ").at(-1)).toBe("and 16 more");
	expect(work.length).toBeLessThanOrEqual(MAX_WORK);
});

test("a job whose offer nobody accepted yet is told as offered", () => {
	const totalOf = (outcome: "accepted" | null) => {
		const offer = { number: 1, lines: [], total: 650, outcome };
		const job = { ...aQuoteView(), ...times, lastingNote: null, offer };
		return stopOf(job, { followUps: true, texts: {} }).total;
	};
	expect([totalOf(null), totalOf("accepted")]).toEqual(["Offered $650", "$650"]);
});
