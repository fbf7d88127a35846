import { expect, test } from "vitest";
import { changeLines } from "./change-lines.ts";
import type { OfferLine } from "./offer.ts";

const work = (label: string, amount: number): OfferLine => ({ label, amount, kind: "work" });
const bundle = (amount: number): OfferLine => ({ label: "Bundle saving", amount, kind: "saving" });
const deluxe = work("Window Cleaning, Deluxe: glass inside and out", 650);
const luxury = work("Window Cleaning, Luxury: glass inside and out", 775);
const gutters = work("Gutter Cleaning", 250);
const patio = work("Pressure Washing", 200);
const before = [deluxe, gutters, bundle(135)];
const own = work("Windows and gutters", 612);

test("lines as the list has them are changed as the list is, and their total is known", () => {
	const after = [deluxe, gutters, patio, bundle(220)];
	expect(changeLines(before, before, after)).toEqual({ lines: after, isTotalKnown: true });
	expect(changeLines(before, before, [deluxe])).toEqual({ lines: [deluxe], isTotalKnown: true });
});

test("what is asked for beside lines of an owner's own costs as much more or less as the list tells", () => {
	const linesOf = (after: readonly OfferLine[]) => changeLines([own], before, after).lines;
	// With three services 20 % of 1,100 come off in place of 15 % of 900.
	expect(linesOf([deluxe, gutters, patio, bundle(220)])).toEqual([own, patio, bundle(85)]);
	expect(linesOf([deluxe])).toEqual([own, { label: "Without Gutter Cleaning", amount: 115, kind: "saving" }]);
	expect(linesOf([luxury, gutters, bundle(155)])).toEqual([
		own,
		work("Change to Window Cleaning, Luxury", 125),
		bundle(20),
	]);
	expect(changeLines([own], before, [deluxe]).isTotalKnown).toBe(false);
});
