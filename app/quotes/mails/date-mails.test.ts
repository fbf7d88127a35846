import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { given, NOON, submit } from "#tests/support/quote-story.ts";
import { dateMails } from "./date-mails.ts";

const job = { scheduledFor: NOON + 2 * DAY_MS, scheduledUntil: NOON + 2 * DAY_MS + HOUR_MS };

test.each([
	["before the job is over", job.scheduledUntil - 1, 1],
	["from then on", job.scheduledUntil, 0],
])("a date that its customer was never told is mailed %s", (_, at, mails) => {
	const quote = { ...given(submit), ...job };
	expect(dateMails(quote, at, { isCancelled: false })).toHaveLength(mails);
	expect(dateMails(quote, at, { isCancelled: true })).toHaveLength(mails);
});
