import type { AppLoadContext } from "@remix-run/cloudflare";
import { forgetFormerDevices } from "#app/auth/trusted-devices.server.ts";
import { isDigestHour, queueSpamDigest } from "#app/email/spam-digest.server.ts";
import { logError } from "#app/log/log.server.ts";
import { purgeExpired } from "./housekeeping.server.ts";

const HOUSEKEEPING_MINUTE = 17;

/** Runs every minute. Failures are logged, and the next run tries again. `time` is UTC milliseconds. */
export async function runScheduledWork({ db, env, mail }: AppLoadContext, time: number): Promise<void> {
	await mail.deliver();
	if (new Date(time).getUTCMinutes() !== HOUSEKEEPING_MINUTE) return;
	await purgeExpired(db, time).catch((error) => logError("housekeeping failed", error));
	await forgetFormerDevices({ db, env }).catch((error) => logError("devices not forgotten", error));
	if (isDigestHour(time))
		await queueSpamDigest(db, time).catch((error) => logError("spam digest not queued", error));
}
