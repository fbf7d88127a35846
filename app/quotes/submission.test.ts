import { expect, test } from "vitest";
import type { GivenAnswers } from "#app/answers/saved-answers.ts";
import { price } from "#app/pricing/price.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { sha256Of } from "./sha256.ts";
import { buildSubmission, fingerprintOf, serviceType } from "./submission.ts";

const draft: GivenAnswers & { id: string } = {
	id: "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21",
	service: {
		services: ["window-cleaning", "gutter-cleaning"],
		homeSize: "medium",
		stories: "two",
		zip: "18411",
	},
	contact: { name: "Ann", phone: "+15705550123", contactMethod: "text" },
	condition: { lastCleaned: "3plus", trackCondition: "normal", gutterLastCleaned: "over-2-years" },
};

function submissionOf(changes: Partial<typeof draft> = {}, name = "deluxe") {
	const changed = { ...draft, ...changes };
	const priced = price({ ...changed.service, ...changed.condition }, rateCard);
	const chosen = priced.packages.find((offered) => offered.name === name);
	if (!chosen) throw new Error(`${name} is not offered`);
	return buildSubmission(changed, chosen, priced);
}

test.each([
	[["window-cleaning"], "window-cleaning"],
	[["gutter-cleaning"], "gutter-cleaning"],
	[["pressure-washing"], "pressure-washing"],
	[["gutter-cleaning", "pressure-washing"], "gutter-cleaning"],
	[["gutter-cleaning", "window-cleaning"], "window-cleaning"],
] as const)("a quote for %j has the service type %s", (chosen, type) => {
	expect(serviceType(chosen)).toBe(type);
});

test("what an earlier release saved has the same fingerprint when it is sent again", async () => {
	const { rateCard: _, addonPricing: __, linkToken, seen, cameFrom, ...told } = submissionOf();
	expect(Object.keys(told)).toEqual([
		...["id", "service", "contact", "condition"],
		...["package", "lines", "bundlePercent", "range", "midpoint"],
	]);
	expect(await fingerprintOf(submissionOf())).toBe(await sha256Of(JSON.stringify(told)));
});

test("a submission is the draft's answers with the chosen package's price", () => {
	// Medium deluxe 600-700, gutters 250-300 after two years, less 15 % in whole fives: 130 and 150.
	const { range, midpoint, lines, ...rest } = submissionOf();
	const addonPricing = {
		addons: { "gutter-cleaning": 200, concrete: 150, deck: 150, siding: 250 },
		bundlePercent: { windowsAndGutters: 15, withPressureWashing: 20 },
	};
	expect(rest).toEqual({ ...draft, package: "deluxe", rateCard: "1", bundlePercent: 15, addonPricing });
	expect(range.low).toBe(720);
	expect(range.high).toBe(850);
	expect(midpoint).toBe(Math.round((range.low + range.high) / 2));
	expect(lines).toEqual([
		{ service: "window-cleaning", range: { low: 600, high: 700 } },
		{ service: "gutter-cleaning", range: { low: 250, high: 300 } },
	]);
});

test("a submission without a bundle says 0 percent", () => {
	const service = { ...draft.service, services: ["window-cleaning"] } satisfies GivenAnswers["service"];
	expect(submissionOf({ service }).bundlePercent).toBe(0);
});

test("equal submissions have equal fingerprints, of 64 hex digits", async () => {
	const fingerprint = await fingerprintOf(submissionOf());
	expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
	expect(await fingerprintOf(submissionOf())).toBe(fingerprint);
});

test.each([
	["another package", {}, "luxury"],
	["another name", { contact: { ...draft.contact, name: "Bo" } }, "deluxe"],
	["another home", { service: { ...draft.service, homeSize: "large" } }, "deluxe"],
	["another concern", { condition: { ...draft.condition, concerns: "Dogs" } }, "deluxe"],
] as [string, Partial<typeof draft>, string][])("%s makes another fingerprint", async (_, changes, name) => {
	expect(await fingerprintOf(submissionOf(changes, name))).not.toBe(await fingerprintOf(submissionOf()));
});
