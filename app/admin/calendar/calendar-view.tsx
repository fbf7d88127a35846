import { Link } from "@remix-run/react";
import { EmptyNote } from "#app/admin/shell/owner-page.tsx";
import { ButtonLink, buttonClass } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { calendarPage } from "#app/content/calendar.ts";
import { moveDayPage } from "#app/content/move-day.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { formatClock, formatJobTime } from "#app/quotes/job-times.ts";
import { asksFor } from "#app/quotes/quote-view.ts";
import { priceOf, serviceNames, shownPlaceOf } from "#app/schedule/job.ts";
import { dateOf } from "#app/time/clock.ts";
import { formatShortDay } from "#app/time/time-text.ts";
import type { Calendar } from "./calendar.server.ts";
import { isTaken, mondayOf } from "./calendar-days.ts";
import { OwnEntryView } from "./own-entries.tsx";

export function CalendarView({ calendar }: { calendar: Calendar }) {
	const { days, today, pages, earlier } = calendar;
	const { quotes, ...empty } = calendarPage.empty;
	const hasJobs = days.some(({ halves }) => halves.some(isTaken));
	const mondays = [...new Set(days.map(({ date }) => weekOf(date)))];
	return (
		<div className="grid gap-4 print:block">
			{!hasJobs && (
				<EmptyNote icon="calendar" tone="plain" {...empty}>
					<ButtonLink href={paths.admin} variant="quiet">
						{quotes}
					</ButtonLink>
				</EmptyNote>
			)}
			{mondays.map((monday) => (
				<Week key={monday} monday={monday} days={days} today={today} />
			))}
			<WeekLinks {...pages} />
			{pages.isFirst && earlier.length > 0 && (
				<details className="group rounded-lg border border-line bg-white px-4 py-1">
					<summary className="tap gap-2 font-bold">
						{calendarPage.earlier}
						<Icon name="chevron-down" className="size-5 group-open:rotate-180" />
					</summary>
					<ul className="grid gap-3 py-3">
						{earlier.map((job) => (
							<li key={job.quoteId}>
								<CalendarJob job={job} withDay />
							</li>
						))}
					</ul>
				</details>
			)}
		</div>
	);
}

function WeekLinks({ isFirst, earlier, later }: Calendar["pages"]) {
	const { label, ...names } = calendarPage.weeks;
	const from = (date: string | null) => (date ? `${jobPaths.calendar}?from=${date}` : jobPaths.calendar);
	return (
		<nav aria-label={label} className="flex flex-wrap justify-between gap-3 print:hidden">
			{!isFirst && (
				<Link to={from(earlier)} className={buttonClass("quiet", "max-sm:px-3.5")}>
					<Icon name="arrow-left" className="size-5" />
					{names.earlier}
				</Link>
			)}
			{later !== null && (
				<Link to={from(later)} className={buttonClass("quiet", "ml-auto max-sm:px-3.5")}>
					{names.later}
					<Icon name="arrow-right" className="size-5" />
				</Link>
			)}
		</nav>
	);
}

function Week({ monday, days, today }: Pick<Calendar, "days" | "today"> & { monday: string }) {
	const own = days.filter(({ date }) => weekOf(date) === monday);
	const halves = own.flatMap((day) => day.halves);
	const isOpen = weekOf(today) === monday || halves.some(isTaken);
	const free = halves.filter((half) => (half.free ?? 0) > 0).length;
	return (
		<details open={isOpen} className="group">
			<summary className="tap flex break-after-avoid justify-between gap-3">
				<h2 className="text-base">{calendarPage.week(formatShortDay(monday))}</h2>
				<span className="flex items-center gap-2 text-sm text-ink-soft">
					{calendarPage.freeHalves(free)}
					<Icon name="chevron-down" className="size-5 group-open:rotate-180" />
				</span>
			</summary>
			<ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white shadow-card">
				{own.map((day) => (
					<Day key={day.date} day={day} isToday={day.date === today} />
				))}
			</ol>
		</details>
	);
}

function Day({ day, isToday }: { day: Calendar["days"][number]; isToday: boolean }) {
	const { date, closed, halves } = day;
	const isEmpty = !halves.some(isTaken);
	const free = halves.filter((half) => (half.free ?? 0) > 0).map(({ half }) => calendarPage.halves[half]);
	return (
		<li className={`flex flex-wrap gap-x-6 gap-y-2 px-4 py-3 ${isToday ? "bg-sky" : ""}`}>
			<div className="w-36">
				<h3 className="text-sm">
					<time dateTime={date}>{formatShortDay(date)}</time>
					{isToday && <span className="font-normal text-ink-soft"> · {calendarPage.today}</span>}
				</h3>
				{halves.some(({ jobs }) => jobs.some(({ isCancelled }) => !isCancelled)) && (
					<Link to={ownerPaths.moveDay(date)} className="link tap text-sm print:hidden">
						{moveDayPage.title}
						<span className="sr-only">: {formatShortDay(date)}</span>
					</Link>
				)}
			</div>
			{isEmpty ? (
				<p className="grow basis-64 text-sm text-ink-soft">
					{closed === "day-off" ? calendarPage.dayOff : calendarPage.freeDay(free)}
				</p>
			) : (
				<div className="flex min-w-0 grow basis-64 flex-wrap gap-4">
					{halves.map((half) => (
						<Half key={half.half} date={date} half={half} />
					))}
				</div>
			)}
		</li>
	);
}

function Half({ date, half: found }: { date: string; half: Calendar["days"][number]["halves"][number] }) {
	const { half, jobs, lasting, ownEntry, free, isOver } = found;
	const none = isOver ? calendarPage.over : calendarPage.closed;
	const room = free === null ? none : free > 0 ? calendarPage.free(free) : calendarPage.full;
	return (
		<div className="grid min-w-0 grow basis-56 content-start gap-2">
			<p className="flex justify-between gap-2 text-xs font-bold text-ink-soft">
				<span>{calendarPage.halves[half]} </span>
				<span className={free === 0 ? "text-ember" : ""}>{room}</span>
			</p>
			{lasting.map(({ quoteId, name, endsAt }) => (
				<p key={quoteId} className="text-sm text-ink-soft wrap-anywhere">
					{calendarPage.lasts(name, formatClock(endsAt))}
				</p>
			))}
			{ownEntry !== null && <OwnEntryView date={date} half={half} title={ownEntry} />}
			{jobs.map((job) => (
				<CalendarJob key={job.quoteId} job={job} />
			))}
		</div>
	);
}

function weekOf(date: string): string {
	return dateOf(mondayOf(Date.parse(date)));
}

function CalendarJob({ job, withDay = false }: { job: Calendar["earlier"][number]; withDay?: boolean }) {
	const { quoteId, name, phone, startsAt, endsAt, isCancelled } = job;
	const mark = isCancelled ? calendarPage.lost : asksFor("date", job) ? calendarPage.asksForDate : null;
	return (
		<article
			aria-labelledby={`job-${quoteId}`}
			className="print-closely grid gap-0.5 rounded-md border-l-4 border-glass bg-glass-mist px-3 py-2 text-sm text-balance wrap-anywhere"
		>
			<p className="text-xs text-ink-soft">
				{withDay ? formatJobTime(job) : calendarPage.time(formatClock(startsAt), formatClock(endsAt))}
				{mark && <strong className="text-ember"> · {mark}</strong>}
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
