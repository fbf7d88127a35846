import { expect, test } from "vitest";
import { locationPages } from "./locations.ts";

test("each place has a part for every ZIP code, and neighbors that have pages of their own", () => {
	const slugs = locationPages.map(({ slug }) => slug);
	for (const { slug, zips, parts, neighbors } of locationPages) {
		expect(parts, slug).toHaveLength(zips.length);
		expect(neighbors.length, slug).toBeGreaterThan(1);
		for (const neighbor of neighbors) expect(slugs.filter((other) => other !== slug)).toContain(neighbor);
	}
});

test("places differ in more than their names: what is said of one is said of no other", () => {
	const told = locationPages.flatMap(({ name, intro, visits, homes }) =>
		[intro, visits, homes].map((text) => text.replaceAll(name, "")),
	);
	expect(new Set(told).size).toBe(told.length);
	const landmarks = locationPages.map((page) => page.landmarks.join());
	expect(new Set(landmarks).size).toBe(landmarks.length);
});
