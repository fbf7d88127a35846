import { expect, test } from "vitest";
import type { QuoteChange } from "#app/catalog/quote-enums.ts";
import { describeChanges, mergeChanges } from "./change-text.ts";

test("changes are told in the form's words", () => {
	expect(
		describeChanges([
			{ field: "package", from: "deluxe", to: "luxury" },
			{ field: "services", from: "window-cleaning", to: "gutter-cleaning,window-cleaning" },
			{ field: "phone", from: "+15705550123", to: "+15705550124;ext=7" },
			{ field: "addons", from: null, to: "deck,gutter-cleaning" },
			{ field: "total", from: 765, to: 1080 },
			{ field: "concerns", from: "Two dogs", to: null },
		]),
	).toEqual([
		{ label: "Package", from: "Deluxe", to: "Luxury" },
		{ label: "Services", from: "Window Cleaning", to: "Window Cleaning, Gutter Cleaning" },
		{ label: "Phone", from: "(570) 555-0123", to: "(570) 555-0124 ext. 7" },
		{ label: "Add-ons", from: "none", to: "Pressure Washing Deck, Gutter Cleaning" },
		{ label: "Total", from: "$765", to: "$1,080" },
		{ label: "Concerns", from: "Two dogs", to: "none" },
	]);
});

test("answers about a service that is not asked for any more are no change of their own", () => {
	const labelsOf = (changes: readonly QuoteChange[]) => describeChanges(changes).map(({ label }) => label);
	const dropped = { field: "services", from: "window-cleaning,gutter-cleaning", to: "window-cleaning" };
	const added = { field: "services", from: "window-cleaning", to: "window-cleaning,gutter-cleaning" };
	const gone = { field: "gutterLastCleaned", from: "within-1-year", to: null };
	const windows = { field: "lastCleaned", from: "1-3years", to: null };
	const concerns = { field: "concerns", from: "Two dogs", to: null };
	expect(labelsOf([dropped, gone, windows, concerns])).toEqual([
		"Services",
		"Windows last cleaned",
		"Concerns",
	]);
	expect(labelsOf([gone])).toEqual(["Gutters last cleaned"]);
	expect(labelsOf([added, { ...gone, from: null, to: "within-1-year" }])).toEqual([
		"Services",
		"Gutters last cleaned",
	]);
});

test("a comma in what somebody typed is no list", () => {
	const [change] = describeChanges([{ field: "address", from: null, to: "1 Elm St, Dalton" }]);
	expect(change?.to).toBe("1 Elm St, Dalton");
});

test("a field that this version does not know is told as it is saved", () => {
	expect(describeChanges([{ field: "roof", from: 1, to: "toString" }])).toEqual([
		{ label: "roof", from: "1", to: "toString" },
	]);
});

test("several changes are one from the first to the last, and none where it ends as it began", () => {
	expect(
		mergeChanges([
			{ field: "package", from: "basic", to: "deluxe" },
			{ field: "total", from: 350, to: 500 },
			{ field: "package", from: "deluxe", to: "luxury" },
			{ field: "total", from: 500, to: 350 },
		]),
	).toEqual([{ field: "package", from: "basic", to: "luxury" }]);
});
