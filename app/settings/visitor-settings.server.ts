import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Env } from "#app/config/env.server.ts";
import { visitorAlerts } from "#app/content/settings.ts";
import { openDatabase } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { selectSettings, settingsOf } from "./settings.server.ts";
import { type Settings, usualSettings } from "./settings.ts";

/** How long what was read serves visitors, in milliseconds. */
const KEPT_MS = 60_000;
/** After a failed reading the next one waits so long. */
const AGAIN_MS = 5_000;
/** Only who comes before anything was read waits for it, and no longer than this. */
const PATIENCE_MS = 150;

let known: { settings: Settings; until: number } | null = null;

/** The settings for a visitor's page, which asks the database nothing for them: as they were a minute ago at most. */
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
	const late = new Promise<Settings>((resolve) => setTimeout(resolve, PATIENCE_MS, usualSettings));
	return Promise.race([reading, late]);
}

/** The settings for what hangs on them: never others than those of the last minute, if it takes a round trip. */
export async function currentSettings({ env }: Pick<AppLoadContext, "env">): Promise<Settings> {
	return known && Date.now() < known.until ? known.settings : readSettings(env);
}

/** What visitors read above the wizard's form, if anything. */
export function visitorAlert({ paused, vacationText }: Settings): { title: string; text: string } | null {
	if (paused) {
		const { title, text } = visitorAlerts.paused;
		return { title, text: [text, vacationText].filter(Boolean).join(" ") };
	}
	return vacationText === "" ? null : { title: visitorAlerts.vacation, text: vacationText };
}

/** Has visitors of this isolate see at once what was saved. */
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
		known ??= { settings: usualSettings, until: Date.now() + AGAIN_MS };
		return known.settings;
	}
}
