import { Link } from "@remix-run/react";
import { laterStatuses, mainStatuses } from "#app/catalog/quote-enums.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { dashboard } from "#app/content/dashboard.ts";
import type { DashboardPage } from "./dashboard.server.ts";
import { listAddress, showFound } from "./quote-filter.ts";

type QuoteTabsProps = Pick<DashboardPage, "filter" | "found" | "counts">;

export function QuoteTabs({ filter, found, counts }: QuoteTabsProps) {
	const counted = countTabs(found, counts);
	const show = filter.search === "" ? String : showFound;
	const shown = mainStatuses.filter(
		(status) => status !== "changed" || counted.changed > 0 || filter.status === status,
	);
	return (
		<nav aria-label={dashboard.tabsLabel} className="flex max-w-full min-w-0 items-center gap-1.5 sm:gap-2">
			<ul
				// A browser leaves what has the focus half outside the row.
				onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
				className="relative flex gap-1.5 overflow-x-auto p-0.5 sm:flex-wrap sm:gap-2"
			>
				{shown.map((status) => (
					<li
						key={status}
						ref={filter.status === status ? centerInRow : undefined}
						className="shrink-0 has-aria-[current=page]:[scroll-initial-target:nearest]"
					>
						<Link
							to={listAddress({ ...filter, status, fold: undefined, before: null })}
							aria-current={filter.status === status ? "page" : undefined}
							className="tap gap-1.5 whitespace-nowrap rounded-md border border-edge bg-white px-2.5 text-sm font-bold text-ink no-underline hover:border-ink hover:bg-sky aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white sm:gap-2 sm:px-4 sm:text-base"
						>
							{dashboard.tabs[status]} <span className="tabular-nums">{show(counted[status])}</span>
						</Link>
					</li>
				))}
			</ul>
			<MoreTabs filter={filter} counts={counts} />
		</nav>
	);
}

function countTabs(found: DashboardPage["found"], counts: DashboardPage["counts"]) {
	if (found) return { ...found, all: found.new + found.past };
	const later = Object.values(counts.later).reduce((sum, count) => sum + count, 0);
	return { ...counts, all: counts.new + counts.contacted + later };
}

/** Scrolls the row and not the page, which may be where somebody comes back to. */
function centerInRow(tab: HTMLLIElement | null): void {
	const row = tab?.parentElement;
	if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

const menuStatuses = [...laterStatuses, "spam"] as const;

/** The stages after the first contact, and Spam, in a menu that needs no script. The site script closes it. */
function MoreTabs({ filter, counts }: Omit<QuoteTabsProps, "found">) {
	const current = menuStatuses.find((status) => status === filter.status);
	const totals = { ...counts.later, spam: counts.spam };
	const countOf = (status: keyof typeof totals) => (filter.search === "" ? totals[status] : "");
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
			<ul className="absolute right-0 top-full z-10 mt-1 flex min-w-[min(12rem,80vw)] flex-col rounded-md border border-line bg-white p-1 shadow-lift">
				{menuStatuses.map((status) => (
					<li key={status}>
						<Link
							to={listAddress({ ...filter, status, fold: undefined, before: null })}
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
