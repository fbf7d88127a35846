import { eq, sql } from "drizzle-orm";
import { forecastAddress } from "#app/config/forecast.ts";
import type { Database } from "#app/database/client.server.ts";
import { HOUR_MS, MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { settings } from "#db/schema.ts";
import { type Forecast, forecastSchema, readForecast } from "./forecast.ts";

/** The cron asks in one minute of every third hour. */
const EVERY_HOURS = 3;
const AT_MINUTE = 47;
const ANSWER_LIMIT_MS = 5_000;
const MAX_BYTES = 64 * 1024;

/** Whether the cron asks for the weather in the minute of `time`. */
export function isForecastMinute(time: UtcMs): boolean {
	return Math.floor(time / MINUTE_MS) % ((EVERY_HOURS * HOUR_MS) / MINUTE_MS) === AT_MINUTE;
}

/** Fetches the forecast and keeps it beside the settings, from which it is read with them.
 * @throws where the service does not answer in time or with a forecast, or the database fails; the one before is then kept. */
export async function fetchForecast(db: Database, now: UtcMs, address = forecastAddress): Promise<void> {
	const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
	const response = await fetch(address, { redirect: "manual", signal });
	if (!response.ok) throw new Error(`The weather service answered ${response.status}`);
	const forecast = readForecast(JSON.parse(await readText(response)), now);
	const value = sql`json_set(${settings.value}, '$.forecast', json(${JSON.stringify(forecast)}))`;
	await db.update(settings).set({ value }).where(eq(settings.id, 1));
}

/** The text of an answer.
 * @throws where it is longer than any forecast. */
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
