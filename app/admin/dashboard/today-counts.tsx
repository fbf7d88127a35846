import { countTexts } from "#app/admin/today/today.ts";
import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";
import type { DashboardCounts } from "#app/live-feed/dashboard-counts.ts";

export function TodayCounts({ counts }: { counts: DashboardCounts["today"] }) {
	const texts = countTexts(counts);
	if (texts.length === 0) return null;
	return (
		<nav aria-label={adminShell.pages.today}>
			<ul className="flex gap-x-4 overflow-x-auto px-0.5 text-sm sm:gap-x-6 sm:text-base">
				{texts.map(({ part, text }) => (
					<li key={part} className="shrink-0">
						<a href={`${paths.adminToday}#${part}`} className="link tap whitespace-nowrap font-bold">
							{text}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
