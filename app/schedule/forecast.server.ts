import { eq } from "drizzle-orm";
import { forecastAgent, forecastPoint } from "#app/config/forecast.ts";
import type { Database } from "#app/database/client.server.ts";
import { withPart } from "#app/settings/settings.server.ts";
import { HOUR_MS, MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { settings } from "#db/schema.ts";
import { type Forecast, forecastSchema, pointSchema, readForecast } from "./forecast.ts";

/** The cron asks in one minute of every third hour. */
const EVERY_HOURS = 3;
const AT_MINUTE = 47;
const ANSWER_LIMIT_MS = 5_000;
const MAX_BYTES = 64 * 1024;

/** Whether the cron asks for the weather in the minute of `time`. */
export function isForecastMinute(time: UtcMs): boolean {
	return Math.floor(time / MINUTE_MS) % ((EVERY_HOURS * HOUR_MS) / MINUTE_MS) === AT_MINUTE;
}

/** Fetches the forecast and keeps it beside the settings, from which it is read with them. `point` is where the service
 * names the forecast's address.
 * @throws where the service does not answer in time or with a forecast, or the database fails; the one before is then kept. */
export async function fetchForecast(db: Database, now: UtcMs, point = forecastPoint): Promise<void> {
	const address = new URL(pointSchema.parse(await ask(point)).properties.forecast);
	if (address.origin !== new URL(point).origin)
		throw new Error("The weather service names an address elsewhere");
	const forecast = readForecast(await ask(address.href), now);
	await db
		.update(settings)
		.set({ value: withPart("forecast", forecast) })
		.where(eq(settings.id, 1));
}

async function ask(address: string): Promise<unknown> {
	const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
	const headers = { "User-Agent": forecastAgent };
	const response = await fetch(address, { headers, redirect: "manual", signal });
	if (!response.ok) throw new Error(`The weather service answered ${response.status}`);
	return JSON.parse(await readText(response));
}

/** The text of an answer. @throws where it is longer than any forecast. */
async function readText(response: Response): Promise<string> {
	const reader = response.body?.getReader();
	const decoder = new TextDecoder();
	let text = "";
	let left = MAX_BYTES;
	for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
		left -= read.value.byteLength;
		if (left < 0) {
			await reader?.cancel();
			throw new Error("The weather service's answer is too long");
		}
		text += decoder.decode(read.value, { stream: true });
	}
	return text;
}

/** The forecast that is kept beside the settings; null where there is none. */
export function forecastOf([row]: readonly { value: string }[]): Forecast | null {
	const { forecast } = JSON.parse(row?.value ?? "{}");
	return forecastSchema.safeParse(forecast).data ?? null;
}
