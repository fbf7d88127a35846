import { expect, test } from "vitest";
import { cutList, dayAround, groupByReminder, MAX_TODAY } from "./today.ts";

const at = (local: string) => Date.parse(local);
/** A Monday at ten in Pennsylvania. */
const sentAt = at("2026-05-04T10:00:00-04:00");
const offer = { sentAt, validUntil: at("2026-05-19T00:00:00-04:00") };
const groupOf = (now: string, waiting = offer) => {
	const { week, days } = groupByReminder([waiting], at(now));
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

test("each offer is in one group, in the order in which they came", () => {
	const [older, newer] = [offer, { ...offer, sentAt: sentAt + 3_600_000 }];
	const now = at("2026-05-12T12:00:00-04:00");
	expect(groupByReminder([older, newer], now)).toEqual({ week: [older, newer], days: [] });
});

test.each([
	["2026-05-04T00:00:00-04:00", "2026-05-04T00:00:00-04:00", "2026-05-05T00:00:00-04:00"],
	["2026-05-04T23:59:00-04:00", "2026-05-04T00:00:00-04:00", "2026-05-05T00:00:00-04:00"],
	["2026-03-08T12:00:00-04:00", "2026-03-08T00:00:00-05:00", "2026-03-09T00:00:00-04:00"],
	["2026-11-01T12:00:00-05:00", "2026-11-01T00:00:00-04:00", "2026-11-02T00:00:00-05:00"],
])("the day of %s is the company's own, also when clocks change", (now, from, until) => {
	expect(dayAround(at(now))).toEqual({ from: at(from), until: at(until) });
});

test("a list is cut where there is more than is shown", () => {
	const rows = Array.from({ length: MAX_TODAY + 1 }, (_, index) => index);
	expect(cutList(rows)).toEqual({ rows: rows.slice(0, MAX_TODAY), isCut: true });
	expect(cutList(rows.slice(1)).isCut).toBe(false);
});
