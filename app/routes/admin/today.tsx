import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { handleReminder } from "#app/admin/today/reminder.server.ts";
import { loadToday } from "#app/admin/today/today.server.ts";
import { TodayView } from "#app/admin/today/today-view.tsx";
import { todayPage } from "#app/content/today.ts";
import type { RouteHandle } from "#app/route-module.ts";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta = ownerMeta(todayPage.title);

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "today not loaded", () => loadToday(args, Date.now()), null);
}

export const action = (args: ActionFunctionArgs) => handleReminder(args);

export { LoadFailure as ErrorBoundary };

export default function TodayRoute() {
	const page = useLoaderData<typeof loader>();
	return page ? <TodayView page={page} /> : <LoadFailure />;
}
