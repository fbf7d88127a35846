import * as z from "zod/mini";
import { forecastTexts as texts } from "#app/content/forecast.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";

const DAYS = 16;
const figures = z.array(z.nullable(z.number())).check(z.maxLength(DAYS));

/** What the service answers: a list for each figure, a day a place. */
const answerSchema = z.object({
	daily: z.object({
		time: z.array(z.iso.date()).check(z.maxLength(DAYS)),
		weather_code: figures,
		precipitation_probability_max: figures,
		temperature_2m_max: figures,
	}),
});

/** The weather of the days ahead, as it is kept; `code` is the WMO's, `rain` a percentage, `high` degrees Fahrenheit. */
export const forecastSchema = z.object({
	/** When it was fetched. */
	at: z.int(),
	days: z
		.array(
			z.object({
				date: z.iso.date(),
				code: z.int(),
				rain: z.int().check(z.gte(0), z.lte(100)),
				high: z.int().check(z.gte(-100), z.lte(200)),
			}),
		)
		.check(z.maxLength(DAYS)),
});
export type Forecast = z.output<typeof forecastSchema>;

/** Returns the forecast in an answer of the service; days without all figures are left out.
 * @throws where the answer is none. */
export function readForecast(answer: unknown, at: UtcMs): Forecast {
	const { time, ...lists } = answerSchema.parse(answer).daily;
	const days = time.flatMap((date, index) => {
		const code = lists.weather_code[index];
		const [rain, high] = [lists.precipitation_probability_max[index], lists.temperature_2m_max[index]];
		if (code == null || rain == null || high == null) return [];
		return [{ date, code, rain: Math.round(rain), high: Math.round(high) }];
	});
	return forecastSchema.parse({ at, days });
}

/** Returns a day's weather in words, such as `Rain likely (80%), high 54°F`; null where nothing is known of the day, or what is
 * known is older than a day at `now`. */
export function forecastOn(forecast: Forecast | null, date: string, now: UtcMs): string | null {
	if (!forecast || now - forecast.at > DAY_MS) return null;
	const day = forecast.days.find((other) => other.date === date);
	return day ? `${skyOf(day)}, ${texts.high(day.high)}` : null;
}

const LIKELY_PERCENT = 60;
const POSSIBLE_PERCENT = 30;

function skyOf({ code, rain }: Forecast["days"][number]): string {
	const wet = wetOf(code);
	if (rain >= LIKELY_PERCENT) return texts.likely(wet ?? texts.rain, rain);
	if (rain >= POSSIBLE_PERCENT) return texts.possible(wet ?? texts.rain, rain);
	if (wet) return texts.dry;
	if (code >= 45) return texts.fog;
	return code <= 1 ? texts.sunny : texts.cloudy;
}

/** What falls from the sky of a WMO code; null for nothing. */
function wetOf(code: number): string | null {
	if (code >= 95) return texts.storms;
	if ((code >= 71 && code <= 77) || code === 85 || code === 86) return texts.snow;
	return code >= 51 ? texts.rain : null;
}
