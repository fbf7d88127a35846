import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { LoadFailure } from "#app/admin/components/load-failure.tsx";
import { TodayView } from "#app/admin/components/today-view.tsx";
import { ownerMeta } from "#app/admin/owner-meta.ts";
import { handleReminder } from "#app/admin/reminder.server.ts";
import { loadToday } from "#app/admin/today.server.ts";
import { todayPage } from "#app/content/today.ts";
import { logError } from "#app/log/log.server.ts";
import type { RouteHandle } from "#app/route-module.ts";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta = ownerMeta(todayPage.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	try {
		return data(await loadToday({ request, context }, Date.now()));
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("today not loaded", error, { requestId: context.requestId });
		return data(null, 503);
	}
}

export const action = (args: ActionFunctionArgs) => handleReminder(args);

export default function TodayRoute() {
	const page = useLoaderData<typeof loader>();
	const { pathname } = useLocation();
	return page ? <TodayView page={page} /> : <LoadFailure address={pathname} failure="database" />;
}

export function ErrorBoundary() {
	return <LoadFailure address={useLocation().pathname} failure="database" />;
}
