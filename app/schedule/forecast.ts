import * as z from "zod/mini";
import { forecastTexts as texts } from "#app/content/forecast.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";

const PERIODS = 40;

/** What the service answers of a place: where its forecast is. */
export const pointSchema = z.object({ properties: z.object({ forecast: z.url() }) });

/** What the service answers of the days ahead: days and nights in turn. */
const answerSchema = z.object({
	properties: z.object({
		periods: z
			.array(
				z.object({
					/** The time is local, such as `2026-05-12T06:00:00-04:00`. */
					startTime: z.string(),
					isDaytime: z.boolean(),
					temperature: z.number(),
					probabilityOfPrecipitation: z.object({ value: z.nullable(z.number()) }),
					shortForecast: z.string(),
				}),
			)
			.check(z.maxLength(PERIODS)),
	}),
});

/** The weather of the days ahead, as it is kept: in the service's words, with percent and degrees Fahrenheit. */
export const forecastSchema = z.object({
	/** The forecast was fetched at this time. */
	at: z.int(),
	days: z
		.array(
			z.object({
				date: z.iso.date(),
				sky: z.string().check(z.minLength(1), z.maxLength(100)),
				rain: z.int().check(z.gte(0), z.lte(100)),
				high: z.int().check(z.gte(-100), z.lte(200)),
			}),
		)
		.check(z.maxLength(PERIODS)),
});
export type Forecast = z.output<typeof forecastSchema>;

/** Returns the forecast in an answer of the service. @throws where the answer is none. */
export function readForecast(answer: unknown, at: UtcMs): Forecast {
	const days = answerSchema
		.parse(answer)
		.properties.periods.filter(({ isDaytime }) => isDaytime)
		.map(({ startTime, temperature, probabilityOfPrecipitation, shortForecast }) => ({
			date: startTime.slice(0, 10),
			sky: shortForecast,
			rain: Math.round(probabilityOfPrecipitation.value ?? 0),
			high: Math.round(temperature),
		}));
	return forecastSchema.parse({ at, days });
}

/** Returns a day's weather in words, such as `Rain Likely (80%), high 54°F`; null where nothing is known of the day, or what is
 * known is older than a day at `now`. */
export function forecastOn(forecast: Forecast | null, date: string, now: UtcMs): string | null {
	if (!forecast || now - forecast.at > DAY_MS) return null;
	const day = forecast.days.find((other) => other.date === date);
	return day ? texts.day(day.sky, day.rain, day.high) : null;
}
