import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AlertsView } from "#app/admin/alerts/alerts-view.tsx";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { readPage } from "#app/admin/shell/shell.server.ts";
import {
	deviceCookie,
	deviceIdOf,
	presentedDevice,
	queueTestAlert,
	readSubscription,
	selectAlertDevices,
	turnAlertsOff,
	turnAlertsOn,
} from "#app/auth/alert-devices.server.ts";
import { deviceName } from "#app/auth/device-name.ts";
import { dataWithFlash, redirectWithFlash } from "#app/auth/flash.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { alertsPage } from "#app/content/alerts.ts";
import { vapidKeys } from "#app/outbox/push.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export const meta = ownerMeta(alertsPage.title);

export async function loader(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const session = (await presentedSession(request)) ?? "";
	const current = await presentedDevice(request);
	const { shell, results } = await readPage(args, [selectAlertDevices(context.db, session)]);
	const devices = results[0].map((device) => ({ ...device, isCurrent: device.id === current }));
	const siteKey = vapidKeys(context.env)?.publicKey ?? null;
	return dataWithFlash(request, { devices, siteKey, shell });
}

/** Turns alerts on or off for a device, or sends it a test. A subscription that is none of a known push service is refused. */
export async function action(args: ActionFunctionArgs) {
	const { request, context } = args;
	const { db, env } = context;
	const now = Date.now();
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

export { LoadFailure as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

export default function AlertsRoute() {
	const { devices, siteKey, flash } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	return (
		<OwnerPage title={alertsPage.title} intro={alertsPage.intro} tabs={<SettingsTabs />} flash={flash}>
			<AlertsView devices={devices} siteKey={siteKey} isRefused={refused !== undefined} />
		</OwnerPage>
	);
}
