import { expect, test } from "vitest";
import { privacySections } from "#app/content/privacy.ts";
import { keptSince, periodText, retentionDays } from "./retention.ts";

test("periods are told in the words people use, and reckoned in days", () => {
	expect(periodText("quote")).toBe("2 years");
	expect(periodText("spam")).toBe("60 days");
	expect(periodText("draft")).toBe("24 hours");
	const day = 24 * 60 * 60 * 1000;
	expect(keptSince("mail", 100 * day)).toBe(70 * day);
});

test("the privacy page tells each period that the purge goes by", () => {
	const page = privacySections.flatMap(({ points }) => points).join("\n");
	for (const period of ["quote", "spam", "mail", "attempts", "draft"] as const)
		expect(page).toContain(periodText(period));
	expect(retentionDays.erasedId).toBeGreaterThan(retentionDays.draft);
});
