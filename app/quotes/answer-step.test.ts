import { expect, test } from "vitest";
import { DAY_MS } from "#app/time/clock.ts";
import { gutterAnswers } from "#tests/support/drafts.ts";
import { answerStep } from "./answer-step.ts";
import { type Draft, newDraft } from "./draft.ts";

const NOW = Date.UTC(2026, 4, 4, 12);
const LATER = NOW + 60_000;
const { service, contact, condition } = gutterAnswers;

test("the same answer again keeps the saved quote, another one makes it out of date", () => {
	const saved: Draft = { ...newDraft(NOW), service, contact, condition, package: "standard", saved: true };
	expect(answerStep(saved, "contact", { ...contact }, LATER)).toEqual(saved);
	expect(answerStep(saved, "contact", { ...contact, name: "Bo" }, LATER)).toEqual({
		...saved,
		contact: { ...contact, name: "Bo" },
		saved: false,
	});
});

test("the first step after a confirmed total begins another quote of the same person", () => {
	const confirmed: Draft = {
		...newDraft(NOW),
		...{ service, contact, condition, package: "standard", saved: true, confirmed: true },
	};
	const next = answerStep(
		confirmed,
		"service",
		{
			services: ["window-cleaning"],
			homeSize: "small",
			stories: "one",
			zip: "18411",
		},
		LATER,
	);
	expect(next.id).not.toBe(confirmed.id);
	expect(next).toMatchObject({ startedAt: NOW, filledAt: LATER, contact, service: { homeSize: "small" } });
	expect([next.saved, next.confirmed, next.package]).toEqual([undefined, undefined, undefined]);
	expect(answerStep(confirmed, "contact", contact, LATER).id).toBe(confirmed.id);
});

test("a service that is dropped takes its answers along, and those of the others stay", () => {
	const pressure = { pressureTargets: ["patio"], pressureLastCleaned: "not-sure" } as const;
	const draft: Draft = {
		...newDraft(NOW),
		...{ contact, service: { ...service, services: ["gutter-cleaning", "pressure-washing"] } },
		condition: { ...condition, ...pressure },
	};
	expect(answerStep(draft, "service", service, LATER).condition).toEqual(condition);
	expect(answerStep(draft, "contact", contact, LATER).condition).toEqual({ ...condition, ...pressure });
});

test("a new name and a new number are another person, whose quote is another one, with the answers of the first filled in now, but for what was written", () => {
	const before: Draft = {
		...newDraft(NOW),
		...{ honeypot: true, service, contact, package: "standard", saved: true, addons: ["deck"] },
		condition: { ...condition, concerns: "The dog bites" },
	};
	const other = { ...contact, name: "Bo", phone: "+15705550199" };
	const { id, ...next } = answerStep(before, "contact", other, LATER);
	expect(id).not.toBe(before.id);
	expect(next).toEqual({ startedAt: NOW, filledAt: LATER, service, contact: other, condition });
	// Beside an offer somebody else is to be reached about the job.
	const job = { ...before, promised: true };
	expect(answerStep(job, "contact", other, LATER)).toEqual({ ...job, contact: other, saved: false });
	const changed: Draft = { ...before, saved: false };
	expect(answerStep(changed, "contact", other, LATER).id).not.toBe(before.id);
});

test.each([
	["the name", { name: "Anna" }],
	["the number", { phone: "+15705550199" }],
	["the number, and the name in capitals", { name: "ANN", phone: "+15705550199" }],
	["all but name and number", { contactMethod: "text", address: "1 Elm St" }],
] as const)("%s changed is a correction of the same quote", (_, change) => {
	const before: Draft = { ...newDraft(NOW), service, contact, condition, package: "standard", saved: true };
	expect(answerStep(before, "contact", { ...contact, ...change }, LATER)).toEqual({
		...before,
		contact: { ...contact, ...change },
		saved: false,
	});
});

test("another quote keeps the prices that were held for the earlier one, and a day at most of a longer promise", () => {
	const draft: Draft = { ...newDraft(NOW), service, confirmed: true };
	const heldOf = (until: number) => {
		const prices = { version: "2", until };
		return answerStep({ ...draft, prices }, "service", service, LATER).prices;
	};
	expect(heldOf(LATER + 60_000)).toEqual({ version: "2", until: LATER + 60_000 });
	expect(heldOf(LATER + 20 * DAY_MS)).toEqual({ version: "2", until: LATER + DAY_MS });
});
