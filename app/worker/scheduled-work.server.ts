import type { AppLoadContext } from "@remix-run/cloudflare";
import { forgetFormerDevices } from "#app/auth/trusted-devices.server.ts";
import { assignCustomers, forgetCustomers } from "#app/customers/assign-customer.server.ts";
import { queueJobReminders } from "#app/follow-ups/job-reminders.server.ts";
import { queueFollowUps } from "#app/follow-ups/queue-follow-ups.server.ts";
import { logError } from "#app/log/log.server.ts";
import { isDigestHour, queueSpamDigest } from "#app/outbox/spam-digest.server.ts";
import { sweepAll, sweepErased } from "#app/photos/photo-store.server.ts";
import { fetchForecast, isForecastMinute } from "#app/schedule/forecast.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { purgeExpired } from "./housekeeping.server.ts";
import { checkIntegrity } from "./integrity.server.ts";

const HOUSEKEEPING_MINUTE = 17;
const FOLLOW_UPS_EVERY_MINUTES = 10;
const [SWEEP_EVERY_MINUTES, SWEEP_MINUTE] = [10, 5];

/** Runs every minute. Failures are logged, and the next run tries again. */
export async function runScheduledWork(context: AppLoadContext, time: UtcMs): Promise<void> {
	const { db, env, mail } = context;
	const minute = new Date(time).getUTCMinutes();
	if (minute % FOLLOW_UPS_EVERY_MINUTES === 0) {
		const areLeft = await assignCustomers(db).catch((error) => {
			logError("customers not assigned", error);
			return true;
		});
		// A customer who came back gets no follow-up: of a quote without a customer nobody knows that yet.
		if (!areLeft) await queueFollowUps(db, time).catch((error) => logError("follow-ups not queued", error));
		await queueJobReminders(db, time).catch((error) => logError("reminders of jobs not queued", error));
	}
	await mail.deliver();
	if (isForecastMinute(time))
		await fetchForecast(db, time).catch((error) => logError("forecast not fetched", error));
	if (minute % SWEEP_EVERY_MINUTES === SWEEP_MINUTE)
		await sweepErased(db, context.photos, time).catch((error) => logError("photos not erased", error));
	if (minute !== HOUSEKEEPING_MINUTE) return;
	await purgeExpired(db, time).catch((error) => logError("housekeeping failed", error));
	await checkIntegrity(db, time).catch((error) => logError("integrity not checked", error));
	await forgetFormerDevices({ db, env }).catch((error) => logError("devices not forgotten", error));
	if (!isDigestHour(time)) return;
	await queueSpamDigest(db, time).catch((error) => logError("spam digest not queued", error));
	await forgetCustomers(db, time).catch((error) => logError("customers not forgotten", error));
	await sweepAll(db, context.photos, time).catch((error) => logError("photos not swept", error));
}
