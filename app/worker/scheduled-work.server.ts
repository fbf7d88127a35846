import type { AppLoadContext } from "@remix-run/cloudflare";
import { forgetFormerDevices } from "#app/auth/trusted-devices.server.ts";
import { isDigestHour, queueSpamDigest } from "#app/email/spam-digest.server.ts";
import { logError } from "#app/log/log.server.ts";
import { purgeExpired } from "./housekeeping.server.ts";

/** The minute of each hour in which what has expired is purged. */
const HOUSEKEEPING_MINUTE = 17;

/**
 * What the cron trigger of wrangler.toml runs every minute: mail that is due, one query when there is none, and once
 * an hour the housekeeping, two batches, and once a day the list of what came into Spam. Failures are logged; the next run tries again. `time` is UTC milliseconds.
 */
export async function runScheduledWork({ db, env, mail }: AppLoadContext, time: number): Promise<void> {
	await mail.deliver();
	if (new Date(time).getUTCMinutes() !== HOUSEKEEPING_MINUTE) return;
	await purgeExpired(db, time).catch((error) => logError("housekeeping failed", error));
	await forgetFormerDevices({ db, env }).catch((error) => logError("devices not forgotten", error));
	if (isDigestHour(time))
		await queueSpamDigest(db, time).catch((error) => logError("spam digest not queued", error));
}
