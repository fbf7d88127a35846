import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { LoadFailure } from "#app/admin/components/load-failure.tsx";
import { OwnerPage } from "#app/admin/components/owner-page.tsx";
import { SettingsTabs } from "#app/admin/components/settings-tabs.tsx";
import { ownerMeta } from "#app/admin/owner-meta.ts";
import { selectShell, shellOf } from "#app/admin/shell.server.ts";
import { DeviceList } from "#app/auth/components/device-list.tsx";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { TRUST_LIFE_MS } from "#app/auth/trusted-device-cookie.server.ts";
import { forgetDevices, selectDevices } from "#app/auth/trusted-devices.server.ts";
import { ToastRegion } from "#app/components/ui/toast-region.tsx";
import { useToasts } from "#app/components/ui/use-toasts.ts";
import { paths } from "#app/config/paths.ts";
import { devicesPage } from "#app/content/devices.ts";
import { redirectWithFlash, takeFlash } from "#app/flash/flash.server.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { formatMoment } from "#app/time/time-text.ts";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta = ownerMeta(devicesPage.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const session = (await presentedSession(request)) ?? "";
	const queries = [selectDevices(context, session, Date.now()), selectShell(context.db, session)] as const;
	const [rows, shell] = await requireAdmin({ request, context }, () => queries);
	const { flash, headers } = await takeFlash(request);
	const devices = rows.map((row) => ({ ...row, until: row.createdAt + TRUST_LIFE_MS }));
	return data({ devices, shell: shellOf(shell), flash }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
	const session = (await presentedSession(request)) ?? "";
	const device = String((await readPostedForm(request)).get("device"));
	const all = device === "all";
	await requireAdmin({ request, context }, (allowed) =>
		forgetDevices(context.db, session, all ? null : device, allowed),
	);
	// What was open on them closes at once.
	context.afterAnswer(() => context.feed.wake());
	return redirectWithFlash(paths.adminDevices, all ? "devices-forgotten" : "device-forgotten");
}

export default function DevicesRoute() {
	const { devices, flash } = useLoaderData<typeof loader>();
	const { toasts, dismiss } = useToasts(flash);
	return (
		<OwnerPage title={devicesPage.title} intro={devicesPage.intro} tabs={<SettingsTabs />}>
			<ToastRegion toasts={toasts} dismiss={dismiss} />
			<div className="max-w-3xl">
				<DeviceList devices={devices} formatMoment={formatMoment} />
			</div>
		</OwnerPage>
	);
}

export function ErrorBoundary() {
	return <LoadFailure address={useLocation().pathname} failure="database" />;
}
