import { Alert } from "#app/components/ui/alert.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { settingsPage } from "#app/content/settings.ts";
import { formatShortDay } from "#app/time/time-text.ts";
import type { inForceAt } from "./in-force.server.ts";

const { inForce: texts } = settingsPage;

/** Says on which days off there are jobs, each with the way to move them. */
export function TakenDaysOff({ dates }: { dates: readonly string[] }) {
	if (dates.length === 0) return null;
	return (
		<Alert tone="warning" title={settingsPage.taken.title}>
			<ul>
				{dates.map((date) => (
					<li key={date}>
						<a href={ownerPaths.moveDay(date)} className="link tap">
							{settingsPage.taken.move(formatShortDay(date))}
						</a>
					</li>
				))}
			</ul>
		</Alert>
	);
}

export function InForceSection({ inForce }: { inForce: ReturnType<typeof inForceAt> }) {
	const { answer, half, alert } = inForce;
	const rows = [
		{ label: texts.answer, text: answer },
		{
			label: texts.half,
			text: half ? jobDateTexts.wish(formatShortDay(half.date), half.half) : texts.noHalf,
		},
		{ label: texts.alert, text: alert ? `${alert.title}: ${alert.text}` : texts.noAlert },
	];
	return (
		<section
			aria-labelledby="in-force"
			className="grid max-w-3xl gap-3 rounded-lg bg-sky p-4 text-sm wrap-anywhere sm:p-6"
		>
			<h2 id="in-force" className="text-lg">
				{texts.title}
			</h2>
			<dl className="grid gap-3">
				{rows.map(({ label, text }) => (
					<div key={label} className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
						<dt className="font-bold">{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
