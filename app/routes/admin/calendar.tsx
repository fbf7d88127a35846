import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { loadCalendar } from "#app/admin/calendar.server.ts";
import { CalendarFeed } from "#app/admin/components/calendar-feed.tsx";
import { CalendarView } from "#app/admin/components/calendar-view.tsx";
import { LoadFailure } from "#app/admin/components/load-failure.tsx";
import { OwnerPage } from "#app/admin/components/owner-page.tsx";
import { ownerMeta } from "#app/admin/owner-meta.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { calendarPage } from "#app/content/calendar.ts";
import { logError } from "#app/log/log.server.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { changeCalendarAddress } from "#app/schedule/calendar-address.server.ts";
import { CALENDAR_WEEKS } from "#app/schedule/calendar-days.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta = ownerMeta(calendarPage.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	try {
		return data(await loadCalendar({ request, context }, Date.now()));
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("calendar not loaded", error, { requestId: context.requestId });
		return data(null, 503);
	}
}

export async function action({ request, context }: ActionFunctionArgs) {
	const intent = (await readPostedForm(request)).get("intent");
	try {
		if (intent !== "on" && intent !== "off") {
			await requireAdmin({ request, context }, () => []);
			return data({ failed: true }, 400);
		}
		await requireAdmin(
			{ request, context },
			(allowed) => [changeCalendarAddress(context.db, intent, allowed)] as const,
		);
		return redirect(`${jobPaths.calendar}#feed`, 303);
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("calendar's address not changed", error, { requestId: context.requestId });
		return data({ failed: true }, 503);
	}
}

export default function CalendarRoute() {
	const calendar = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>()?.failed ?? false;
	const { pathname } = useLocation();
	if (!calendar) return <LoadFailure address={pathname} failure="database" />;
	const { address, days, today, earlier } = calendar;
	return (
		<OwnerPage title={calendarPage.title} intro={calendarPage.intro(CALENDAR_WEEKS)}>
			<CalendarView days={days} today={today} earlier={earlier} />
			<CalendarFeed address={address} failed={failed} />
		</OwnerPage>
	);
}

export function ErrorBoundary() {
	return <LoadFailure address={useLocation().pathname} failure="database" />;
}
