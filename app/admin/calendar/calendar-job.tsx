import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { calendarPage } from "#app/content/calendar.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { formatClock, formatJobTime } from "#app/quotes/job-times.ts";
import { type Job, priceOf, serviceNames, shownPlaceOf } from "#app/schedule/job.ts";

export type CalendarJobView = Job & { name: string; phone: string };

export function CalendarJob({ job, withDay = false }: { job: CalendarJobView; withDay?: boolean }) {
	const { quoteId, name, phone, startsAt, endsAt, isCancelled } = job;
	return (
		<article
			aria-labelledby={`job-${quoteId}`}
			className="grid gap-0.5 rounded-md border-l-4 border-glass bg-glass-mist px-3 py-2 text-sm wrap-anywhere"
		>
			<p className="text-xs text-ink-soft">
				{withDay ? formatJobTime(job) : calendarPage.time(formatClock(startsAt), formatClock(endsAt))}
				{isCancelled && <strong className="text-ember"> · {calendarPage.lost}</strong>}
			</p>
			<h4 id={`job-${quoteId}`} className="text-sm">
				<a href={paths.adminQuote(quoteId)} className="link tap font-bold">
					{name}
				</a>
			</h4>
			<p>{[serviceNames(job), priceOf(job)].filter(Boolean).join(" · ")}</p>
			<p>{shownPlaceOf(job)}</p>
			<p>
				<a href={`tel:${phone}`} className="link tap gap-1.5">
					<Icon name="phone" className="size-4" />
					<span className="sr-only">{calendarPage.call(name)}: </span>
					{formatPhone(phone)}
				</a>
			</p>
		</article>
	);
}
