import { expect, test } from "vitest";
import { DAY_MS } from "#app/time/clock.ts";
import { answerStep } from "./answer-step.ts";
import { type Draft, newDraft } from "./draft.ts";

const NOW = Date.UTC(2026, 4, 4, 12);
const LATER = NOW + 60_000;
const service: Draft["service"] = {
	...{ services: ["window-cleaning"], homeSize: "medium", stories: "two", zip: "18411" },
};

test("another quote keeps the prices that were held for the earlier one, and a day at most of a longer promise", () => {
	const draft: Draft = { ...newDraft(NOW), service, confirmed: true };
	const heldOf = (until: number) => {
		const prices = { version: "2", until };
		return answerStep({ ...draft, prices }, "service", service, LATER).prices;
	};
	expect(heldOf(LATER + 60_000)).toEqual({ version: "2", until: LATER + 60_000 });
	expect(heldOf(LATER + 20 * DAY_MS)).toEqual({ version: "2", until: LATER + DAY_MS });
});
