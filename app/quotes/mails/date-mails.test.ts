import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { happen, type Step } from "#tests/support/lives.ts";
import { given, NOON, submit, when } from "#tests/support/quote-story.ts";
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

test("an address that the customer gives after the date was set is mailed the date, once", () => {
	const dated = given({ ...submit, hasEmail: false }, { kind: "date", in: 9 * DAY_MS });
	const changed = when(dated, submit);
	if (changed.kind === "refused") throw new Error(changed.refusal.kind);
	const { quote, queued } = happen(dated, changed.events);
	expect(queued.filter(({ kind }) => kind === "job-date")).toMatchObject([
		{ payload: { to: "ann@example.com", startsAt: dated.scheduledFor } },
	]);
	const again = when(quote, { ...submit, package: "luxury" }, NOON + 3 * DAY_MS);
	if (again.kind === "refused") throw new Error(again.refusal.kind);
	expect(happen(quote, again.events).queued.map(({ kind }) => kind)).not.toContain("job-date");
});

test("a date that answers a request for another one is mailed as asked for, and one that it takes the place of later is not", () => {
	let quote = given(submit);
	const steps: Step[] = [
		{ kind: "date", in: 9 * DAY_MS },
		{ kind: "other-date" },
		{ kind: "date", in: 9 * DAY_MS },
		{ kind: "date", in: 9 * DAY_MS },
	];
	const told = steps.flatMap((step, number) => {
		const decision = when(quote, step, NOON + number * DAY_MS);
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		const happened = happen(quote, decision.events);
		quote = happened.quote ?? quote;
		return happened.queued.flatMap(({ kind, payload }) => (kind === "job-date" ? [payload] : []));
	});
	expect(told.map(({ isMoved, isAsked }) => [isMoved, isAsked])).toEqual([
		[undefined, undefined],
		[true, true],
		[true, undefined],
	]);
});
