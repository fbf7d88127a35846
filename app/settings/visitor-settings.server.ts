import type { AppLoadContext } from "@remix-run/cloudflare";
import { MINUTE_MS } from "#app/config/durations.ts";
import type { Env } from "#app/config/env.server.ts";
import { visitorAlerts } from "#app/content/settings.ts";
import { openDatabase } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { selectSettings, settingsOf } from "./settings.server.ts";
import { defaultSettings, type Settings } from "./settings.ts";

/** How long settings that were read are shown to visitors, in milliseconds. */
const KEPT_MS = MINUTE_MS;
/** How long after a failed read the next one begins. */
const AGAIN_MS = 5_000;
/** How long the first visitor of an isolate waits for the first read. */
const PATIENCE_MS = 150;

let known: { settings: Settings; until: number } | null = null;

/** The settings for a visitor's page, at most a minute old, so that a page needs no round trip for them. */
export async function visitorSettings({
	env,
	afterAnswer,
}: Pick<AppLoadContext, "env" | "afterAnswer">): Promise<Settings> {
	const now = Date.now();
	if (known && now < known.until) return known.settings;
	if (known) {
		// The next visitor need not ask as well.
		known.until = now + AGAIN_MS;
		afterAnswer(() => readSettings(env));
		return known.settings;
	}
	const reading = readSettings(env);
	afterAnswer(() => reading);
	const late = new Promise<Settings>((resolve) => setTimeout(resolve, PATIENCE_MS, defaultSettings));
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
	known = { settings, until: Date.now() + KEPT_MS };
}

async function readSettings(env: Env): Promise<Settings> {
	try {
		const { settings } = settingsOf(await selectSettings(openDatabase(env)));
		keepSettings(settings);
		return settings;
	} catch (error) {
		logError("settings not read", error);
		known ??= { settings: defaultSettings, until: Date.now() + AGAIN_MS };
		return known.settings;
	}
}
