import { expect, test } from "vitest";
import { homeSizes, storyCounts } from "#app/catalog/options.ts";
import { recommendPackage } from "./recommendation.ts";

// Luxury for Large, Two story or Three+ stories, and 18411 or 18414; otherwise deluxe.
const luxuryHomes = new Set([
	"large two 18411",
	"large two 18414",
	"large three-plus 18411",
	"large three-plus 18414",
]);
const zips = ["18411", "18414", "18444", "18501", "90210", "1841", "184111", " 18411", "none"];

const homes = homeSizes.values.flatMap((homeSize) =>
	storyCounts.values.flatMap((stories) => zips.map((zip) => ({ homeSize, stories, zip }))),
);

test.each(homes)("$homeSize, $stories, $zip is recommended what the rule says", (home) => {
	const expected = luxuryHomes.has(`${home.homeSize} ${home.stories} ${home.zip}`) ? "luxury" : "deluxe";
	expect(recommendPackage(home)).toBe(expected);
});
