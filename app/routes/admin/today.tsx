import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LoadFailure, LoadFailureAlert } from "#app/admin/shell/load-failure.tsx";
import { ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { useLastKnown } from "#app/admin/shell/use-last-known.ts";
import { handleOrder } from "#app/admin/today/order-stops.server.ts";
import { handleReminder } from "#app/admin/today/reminder.server.ts";
import { loadToday } from "#app/admin/today/today.server.ts";
import { TodayView } from "#app/admin/today/today-view.tsx";
import { takeFlash } from "#app/auth/flash.server.ts";
import { FlashToasts } from "#app/components/ui/toast-region.tsx";
import { todayPage } from "#app/content/today.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta = ownerMeta(todayPage.title);

export function loader(args: LoaderFunctionArgs) {
	async function load() {
		const page = await loadToday(args, Date.now());
		const { flash, headers } = await takeFlash(args.request);
		return data({ page, shell: page.shell, flash }, { headers });
	}
	return orUnavailable(args, "today not loaded", load, { page: null, flash: null });
}

export async function action(args: ActionFunctionArgs) {
	const form = await readPostedForm(args.request);
	return form.get("intent") === "order" ? handleOrder(args, form) : handleReminder(args, form);
}

export { clientAction } from "#app/admin/shell/unsent-form.ts";

export { LoadFailure as ErrorBoundary };

export default function TodayRoute() {
	const { page, flash } = useLoaderData<typeof loader>();
	const known = useLastKnown(page);
	if (!known) return <LoadFailure />;
	return (
		<TodayView page={known}>
			{!page && <LoadFailureAlert failure="database" />}
			<FlashToasts flash={flash} />
		</TodayView>
	);
}
