import { Form } from "@remix-run/react";
import { type PropsWithChildren, useState } from "react";
import { type Action, ActionLinks } from "#app/admin/shell/action-links.tsx";
import { ForecastLine } from "#app/admin/shell/forecast-line.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { calendarPage } from "#app/content/calendar.ts";
import { moveDayPage } from "#app/content/move-day.ts";
import { todayPage } from "#app/content/today.ts";
import { moveStop, routeAddresses, type DayStop as Stop } from "./day-plan.ts";
import type { TodayPage } from "./today.server.ts";
import { WorkFields } from "./work-fields.tsx";

export function DayPlanSection({ id, date, stops, ownEntries, isCut, forecast }: TodayPage["plans"][number]) {
	const ids = stops.map((stop) => stop.id);
	const routes = routeAddresses(stops.filter(({ isDone }) => !isDone).map(({ place }) => place));
	const headingId = `${id}-heading`;
	const [pressed, setPressed] = useState({ stop: "", order: "" });
	const place = pressed.order === ids.join() ? ids.indexOf(pressed.stop) : -1;
	if (stops.length + ownEntries.length === 0) return null;
	return (
		<section id={id} aria-labelledby={headingId} className="grid scroll-mt-24 gap-3">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 id={headingId} className="flex items-center gap-3 text-lg">
					{todayPage.plan[id]}{" "}
					{stops.length > 0 && (
						<span className="shrink-0 rounded-full bg-sky px-2.5 text-sm tabular-nums text-ink-soft">
							{stops.length}
							{isCut && "+"}
						</span>
					)}
				</h2>
				<div className="flex flex-wrap gap-3 print:hidden">
					{routes.map((route, index) => (
						<ButtonLink
							key={route}
							href={route}
							variant="quiet"
							icon="map-pin"
							target="_blank"
							rel="noreferrer"
							className="px-4"
						>
							{routes.length > 1 ? todayPage.routePart(index + 1, routes.length) : todayPage.route}
						</ButtonLink>
					))}
					{stops.some(({ isDone }) => !isDone) && (
						<ButtonLink href={ownerPaths.moveDay(date)} variant="quiet" icon="calendar" className="px-4">
							{moveDayPage.title}
						</ButtonLink>
					)}
				</div>
			</div>
			<ForecastLine forecast={forecast} />
			<p role="status" className="sr-only">
				{place >= 0 && todayPage.moved(stops[place]?.name ?? "", place + 1, stops.length)}
			</p>
			<ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white shadow-card">
				{ownEntries.map(({ half, title }) => (
					<li
						key={half}
						className="print-closely flex flex-wrap gap-x-3 bg-cream px-4 py-3 text-sm wrap-anywhere"
					>
						<span className="font-bold">{calendarPage.halves[half]}</span> {title}
					</li>
				))}
				{stops.map((stop, index) => (
					<DayStop key={stop.id} stop={stop} isToday={id === "jobs"}>
						{stops.length > 1 && (
							<Form
								method="post"
								action={paths.adminToday}
								preventScrollReset
								className="flex gap-1 print:hidden"
							>
								<input type="hidden" name="intent" value="order" />
								<input type="hidden" name="date" value={date} />
								{directions.map(({ by, icon, label }) => {
									const order = moveStop(ids, index, by)?.join();
									return (
										// At an end it stays, and leaves the order as it is: it may have the focus.
										<Button
											key={by}
											name="stops"
											value={order ?? ids.join()}
											aria-disabled={!order}
											onClick={(event) =>
												order ? setPressed({ stop: stop.id, order }) : event.preventDefault()
											}
											variant="quiet"
											icon={icon}
											className="px-3"
										>
											<span className="sr-only">
												{label}: {stop.name}
											</span>
										</Button>
									);
								})}
							</Form>
						)}
					</DayStop>
				))}
			</ol>
			{isCut && (
				<a href={jobPaths.calendar} className="link tap justify-self-start">
					{todayPage.all.jobs}
				</a>
			)}
		</section>
	);
}

const directions = [
	{ by: -1, icon: "chevron-up", label: todayPage.up },
	{ by: 1, icon: "chevron-down", label: todayPage.down },
] as const;

function DayStop({ stop, isToday, children }: PropsWithChildren<{ stop: Stop; isToday: boolean }>) {
	const { id, name, when, isDone, total, where, lines, words, phone, map, onMyWay, late, remind } = stop;
	const isAhead = isToday && !isDone;
	const taps: Action[] = [
		{ href: map, icon: "map-pin", label: todayPage.map },
		{ href: phone.href, icon: "phone", label: todayPage.call },
	];
	if (isAhead) taps.push({ href: onMyWay, icon: "message", label: todayPage.onMyWay });
	if (isAhead) taps.push({ href: late, icon: "clock", label: todayPage.late });
	if (remind && !isToday) taps.push({ href: remind, icon: "message", label: todayPage.remind });
	return (
		<li className="print-closely grid gap-3 px-4 py-4">
			<div className="grid gap-0.5 text-sm wrap-anywhere">
				<p className="flex flex-wrap items-center gap-x-3">
					<a href={paths.adminQuote(id)} className="link tap text-base font-bold">
						{name}
					</a>{" "}
					<span className="font-bold">{isDone ? `${when} · ${todayPage.done}` : when}</span>{" "}
					<span className="font-bold tabular-nums">{total}</span>
				</p>
				<p>{where}</p>
				<ul>
					{lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p>
						<a href={phone.href} className="link tap tabular-nums">
							{phone.text}
						</a>
					</p>
					{children}
				</div>
				{words.map((text) => (
					<p key={text} className="rounded-md bg-orange-mist px-3 py-2 whitespace-pre-line">
						{text}
					</p>
				))}
			</div>
			<div className="flex flex-wrap gap-2 print:hidden">
				<ActionLinks actions={taps} name={name} isNext={isAhead} className="px-4" />
			</div>
			{isAhead && <DoneForm stop={stop} />}
		</li>
	);
}

function DoneForm({ stop }: { stop: Stop }) {
	const { id, name, work } = stop;
	return (
		<details className="group print:hidden">
			<summary className="tap gap-2 font-bold">
				<Icon name="check" className="size-5" />
				{todayPage.finishJob}
				<span className="sr-only"> {name}</span>
				<Icon name="chevron-down" className="size-5 group-open:rotate-180" />
			</summary>
			<Form method="post" action={paths.adminQuote(id)} className="grid gap-3 py-2">
				<WorkFields id={id} revision={stop.revision} text={work} name={name} />
			</Form>
		</details>
	);
}
