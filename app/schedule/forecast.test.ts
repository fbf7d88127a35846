import { expect, test } from "vitest";
import { DAY_MS } from "#app/time/clock.ts";
import { isForecastMinute } from "./forecast.server.ts";
import { forecastOn, readForecast } from "./forecast.ts";

const NOW = Date.parse("2026-05-12T13:00:00Z");

const period = {
	startTime: "2026-05-13T06:00:00-04:00",
	isDaytime: true,
	temperature: 54,
	probabilityOfPrecipitation: { value: 80 },
	shortForecast: "Rain Likely",
};
const night = { ...period, isDaytime: false, temperature: 41, shortForecast: "Rain" };

/** The weather of the second day in words, as the service tells it. */
function told(day: Partial<typeof period> | { probabilityOfPrecipitation: { value: null } }, now = NOW) {
	const periods = [night, { ...period, ...day }, { ...night, startTime: "2026-05-13T18:00:00-04:00" }];
	return forecastOn(readForecast({ properties: { periods, units: "us" } }, NOW), "2026-05-13", now);
}

test("a day is told in the service's words, with the chance of rain where there is one, and the high", () => {
	expect(told({})).toBe("Rain Likely (80%), high 54°F");
	const dry = { shortForecast: "Mostly Sunny", probabilityOfPrecipitation: { value: null } };
	expect(told(dry)).toBe("Mostly Sunny, high 54°F");
});

test("nothing is told of a day that is not known, and of what is older than a day", () => {
	expect(told({}, NOW + DAY_MS)).not.toBeNull();
	expect(told({}, NOW + DAY_MS + 1)).toBeNull();
	expect(told({ startTime: "2026-05-14T06:00:00-04:00" })).toBeNull();
	expect(forecastOn(null, "2026-05-13", NOW)).toBeNull();
});

test.each([
	[{}],
	[null],
	["rain"],
	[{ properties: { periods: [{ ...period, startTime: "soon" }] } }],
	[{ properties: { periods: [{ ...period, shortForecast: "" }] } }],
	[{ properties: { periods: Array(99).fill(period) } }],
])("an answer that is no forecast is refused: %#", (answer) => {
	expect(() => readForecast(answer, NOW)).toThrow();
});

test("the cron asks eight times a day", () => {
	const minutes = Array.from({ length: 24 * 60 }, (_, minute) => NOW + minute * 60_000);
	expect(minutes.filter(isForecastMinute)).toHaveLength(8);
});
