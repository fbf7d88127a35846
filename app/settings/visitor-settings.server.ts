import type { AppLoadContext } from "@remix-run/cloudflare";
import { visitorAlerts } from "#app/content/settings.ts";
import { type Database, openDatabase } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import { selectSettings, settingsOf } from "./settings.server.ts";
import { defaultSettings, type Settings } from "./settings.ts";

/** How long settings that were read are shown to visitors, in milliseconds. */
const CACHE_MS = MINUTE_MS;
/** How long after a read began the next one may begin. */
const RETRY_MS = 5_000;
/** How long the first visitor of an isolate waits for the first read. */
const MAX_WAIT_MS = 150;

/** What this isolate read last; null before. */
let cached: Settings | null = null;
let cachedUntil = 0;

/** The settings at most a minute old, without a round trip. The first visitor of an isolate gets the defaults. The
 * settings are read after the answer. */
export function knownSettings({ env, afterAnswer }: Pick<AppLoadContext, "env" | "afterAnswer">): Settings {
	if (Date.now() >= cachedUntil)
		afterAnswer(() => readSettings(openDatabase(env, { requestId: "settings" })));
	return cached ?? defaultSettings;
}

/** As `knownSettings`, but the first visitor of an isolate waits for one round trip. */
export async function visitorSettings(context: AppLoadContext): Promise<Settings> {
	if (!cached) {
		const reading = readSettings(context.db);
		context.afterAnswer(() => reading);
		await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
	}
	return knownSettings(context);
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
	cached = settings;
	cachedUntil = Date.now() + CACHE_MS;
}

async function readSettings(db: Database): Promise<void> {
	// The next visitor need not ask as well.
	cachedUntil = Date.now() + RETRY_MS;
	try {
		keepSettings(settingsOf(await selectSettings(db)).settings);
	} catch (error) {
		logError("settings not read", error);
		cached ??= defaultSettings;
	}
}
