import { expect, test } from "vitest";
import type { FollowUpName } from "#app/catalog/quote-enums.ts";
import { privacySections } from "./privacy.ts";

const told = {
	"first-reminder": "two reminders of an offer without an answer",
	"second-reminder": "two reminders of an offer without an answer",
	"thank-you": "thanks after the work",
	"next-visit": "reminder when the next cleaning is due",
	"job-reminder": "reminder of the work on the evening before",
} as const satisfies Record<FollowUpName, string>;

test.each(Object.entries(told))("the privacy notice tells of the automatic mail %s", (_name, words) => {
	const points = privacySections.flatMap(({ points }) => points);
	expect(points.find((point) => point.startsWith("Our website also emails"))).toContain(words);
});
