import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultTimes, nextOpening } from "#app/time/business-hours.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { groupByReminder, remindersDue } from "./offer-reminders.ts";

const at = (local: string) => Date.parse(local);

test("a reminder goes out after two and after seven days, at the hour the offer was sent", () => {
	const sentAt = at("2026-05-04T10:00:00-04:00");
	expect(remindersDue({ sentAt, validUntil: sentAt + 14 * DAY_MS }, defaultTimes)).toEqual([
		at("2026-05-06T10:00:00-04:00"),
		at("2026-05-11T10:00:00-04:00"),
	]);
});

test("what would go out at night or on a Sunday waits for the opening", () => {
	const friday = at("2026-05-08T21:00:00-04:00");
	expect(remindersDue({ sentAt: friday, validUntil: friday + 14 * DAY_MS }, defaultTimes)).toEqual([
		at("2026-05-11T08:00:00-04:00"),
		at("2026-05-16T08:00:00-04:00"),
	]);
});

test("days off and other hours that the owners set hold them back as well", () => {
	const sentAt = at("2026-05-04T10:00:00-04:00");
	const hours = { ...defaultTimes.hours, Monday: { opens: "12:00", closes: "16:00" } };
	const due = remindersDue({ sentAt, validUntil: sentAt + 14 * DAY_MS }, { hours, daysOff: ["2026-05-06"] });
	expect(due).toEqual([at("2026-05-07T08:00:00-04:00"), at("2026-05-11T12:00:00-04:00")]);
});

test("whatever the moment, every reminder is within the hours and before the offer's last day", () => {
	const moments = fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") });
	fc.assert(
		fc.property(moments, fc.nat(20), (sentAt, days) => {
			const validUntil = sentAt + days * DAY_MS;
			const due = remindersDue({ sentAt, validUntil }, defaultTimes);
			for (const time of due) {
				expect(nextOpening(time)).toBeNull();
				expect(time).toBeLessThan(validUntil);
				expect(time).toBeGreaterThanOrEqual(sentAt + 2 * DAY_MS);
			}
			if (days >= 10) expect(due).toHaveLength(2);
		}),
	);
});

/** A Monday at ten in Pennsylvania. */
const sentAt = at("2026-05-04T10:00:00-04:00");
const offer = { sentAt, validUntil: at("2026-05-19T00:00:00-04:00") };
const groupOf = (now: string, waiting = offer) => {
	const { week, days } = groupByReminder([waiting], at(now), defaultTimes);
	return week.length > 0 ? "week" : days.length > 0 ? "days" : null;
};

test("an offer is listed two days after it was sent, and again among the older ones after seven", () => {
	expect(groupOf("2026-05-06T09:59:00-04:00")).toBeNull();
	expect(groupOf("2026-05-06T10:00:00-04:00")).toBe("days");
	expect(groupOf("2026-05-11T09:59:00-04:00")).toBe("days");
	expect(groupOf("2026-05-11T10:00:00-04:00")).toBe("week");
});

test("an offer sent late in the evening is listed when the business opens", () => {
	const late = { ...offer, sentAt: at("2026-05-04T23:00:00-04:00") };
	expect(groupOf("2026-05-06T23:30:00-04:00", late)).toBeNull();
	expect(groupOf("2026-05-07T12:00:00-04:00", late)).toBe("days");
});

test("whenever it is, an offer that can be answered is listed by the reminders that are due", () => {
	const moments = fc.integer({ min: at("2026-05-04T10:00:00-04:00"), max: at("2026-05-18T23:00:00-04:00") });
	fc.assert(
		fc.property(moments, (now) => {
			const due = remindersDue(offer, defaultTimes).filter((time) => time <= now).length;
			const { week, days } = groupByReminder([offer], now, defaultTimes);
			expect([week.length, days.length]).toEqual([due === 2 ? 1 : 0, due === 1 ? 1 : 0]);
		}),
	);
});

test("each offer is in one group, in the order in which they came", () => {
	const [older, newer] = [offer, { ...offer, sentAt: sentAt + 3_600_000 }];
	const now = at("2026-05-12T12:00:00-04:00");
	expect(groupByReminder([older, newer], now, defaultTimes)).toEqual({ week: [older, newer], days: [] });
});
