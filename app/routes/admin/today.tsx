import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { loadOrKeep, useLastKnown } from "#app/admin/shell/load-or-keep.ts";
import { ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { loadToday } from "#app/admin/today/today.server.ts";
import { handleOrder, handleReminder } from "#app/admin/today/today-request.server.ts";
import { TodayView } from "#app/admin/today/today-view.tsx";
import { todayPage } from "#app/content/today.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export const meta = ownerMeta(todayPage.title);

export function loader(args: LoaderFunctionArgs) {
	const unknown = { page: null, flash: null, failure: "database" as const };
	return orUnavailable(args, "today not loaded", () => loadToday(args, Date.now()), unknown);
}

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadOrKeep<typeof loader>(args);

export async function action(args: ActionFunctionArgs) {
	const form = await readPostedForm(args.request);
	return form.get("intent") === "order" ? handleOrder(args, form) : handleReminder(args, form);
}

export { clientAction } from "#app/admin/shell/unsent-form.ts";

export { LoadFailure as ErrorBoundary };

export default function TodayRoute() {
	const { page, flash, failure } = useLoaderData<typeof loader | typeof clientLoader>();
	const known = useLastKnown(page);
	if (!known) return <LoadFailure failure={failure ?? "database"} />;
	return <TodayView page={known} flash={flash} failure={failure} />;
}
