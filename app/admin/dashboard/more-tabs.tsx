import { Link } from "@remix-run/react";
import { type LaterStatus, laterStatuses } from "#app/catalog/quote-enums.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/config/paths.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { filterQuery, type QuoteFilter } from "./quote-filter.ts";

interface MoreTabsProps {
	filter: QuoteFilter;
	counts: Readonly<Record<LaterStatus, number>>;
}

/** The stages after the first contact, in a menu that needs no script. The site script closes it. */
export function MoreTabs({ filter, counts }: MoreTabsProps) {
	const current = laterStatuses.find((status) => status === filter.status);
	const countOf = (status: LaterStatus) => (filter.search === "" ? counts[status] : "");
	return (
		<details key={filter.status} className="group relative shrink-0" data-menu>
			<summary
				data-current={current !== undefined || undefined}
				className="tap gap-1.5 whitespace-nowrap rounded-md border border-edge bg-white px-2.5 text-sm font-bold hover:border-ink hover:bg-sky data-current:border-ink data-current:bg-ink data-current:text-white sm:px-4 sm:text-base"
			>
				{current ? dashboard.tabs[current] : dashboard.more}{" "}
				{current && <span className="tabular-nums">{countOf(current)}</span>}
				<Icon name="chevron-down" className="size-4 group-open:rotate-180" />
			</summary>
			<ul className="absolute right-0 top-full z-10 mt-1 grid min-w-48 rounded-md border border-line bg-white p-1 shadow-lift">
				{laterStatuses.map((status) => (
					<li key={status}>
						<Link
							to={`${paths.admin}${filterQuery({ ...filter, status, fold: undefined, before: null })}`}
							aria-current={filter.status === status ? "page" : undefined}
							className="tap w-full justify-between gap-6 rounded-md px-3 font-semibold text-ink no-underline hover:bg-sky aria-[current=page]:text-ember"
						>
							{dashboard.tabs[status]} <span className="tabular-nums text-ink-soft">{countOf(status)}</span>
						</Link>
					</li>
				))}
			</ul>
		</details>
	);
}
