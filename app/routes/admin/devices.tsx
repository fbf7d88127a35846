import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { type Owner, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { readPage } from "#app/admin/shell/shell.server.ts";
import { presentedDevice, turnAlertsOff } from "#app/auth/alert-devices.server.ts";
import { BrowserList, DeviceList } from "#app/auth/components/device-list.tsx";
import { dataWithFlash, redirectWithFlash } from "#app/auth/flash.server.ts";
import { presentedSession, TRUST_LIFE_MS } from "#app/auth/session-cookie.server.ts";
import {
	endSessions,
	forgetDevices,
	selectDevices,
	selectSessions,
} from "#app/auth/trusted-devices.server.ts";
import { paths } from "#app/config/paths.ts";
import { devicesPage } from "#app/content/devices.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export const meta = ownerMeta(devicesPage.title);

export async function loader(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const session = (await presentedSession(request)) ?? "";
	const now = Date.now();
	const queries = [selectDevices(context, session, now), selectSessions(context, session, now)] as const;
	const { shell, results } = await readPage(args, queries);
	const [rows, browsers] = results;
	const devices = rows.map((row) => ({ ...row, until: row.createdAt + TRUST_LIFE_MS }));
	return dataWithFlash(request, { devices, browsers, shell });
}

export async function action(args: ActionFunctionArgs) {
	const form = await readPostedForm(args.request);
	return ownerAction(args, {
		what: "devices not changed",
		work: (owner) => changeDevices(owner, args, form),
		failed: "devices-not-changed",
	});
}

async function changeDevices(owner: Owner, { request, context }: ActionFunctionArgs, form: FormData) {
	const session = (await presentedSession(request)) ?? "";
	const browser = form.get("session");
	if (browser !== null) {
		const other = browser === "others" ? null : String(browser);
		const device = await presentedDevice(request);
		await owner.write((allowed) => [
			...endSessions(context.db, session, other, allowed),
			...(other === null ? [turnAlertsOff(context.db, session, { except: device }, allowed)] : []),
		]);
		context.afterAnswer(() => context.feed.wake());
		return redirectWithFlash(paths.adminDevices, "browser-signed-out");
	}
	const device = String(form.get("device"));
	const all = device === "all";
	await owner.write((allowed) => forgetDevices(context.db, session, all ? null : device, allowed));
	// What was open on them closes at once.
	context.afterAnswer(() => context.feed.wake());
	return redirectWithFlash(paths.adminDevices, all ? "devices-forgotten" : "device-forgotten");
}

export { LoadFailure as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

export default function DevicesRoute() {
	const { devices, browsers, flash } = useLoaderData<typeof loader>();
	return (
		<OwnerPage title={devicesPage.title} intro={devicesPage.intro} tabs={<SettingsTabs />} flash={flash}>
			<div className="grid max-w-3xl gap-4">
				<DeviceList devices={devices} />
				<BrowserList browsers={browsers} />
			</div>
		</OwnerPage>
	);
}
