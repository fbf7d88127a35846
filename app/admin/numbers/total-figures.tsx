import { formatPercent, formatWait, numbersPage } from "#app/content/numbers.ts";
import { formatFigure } from "#app/numbers/tables.ts";
import type { Totals } from "#app/numbers/tally.ts";

const { figures } = numbersPage;

/** What is counted of the range, each with its definition and what it was in the days before. */
export function TotalFigures({ totals, before, days }: { totals: Totals; before: Totals; days: number }) {
	const wait = ({ minutes }: Totals) => (minutes === null ? "–" : formatWait(minutes));
	const won = ({ won: accepted, offers }: Totals) => formatPercent(accepted, offers);
	const counted = (["requests", "offers", "accepted", "booked", "done"] as const).map((name) => ({
		...figures[name],
		now: formatFigure(totals[name], name),
		earlier: formatFigure(before[name], name),
	}));
	const shown = [
		...counted,
		{ ...figures.won, now: won(totals), earlier: won(before) },
		{ ...figures.wait, now: wait(totals), earlier: wait(before) },
	];
	return (
		<dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
			{shown.map(({ label, text, now, earlier }) => (
				<div key={label} className="print-closely border-t border-line pt-2">
					<dt className="font-bold">{label}</dt> <dd className="text-xl font-bold tabular-nums">{now}</dd>{" "}
					<dd className="text-sm">
						{earlier === "–" ? numbersPage.noneBefore(days) : numbersPage.before(earlier, days)}
						{label === figures.wait.label && <>; {figures.wait.of(totals.contacted, totals.asked)}</>}
					</dd>{" "}
					<dd className="text-sm text-ink-soft">{text}</dd>
				</div>
			))}
		</dl>
	);
}
