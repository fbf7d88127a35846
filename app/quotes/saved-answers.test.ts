import { expect, test } from "vitest";
import { DAY_MS } from "#app/time/clock.ts";
import { given, NOON, submit, triage } from "#tests/support/quote-story.ts";
import { answersAgain } from "./saved-answers.ts";

const wanted = {
	services: [{ service: "gutter-cleaning" }, { service: "window-cleaning" }],
	lastCleaned: "3plus",
	trackCondition: "normal",
	gutterLastCleaned: "over-2-years",
	pressureLastCleaned: null,
};

test.each([
	[0, "0-6months", "within-1-year"],
	[7, "6-12months", "within-1-year"],
	[13, "1-3years", "1-2-years"],
	[25, "1-3years", "over-2-years"],
	[37, "3plus", "over-2-years"],
])("%i months after a job its windows and gutters were last cleaned by it", (months, windows, gutters) => {
	const quote = { ...given(submit, triage("done")), ...wanted, doneAt: NOON };
	const { condition } = answersAgain(quote, NOON + months * 31 * DAY_MS);
	expect(condition).toMatchObject({
		lastCleaned: windows,
		gutterLastCleaned: gutters,
		trackCondition: "normal",
	});
	expect(condition?.pressureLastCleaned).toBeUndefined();
	const notDone = answersAgain({ ...quote, doneAt: null }, NOON + months * 31 * DAY_MS);
	expect(notDone.condition).toMatchObject({ lastCleaned: "3plus", gutterLastCleaned: "over-2-years" });
});
