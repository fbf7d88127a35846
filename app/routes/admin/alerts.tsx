import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AlertsView } from "#app/admin/alerts/alerts-view.tsx";
import { changeAlerts } from "#app/admin/alerts/change-alerts.server.ts";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { readPage } from "#app/admin/shell/shell.server.ts";
import { presentedDevice, selectAlertDevices } from "#app/auth/alert-devices.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { alertsPage } from "#app/content/alerts.ts";
import { vapidKeys } from "#app/outbox/push.server.ts";

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

export function action(args: ActionFunctionArgs) {
	return changeAlerts(args, Date.now());
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
