import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadCalendar } from "#app/admin/calendar/calendar.server.ts";
import { CALENDAR_WEEKS } from "#app/admin/calendar/calendar-days.ts";
import { CalendarView } from "#app/admin/calendar/calendar-view.tsx";
import { handleOwnEntry } from "#app/admin/calendar/own-entries.server.ts";
import { OwnEntryForm } from "#app/admin/calendar/own-entries.tsx";
import { ConfirmedAction } from "#app/admin/shell/confirmed-action.tsx";
import { CopyUrlField } from "#app/admin/shell/copy-url-field.tsx";
import { LoadFailure, LoadFailureAlert } from "#app/admin/shell/load-failure.tsx";
import { unloadedPage, useLastKnown } from "#app/admin/shell/load-or-keep.ts";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { useLiveReload } from "#app/admin/shell/use-idle-reload.ts";
import { useOutdated } from "#app/admin/shell/use-kept-dashboard.ts";
import { asDocument, redirectWithFlash } from "#app/auth/flash.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { calendarFeed, calendarPage } from "#app/content/calendar.ts";
import { changeCalendarAddress } from "#app/schedule/calendar-address.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { formatMoment, formatShortDay } from "#app/time/time-text.ts";

export const meta = ownerMeta(calendarPage.title);

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "calendar not loaded", unloadedPage, () => loadCalendar(args, Date.now()));
}

export { loadOrKeep as clientLoader } from "#app/admin/shell/load-or-keep.ts";

export async function action(args: ActionFunctionArgs) {
	const { request, context } = args;
	const form = await readPostedForm(request);
	const intent = form.get("intent");
	const page = `${jobPaths.calendar}${new URL(request.url).search}`;
	if (intent === "keep" || intent === "free") {
		const refusal = await handleOwnEntry(args, form, Date.now());
		if (refusal) return data({ refusal, failed: false }, refusal.status);
		const done = intent === "keep" ? "half-day-kept" : "half-day-free";
		return redirectWithFlash(page, `${done} ${form.get("date")} ${form.get("half")}`, asDocument);
	}
	return orUnavailable(args, "calendar's address not changed", { failed: true, refusal: null }, async () => {
		const isKnown = intent === "on" || intent === "off";
		await requireAdmin(args, (allowed) =>
			isKnown ? [changeCalendarAddress(context.db, intent, allowed)] : [],
		);
		return isKnown
			? redirectWithFlash(`${page}#feed`, `calendar-${intent}`)
			: data({ failed: true, refusal: null }, 400);
	});
}

export { clientAction } from "#app/admin/shell/unsent-form.ts";

export default function CalendarRoute() {
	const { page, flash, failure } = useLoaderData<typeof loader>();
	const calendar = useLastKnown(page);
	const answer = useActionData<typeof action>();
	const { failed = false, refusal = null } = answer ?? {};
	const cause = useOutdated(calendar, failure);
	// A reload would take back what a form was told.
	useLiveReload(calendar?.cursor ?? 0, () => !answer);
	if (!calendar) {
		return refusal || failed ? (
			<OwnerPage title={calendarPage.title} intro={calendarPage.intro(CALENDAR_WEEKS, null)}>
				{refusal && <OwnEntryForm today="" refusal={refusal} />}
				{failed && <ErrorSummary title={calendarFeed.failed} />}
			</OwnerPage>
		) : (
			<LoadFailure failure={failure} />
		);
	}
	const { address, today, pages } = calendar;
	const from = pages.isFirst ? null : formatShortDay(pages.from);
	return (
		<OwnerPage title={calendarPage.title} intro={calendarPage.intro(CALENDAR_WEEKS, from)} flash={flash}>
			{cause && !answer && (
				<LoadFailureAlert failure={cause} kept={calendarPage.kept(formatMoment(calendar.now))} />
			)}
			{refusal && <OwnEntryForm today={today} refusal={refusal} />}
			<CalendarView calendar={calendar} />
			{!refusal && <OwnEntryForm today={today} refusal={null} />}
			<CalendarFeed address={address} failed={failed} />
		</OwnerPage>
	);
}

export { LoadFailure as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";

function CalendarFeed({ address, failed }: { address: string | null; failed: boolean }) {
	return (
		<section id="feed" className={`${panel} grid gap-3 print:hidden`}>
			<h2 className="text-lg">{calendarFeed.title}</h2>
			{failed && <ErrorSummary title={calendarFeed.failed} />}
			<p className="max-w-prose text-sm text-ink-soft">{calendarFeed.text}</p>
			{address === null ? (
				<p>{calendarFeed.off}</p>
			) : (
				<CopyUrlField label={calendarFeed.label} address={address} />
			)}
			{address === null ? (
				<form method="post">
					<Button name="intent" value="on" variant="ink">
						{calendarFeed.make}
					</Button>
				</form>
			) : (
				<div className="flex flex-wrap gap-3">
					<ButtonLink href={address.replace(/^https?/, "webcal")} variant="ink" icon="calendar">
						{calendarFeed.subscribe}{" "}
					</ButtonLink>
					{calendarFeed.changes.map(({ intent, title, note, now }) => (
						<ConfirmedAction key={address + intent} title={title} note={note}>
							<form method="post">
								<Button name="intent" value={intent} variant="quiet">
									{now}
								</Button>
							</form>
						</ConfirmedAction>
					))}
				</div>
			)}
			<p className="max-w-prose text-sm text-ink-soft">{calendarFeed.note}</p>
		</section>
	);
}
