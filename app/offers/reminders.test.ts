import fc from "fast-check";
import { expect, test } from "vitest";
import { nextOpening } from "#app/config/business-hours.ts";
import { remindersDue } from "./reminders.ts";

const at = (local: string) => Date.parse(local);
const DAY = 24 * 60 * 60_000;

test("a reminder goes out after two and after seven days, at the hour the offer was sent", () => {
	const sentAt = at("2026-05-04T10:00:00-04:00");
	expect(remindersDue({ sentAt, validUntil: sentAt + 14 * DAY })).toEqual([
		at("2026-05-06T10:00:00-04:00"),
		at("2026-05-11T10:00:00-04:00"),
	]);
});

test("what would go out at night or on a Sunday waits for the opening", () => {
	const friday = at("2026-05-08T21:00:00-04:00");
	expect(remindersDue({ sentAt: friday, validUntil: friday + 14 * DAY })).toEqual([
		at("2026-05-11T08:00:00-04:00"),
		at("2026-05-16T08:00:00-04:00"),
	]);
});

test("whatever the moment, every reminder is within the hours and before the offer's last day", () => {
	const moments = fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") });
	fc.assert(
		fc.property(moments, fc.nat(20), (sentAt, days) => {
			const validUntil = sentAt + days * DAY;
			const due = remindersDue({ sentAt, validUntil });
			for (const time of due) {
				expect(nextOpening(time)).toBeNull();
				expect(time).toBeLessThan(validUntil);
				expect(time).toBeGreaterThanOrEqual(sentAt + 2 * DAY);
			}
			if (days >= 10) expect(due).toHaveLength(2);
		}),
	);
});
