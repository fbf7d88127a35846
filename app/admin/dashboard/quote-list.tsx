import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { QuoteCard } from "#app/admin/quote/quote-card.tsx";
import { TestQuoteOffer } from "#app/admin/settings/test-quote.tsx";
import { useOwnTexts } from "#app/admin/shell/use-shell.ts";
import { buttonClass } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { paths } from "#app/config/paths.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { foldOf, type QuoteView } from "#app/quotes/quote-view.ts";
import { localTime, toUtc } from "#app/time/clock.ts";
import { formatDay } from "#app/time/time-text.ts";
import type { DashboardPage } from "./dashboard.server.ts";
import { filterQuery, isFolding, listAddress, type PageCursor, type QuoteFilter } from "./quote-filter.ts";

interface QuoteListProps {
	page: DashboardPage;
	quotes: readonly QuoteView[];
	now: number;
	/** Takes the place of the quote that was just marked or moved. */
	undoBar: ReactNode;
}

export function QuoteList({ page, quotes: listed, now, undoBar }: QuoteListProps) {
	const { filter, folds, older, open, undoable, testQuoteId } = page;
	const from = filterQuery(filter);
	const folding = isFolding(filter);
	const quotes = folding ? listed.filter(isFirstOfFold) : listed;
	const follower =
		undoable && quotes.find(({ id, createdAt }) => id === undoable.id || createdAt < undoable.createdAt);
	const isScripted = useHydrated();
	const texts = useOwnTexts();
	const address = (before: PageCursor | null) => listAddress({ ...filter, before });
	const addressOf = (id: string) => `${paths.admin}${from}${from === "" ? "?" : "&"}open=${id}#quote-${id}`;
	return (
		<div className="grid gap-3">
			<p role="status" className="sr-only">
				{dashboard.shown(page.quotes.length, older !== null)}
			</p>
			{filter.fold !== undefined && <p>{dashboard.fold.opened(folds[filter.fold] ?? 0)}</p>}
			{daysOf(quotes, now).map(({ day, quotes: ofDay }) => (
				<section key={day} aria-label={day} className="grid gap-1">
					<h2 className="text-sm leading-5 text-ink-soft">{day}</h2>
					<ul className="grid gap-1.5 sm:gap-2">
						{ofDay.map((quote) => (
							<li key={quote.id} className="grid gap-1.5 sm:gap-2">
								{quote === follower && undoBar}
								<QuoteCard
									quote={quote}
									now={now}
									from={from}
									texts={texts}
									open={open === quote.id}
									address={isScripted ? null : addressOf(quote.id)}
								/>
								{folding && <FoldLink filter={filter} quote={quote} folds={folds} />}
							</li>
						))}
					</ul>
				</section>
			))}
			{!follower && undoBar}
			{quotes.length === 0 && <EmptyList filter={filter} testQuoteId={testQuoteId} />}
			{(filter.before || older) && (
				<div className="flex flex-wrap justify-between gap-3">
					{filter.before && (
						<Link to={address(null)} className={buttonClass("quiet")}>
							<Icon name="arrow-left" className="size-5" />
							{dashboard.newest}
						</Link>
					)}
					{older && (
						<Link to={address(older)} className={buttonClass("quiet", "ml-auto")}>
							{dashboard.older}
							<Icon name="arrow-right" className="size-5" />
						</Link>
					)}
				</div>
			)}
		</div>
	);
}

function isFirstOfFold(quote: QuoteView, position: number, quotes: readonly QuoteView[]): boolean {
	const fold = foldOf(quote);
	return fold === null || quotes.findIndex((other) => foldOf(other) === fold) === position;
}

function FoldLink({ filter, quote, folds }: Pick<DashboardPage, "filter" | "folds"> & { quote: QuoteView }) {
	const fold = foldOf(quote);
	const others = fold === null ? 0 : (folds[fold] ?? 1) - 1;
	if (fold === null || others < 1) return null;
	return (
		<Link to={listAddress({ ...filter, fold, before: null })} className={buttonClass("quiet")}>
			{dashboard.fold.others(others)}
			<Icon name="arrow-right" className="size-5" />
		</Link>
	);
}

function daysOf(quotes: readonly QuoteView[], now: number): { day: string; quotes: QuoteView[] }[] {
	const days = new Map<number, QuoteView[]>();
	for (const quote of quotes) {
		const { midnight } = localTime(quote.createdAt);
		days.set(midnight, [...(days.get(midnight) ?? []), quote]);
	}
	return Array.from(days, ([midnight, ofDay]) => ({ day: formatDay(toUtc(midnight), now), quotes: ofDay }));
}

function EmptyList({ filter, testQuoteId }: { filter: QuoteFilter; testQuoteId: string }) {
	const unfiltered = filter.status === "all" && filter.search === "" && !filter.before;
	return (
		<div className="pane grid justify-items-center gap-6 rounded-lg border border-line p-6 py-10 text-center text-ink-soft">
			<p className="text-lg">{unfiltered ? dashboard.empty.none : dashboard.empty.noMatch}</p>
			{filter.search !== "" && <NothingFound filter={filter} />}
			{unfiltered && <TestQuoteOffer id={testQuoteId} />}
		</div>
	);
}

function NothingFound({ filter: { status, search, ...filter } }: { filter: QuoteFilter }) {
	const isNarrow = status !== "all";
	const wider = listAddress({ ...filter, status: "all", search: isNarrow ? search : "", before: null });
	return (
		<>
			<p className="max-w-prose wrap-anywhere">
				{dashboard.empty.search(search, isNarrow ? dashboard.tabs[status] : null)}
			</p>
			<Link to={wider} className={buttonClass("quiet")}>
				{isNarrow ? dashboard.empty.searchAll : dashboard.searchClear}
			</Link>
		</>
	);
}
