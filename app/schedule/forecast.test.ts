import { expect, test } from "vitest";
import { DAY_MS } from "#app/time/clock.ts";
import { isForecastMinute } from "./forecast.server.ts";
import { forecastOn, readForecast } from "./forecast.ts";

const NOW = Date.parse("2026-05-12T13:00:00Z");

/** A day's weather in words, as the service tells it. */
function told(code: number | null, rain: number | null, high: number | null = 54.3, now = NOW) {
	const daily = {
		time: ["2026-05-12", "2026-05-13"],
		weather_code: [0, code],
		precipitation_probability_max: [0, rain],
		temperature_2m_max: [70, high],
	};
	return forecastOn(readForecast({ daily, elevation: 400 }, NOW), "2026-05-13", now);
}

test.each([
	[61, 80, "Rain likely (80%), high 54°F"],
	[80, 45, "Rain possible (45%), high 54°F"],
	[75, 90, "Snow likely (90%), high 54°F"],
	[95, 60, "Thunderstorms likely (60%), high 54°F"],
	[3, 40, "Rain possible (40%), high 54°F"],
	[51, 10, "Mostly dry, high 54°F"],
	[45, 5, "Fog, high 54°F"],
	[2, 5, "Cloudy, high 54°F"],
	[0, 0, "Sunny, high 54°F"],
])("the sky of code %i with %i percent is told as it concerns work outdoors", (code, rain, text) => {
	expect(told(code, rain)).toBe(text);
});

test("nothing is told of a day without figures, of one that is not known, and of what is older than a day", () => {
	expect([told(null, 80), told(61, null), told(61, 80, null)]).toEqual([null, null, null]);
	expect(told(61, 80, 54, NOW + DAY_MS)).not.toBeNull();
	expect(told(61, 80, 54, NOW + DAY_MS + 1)).toBeNull();
	expect(forecastOn(null, "2026-05-13", NOW)).toBeNull();
});

test.each([
	[{}],
	[null],
	["rain"],
	[
		{
			daily: {
				time: ["soon"],
				weather_code: [1],
				precipitation_probability_max: [1],
				temperature_2m_max: [1],
			},
		},
	],
	[
		{
			daily: {
				time: [],
				weather_code: Array(99).fill(1),
				precipitation_probability_max: [],
				temperature_2m_max: [],
			},
		},
	],
])("an answer that is no forecast is refused: %j", (answer) => {
	expect(() => readForecast(answer, NOW)).toThrow();
});

test("the cron asks eight times a day", () => {
	const minutes = Array.from({ length: 24 * 60 }, (_, minute) => NOW + minute * 60_000);
	expect(minutes.filter(isForecastMinute)).toHaveLength(8);
});
