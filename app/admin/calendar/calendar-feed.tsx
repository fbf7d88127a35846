import { CopyUrlField } from "#app/admin/shell/copy-url-field.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { calendarFeed } from "#app/content/calendar.ts";

interface CalendarFeedProps {
	/** The address has its origin, and is null while the calendar is off. */
	address: string | null;
	failed: boolean;
}

export function CalendarFeed({ address, failed }: CalendarFeedProps) {
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
			<form method="post" className="flex flex-wrap gap-3">
				{address !== null && (
					<ButtonLink href={address.replace(/^https?/, "webcal")} variant="ink">
						<Icon name="calendar" className="size-5" />
						{calendarFeed.subscribe}
					</ButtonLink>
				)}
				<Button name="intent" value="on" variant={address === null ? "ink" : "quiet"}>
					{address === null ? calendarFeed.make : calendarFeed.remake}
				</Button>
				{address !== null && (
					<Button name="intent" value="off" variant="quiet">
						{calendarFeed.turnOff}
					</Button>
				)}
			</form>
			<p className="max-w-prose text-sm text-ink-soft">{calendarFeed.note}</p>
		</section>
	);
}
