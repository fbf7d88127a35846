import type { AppLoadContext } from "@remix-run/cloudflare";
import { MINUTE_MS } from "#app/config/durations.ts";
import type { Env } from "#app/config/env.server.ts";
import { visitorAlerts } from "#app/content/settings.ts";
import { openDatabase } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { selectSettings, settingsOf } from "./settings.server.ts";
import { defaultSettings, type Settings } from "./settings.ts";

/** How long settings that were read are shown to visitors, in milliseconds. */
const CACHE_MS = MINUTE_MS;
/** How long after a failed read the next one begins. */
const RETRY_MS = 5_000;
/** How long the first visitor of an isolate waits for the first read. */
const MAX_WAIT_MS = 150;

let cached: { settings: Settings; until: number } | null = null;

/** The settings for a visitor's page, at most a minute old, so that a page needs no round trip for them. */
export async function visitorSettings({
	env,
	afterAnswer,
}: Pick<AppLoadContext, "env" | "afterAnswer">): Promise<Settings> {
	const now = Date.now();
	if (cached && now < cached.until) return cached.settings;
	if (cached) {
		// The next visitor need not ask as well.
		cached.until = now + RETRY_MS;
		afterAnswer(() => readSettings(env));
		return cached.settings;
	}
	const reading = readSettings(env);
	afterAnswer(() => reading);
	const late = new Promise<Settings>((resolve) => setTimeout(resolve, MAX_WAIT_MS, defaultSettings));
	return Promise.race([reading, late]);
}

/** What visitors read above the wizard's form, if anything. */
export function visitorAlert({ paused, vacationText }: Settings): { title: string; text: string } | null {
	if (paused) {
		const { title, text } = visitorAlerts.paused;
		return { title, text: [text, vacationText].filter(Boolean).join(" ") };
	}
	return vacationText === "" ? null : { title: visitorAlerts.vacation, text: vacationText };
}

/** Shows settings that were just read or saved to this isolate's visitors at once. */
export function keepSettings(settings: Settings): void {
	cached = { settings, until: Date.now() + CACHE_MS };
}

async function readSettings(env: Env): Promise<Settings> {
	try {
		const { settings } = settingsOf(await selectSettings(openDatabase(env)));
		keepSettings(settings);
		return settings;
	} catch (error) {
		logError("settings not read", error);
		cached ??= { settings: defaultSettings, until: Date.now() + RETRY_MS };
		return cached.settings;
	}
}
