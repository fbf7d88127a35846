import type { AppLoadContext } from "@remix-run/cloudflare";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { canonicalPath } from "#app/config/canonical-path.ts";
import { openDatabase, plus } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { stepAt } from "#app/quote-wizard/steps.ts";
import { localTime } from "#app/time/clock.ts";
import { wizardSteps } from "#db/schema.ts";

/** Counts, once it is answered, that a step of the wizard was: on which day, on what kind of device and whether by a script.
 * Owners and bots are not counted. Never fails. */
export function countStep(request: Request, { env, afterAnswer }: AppLoadContext): void {
	const { headers, url } = request;
	const agent = headers.get("User-Agent") ?? "";
	if (/bot|crawl|spider|headless/i.test(agent)) return;
	const { pathname } = new URL(url);
	const { name: step } = stepAt(canonicalPath(pathname));
	const hasScripts = pathname.endsWith(".data");
	const isPhone = headers.get("Sec-CH-UA-Mobile") === "?1" || /Mobi|Android/.test(agent);
	const day = localTime(Date.now()).date;
	afterAnswer(async () => {
		try {
			if ((await presentedSession(request)) !== null) return;
			await openDatabase(env)
				.insert(wizardSteps)
				.values({ day, step, isPhone, hasScripts, count: 1 })
				.onConflictDoUpdate({
					target: [wizardSteps.day, wizardSteps.step, wizardSteps.isPhone, wizardSteps.hasScripts],
					set: { count: plus(wizardSteps.count, 1) },
				});
		} catch (error) {
			logError("step not counted", error, { step });
		}
	});
}
