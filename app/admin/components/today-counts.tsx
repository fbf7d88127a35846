import { paths } from "#app/config/paths.ts";
import { adminShell } from "#app/content/admin-shell.ts";

interface TodayCountsProps {
	counts: readonly { part: string; text: string }[];
}

/** What waits today, each with the way to its list; nothing while nothing waits. */
export function TodayCounts({ counts }: TodayCountsProps) {
	if (counts.length === 0) return null;
	return (
		<nav aria-label={adminShell.pages.today}>
			<ul className="flex gap-x-4 overflow-x-auto px-0.5 text-sm sm:gap-x-6 sm:text-base">
				{counts.map(({ part, text }) => (
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
