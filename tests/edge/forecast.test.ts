import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { fetchForecast } from "#app/schedule/forecast.server.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { quoteRequests, settings } from "#db/schema.ts";
import { anOwner, db } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { aSettingsForm } from "../support/settings-form.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";

const NOW = TUESDAY.startsAt - HOUR_MS;
const SERVICE = "https://weather.example/points/41.5,-75.7";
const FORECAST = "https://weather.example/gridpoints/BGM/1,2/forecast";
const RAIN = "Rain Likely (80%), high 54°F";
const answer = {
	properties: {
		periods: [
			{
				startTime: "2026-05-12T06:00:00-04:00",
				isDaytime: true,
				temperature: 54,
				probabilityOfPrecipitation: { value: 80 },
				shortForecast: "Rain Likely",
			},
		],
	},
};

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
	await settled(db, db.update(quoteRequests).set({ spam: true }));
	await db.update(settings).set({ value: "{}" });
	const submission = aSubmission();
	await saveQuote(db, submission, NOW - 9 * DAY_MS);
	await setDate(db, submission.id, TUESDAY, { now: NOW - 8 * DAY_MS });
});
afterEach(async () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	await db.update(settings).set({ value: "{}" });
});

/** Has the weather service answer so; everything else is asked as ever. */
function answerWith(body: string, status = 200, forecast = FORECAST): void {
	const { fetch } = globalThis;
	const answers = new Map([
		[SERVICE, () => Response.json({ properties: { forecast } })],
		[forecast, () => new Response(body, { status })],
	]);
	vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
		const made = typeof input === "string" ? answers.get(input) : undefined;
		return made ? Promise.resolve(made()) : fetch(input, init);
	});
}

async function pages(): Promise<string[]> {
	const owner = await anOwner();
	const asked = [paths.adminToday, ownerPaths.moveDay("2026-05-12")].map((path) => owner.get(path));
	return (await Promise.all(asked)).map(({ html }) => html);
}

test("a day's weather is on Today and on the page that moves the day, for a day after it was fetched", async () => {
	for (const html of await pages()) expect(html).not.toContain("National Weather Service");
	answerWith(JSON.stringify(answer));
	await fetchForecast(db, NOW, SERVICE);
	for (const html of await pages()) expect(html).toContain(RAIN);
	// The settings' own form leaves it where it is.
	const owner = await anOwner();
	const [{ revision = 0 } = {}] = await db.select().from(settings);
	await owner.post(paths.adminSettings, aSettingsForm(revision, { capacity: "2" }));
	expect(settingsOf(await db.select().from(settings)).settings.capacity).toBe(2);
	for (const html of await pages()) expect(html).toContain(RAIN);
	await fetchForecast(db, NOW - DAY_MS - 1, SERVICE);
	for (const html of await pages()) expect(html).not.toContain(RAIN);
});

test.each([
	["an error", "{}", 500, FORECAST],
	["what is no forecast", JSON.stringify({ reason: "Please slow down" }), 200, FORECAST],
	["what is no JSON", "<html>", 200, FORECAST],
	["more than any forecast", `${JSON.stringify(answer)}${" ".repeat(70_000)}`, 200, FORECAST],
	["an address elsewhere", JSON.stringify(answer), 200, "https://elsewhere.example/forecast"],
])("where the service answers with %s the forecast before stays", async (_what, body, status, address) => {
	answerWith(JSON.stringify(answer));
	await fetchForecast(db, NOW, SERVICE);
	vi.restoreAllMocks();
	answerWith(body, status, address);
	await expect(fetchForecast(db, NOW + HOUR_MS, SERVICE)).rejects.toThrow();
	for (const html of await pages()) expect(html).toContain(RAIN);
});
