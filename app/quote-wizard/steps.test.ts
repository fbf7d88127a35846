import { expect, test } from "vitest";
import type { Draft } from "#app/quotes/draft.ts";
import {
	firstIncompleteStep,
	isReachable,
	nextPath,
	previousPath,
	stepNumber,
	stepPath,
	steps,
} from "./steps.ts";

const base = "/pricing-calculator-waverly-township";
const service: Draft["service"] = {
	services: ["window-cleaning"],
	homeSize: "small",
	stories: "one",
	zip: "18411",
};
const contact: Draft["contact"] = { name: "Ann", phone: "+15705550123", contactMethod: "text" };
const condition: Draft["condition"] = { lastCleaned: "3plus", trackCondition: "unsure" };
const empty: Draft = { id: "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21", startedAt: Date.UTC(2026, 4, 4) };
const priced: Draft = { ...empty, service, contact, condition };

test.each([
	["service", 1, base],
	["contact", 2, `${base}/contact`],
	["condition", 3, `${base}/condition`],
	["package", 4, `${base}/package`],
	["confirmation", 5, `${base}/confirmation`],
] as const)("%s is step %i of 5, at %s", (name, number, path) => {
	expect(stepNumber(name)).toBe(number);
	expect(stepPath(name)).toBe(path);
	expect(steps).toHaveLength(5);
});

test.each([
	["nothing", empty, "service"],
	["only later answers", { ...empty, contact, condition, package: "basic", saved: true }, "service"],
	["the service", { ...empty, service }, "contact"],
	["service and condition", { ...empty, service, condition }, "contact"],
	["service and contact", { ...empty, service, contact }, "condition"],
	[
		"a condition of windows for gutters",
		{ ...priced, service: { ...service, services: ["gutter-cleaning"] } },
		"condition",
	],
	["the three steps a price needs", priced, "package"],
	["a chosen package that is not saved", { ...priced, package: "basic" }, "package"],
	["a package whose saved quote was changed since", { ...priced, package: "basic", saved: false }, "package"],
	["a saved quote", { ...priced, package: "basic", saved: true }, "confirmation"],
] as [string, Draft, string][])("with %s answered, the step to answer is the right one", (_, draft, step) => {
	expect(firstIncompleteStep(draft)).toBe(step);
});

test("a visitor may go back to any step, and forward no further than the first incomplete one", () => {
	const reachable = (draft: Draft) => steps.map(({ name }) => isReachable(name, draft));
	expect(reachable(empty)).toEqual([true, false, false, false, false]);
	expect(reachable(priced)).toEqual([true, true, true, true, false]);
	expect(reachable({ ...priced, package: "deluxe", saved: true })).toEqual([true, true, true, true, true]);
});

test("an answered step leads to the one after it, the last one to the thank-you page", () => {
	expect(steps.map(({ name }) => nextPath(name, empty, false))).toEqual([
		`${base}/contact`,
		`${base}/condition`,
		`${base}/package`,
		`${base}/confirmation`,
		"/thank-you",
	]);
});

test("an answer changed on request leads straight to what is still open", () => {
	expect(nextPath("service", priced, true)).toBe(`${base}/package`);
	expect(nextPath("service", { ...empty, service }, true)).toBe(`${base}/contact`);
});

test("every step but the first has one before it", () => {
	expect(steps.map(({ name }) => previousPath(name))).toEqual([
		undefined,
		base,
		`${base}/contact`,
		`${base}/condition`,
		`${base}/package`,
	]);
});
