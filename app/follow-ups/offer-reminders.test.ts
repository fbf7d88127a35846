import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultTimes, nextOpening, type WorkingTimes } from "#app/time/business-hours.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { groupByReminder } from "./offer-reminders.ts";

const at = (local: string) => Date.parse(local);

/** A Monday at ten in Pennsylvania. */
const sentAt = at("2026-05-04T10:00:00-04:00");
const mailedAt = (sent: number) => ({ offeredAt: sent, offerDeliveredAt: sent, offerOpenedAt: null });
const offerOf = (sent: number) => ({ ...mailedAt(sent), reminderDueAt: sent + 2 * DAY_MS });
const offer = offerOf(sentAt);
const groupOf = (now: string, waiting = offer, times: WorkingTimes = defaultTimes) => {
	const { week, days } = groupByReminder([waiting], at(now), times);
	return week.length > 0 ? "week" : days.length > 0 ? "days" : null;
};

test("an offer is listed two days after it was sent, and again among the older ones after seven", () => {
	expect(groupOf("2026-05-06T09:59:00-04:00")).toBeNull();
	expect(groupOf("2026-05-06T10:00:00-04:00")).toBe("days");
	expect(groupOf("2026-05-11T09:59:00-04:00")).toBe("days");
	expect(groupOf("2026-05-11T10:00:00-04:00")).toBe("week");
});

test("of an offer that reached its customer late the days count from then", () => {
	const late = { ...offer, offerDeliveredAt: at("2026-05-12T10:00:00-04:00") };
	expect(groupOf("2026-05-14T10:00:00-04:00", late)).toBe("days");
	expect(groupOf("2026-05-19T10:00:00-04:00", late)).toBe("week");
});

test("what comes due at night or on a Sunday waits for the opening", () => {
	const late = offerOf(at("2026-05-04T23:00:00-04:00"));
	expect(groupOf("2026-05-06T23:30:00-04:00", late)).toBeNull();
	expect(groupOf("2026-05-07T07:59:00-04:00", late)).toBeNull();
	expect(groupOf("2026-05-07T08:00:00-04:00", late)).toBe("days");
	const friday = offerOf(at("2026-05-08T21:00:00-04:00"));
	expect(groupOf("2026-05-10T21:00:00-04:00", friday)).toBeNull();
	expect(groupOf("2026-05-11T08:00:00-04:00", friday)).toBe("days");
	expect(groupOf("2026-05-15T22:00:00-04:00", friday)).toBe("days");
	expect(groupOf("2026-05-16T08:00:00-04:00", friday)).toBe("week");
});

test("days off and other hours that the owners set hold a reminder back as well", () => {
	const hours = { ...defaultTimes.hours, Monday: { opens: "12:00", closes: "16:00" } };
	const times = { hours, daysOff: ["2026-05-06"] };
	expect(groupOf("2026-05-06T12:00:00-04:00", offer, times)).toBeNull();
	expect(groupOf("2026-05-07T08:00:00-04:00", offer, times)).toBe("days");
	expect(groupOf("2026-05-11T11:00:00-04:00", offer, times)).toBe("days");
	expect(groupOf("2026-05-11T12:00:00-04:00", offer, times)).toBe("week");
});

test("of an offer whose first reminder was sent the second is not listed before its opening", () => {
	const reminded = { ...mailedAt(sentAt), reminderDueAt: sentAt + 7 * DAY_MS };
	expect(groupOf("2026-05-09T12:00:00-04:00", reminded)).toBeNull();
	const evening = at("2026-05-04T23:00:00-04:00");
	const lateReminded = { ...mailedAt(evening), reminderDueAt: evening + 7 * DAY_MS };
	expect(groupOf("2026-05-11T23:30:00-04:00", lateReminded)).toBeNull();
	expect(groupOf("2026-05-12T08:00:00-04:00", lateReminded)).toBe("week");
});

test("whenever it is, an offer is listed by the reminders whose next opening has come", () => {
	const moments = fc.integer({ min: sentAt, max: at("2026-05-18T23:00:00-04:00") });
	fc.assert(
		fc.property(moments, fc.nat(DAY_MS), (now, later) => {
			const waiting = offerOf(sentAt + later);
			const opened = [2, 7]
				.map((days) => waiting.offeredAt + days * DAY_MS)
				.filter((time) => (nextOpening(time)?.at ?? time) <= now).length;
			const { week, days } = groupByReminder([waiting], now, defaultTimes);
			expect([week.length, days.length]).toEqual([opened === 2 ? 1 : 0, opened === 1 ? 1 : 0]);
		}),
	);
});

test("each offer is in one group, in the order in which they came", () => {
	const [older, newer] = [offer, offerOf(sentAt + 3_600_000)];
	const now = at("2026-05-12T12:00:00-04:00");
	expect(groupByReminder([older, newer], now, defaultTimes)).toEqual({ week: [older, newer], days: [] });
});
