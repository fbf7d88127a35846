import { data } from "@remix-run/cloudflare";
import {
	deviceCookie,
	deviceIdOf,
	presentedDevice,
	queueTestAlert,
	readSubscription,
	turnAlertsOff,
	turnAlertsOn,
} from "#app/auth/alert-devices.server.ts";
import { deviceName } from "#app/auth/device-name.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { vapidKeys } from "#app/outbox/push.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** Turns alerts on or off for a device, or sends it a test at `now`. A subscription that is none of a known
 * push service is refused.
 * @throws {Response} a redirect where no session is open; an error when the database refuses or does not answer. */
export async function changeAlerts(args: RouteArgs, now: UtcMs) {
	const { request, context } = args;
	const { db, env } = context;
	const form = await readPostedForm(request);
	const sessionId = (await presentedSession(request)) ?? "";
	const id = String(form.get("device"));
	const done = async (flash: "alerts-on" | "alerts-off" | "test-alert-sent", cookie?: string) =>
		redirectWithFlash(ownerPaths.alerts, flash, cookie ? { "Set-Cookie": cookie } : {});
	switch (form.get("intent")) {
		case "off": {
			await requireAdmin(args, (allowed) => [turnAlertsOff(db, sessionId, { id }, allowed)]);
			const isCurrent = (await presentedDevice(request)) === id;
			return done("alerts-off", isCurrent ? await deviceCookie(null) : undefined);
		}
		case "test":
			await requireAdmin(args, (allowed) => [queueTestAlert(db, sessionId, id, allowed, now)]);
			context.afterAnswer(() => context.mail.deliver());
			return done("test-alert-sent");
		default: {
			const subscription = readSubscription(String(form.get("subscription")));
			const siteKey = vapidKeys(env)?.publicKey;
			if (!subscription || siteKey === undefined) {
				await requireAdmin(args, () => []);
				return data({ isRefused: true }, 400);
			}
			const name = deviceName(request.headers.get("User-Agent"));
			const device = { subscription, siteKey, name, sessionId };
			await requireAdmin(args, (allowed) => [turnAlertsOn(db, device, allowed, now)]);
			return done("alerts-on", await deviceCookie(deviceIdOf(subscription)));
		}
	}
}
