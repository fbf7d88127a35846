import { Form } from "@remix-run/react";
import { type Action, ActionLinks } from "#app/admin/shell/action-links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { todayPage } from "#app/content/today.ts";
import type { DayStop as Stop } from "./day-plan.ts";
import { WorkFields } from "./work-fields.tsx";

interface DayStopProps {
	stop: Stop;
	/** A job of today comes with what one does on the day. */
	isToday: boolean;
	children?: React.ReactNode;
}

export function DayStop({ stop, isToday, children }: DayStopProps) {
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
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="grid min-w-0 grow basis-28 gap-0.5 text-sm wrap-anywhere">
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
					<p>
						<a href={phone.href} className="link tap tabular-nums">
							{phone.text}
						</a>
					</p>
					{words.map((text) => (
						<p key={text} className="rounded-md bg-orange-mist px-3 py-2 whitespace-pre-line">
							{text}
						</p>
					))}
				</div>
				{children}
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
