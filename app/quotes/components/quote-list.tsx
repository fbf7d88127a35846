import { Link } from "@remix-run/react";
import { buttonClass } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { paths } from "../../config/paths";
import { dashboard } from "../../content/dashboard";
import { filterQuery, type PageCursor, type QuoteFilter } from "../quote-filter";
import type { QuoteView } from "../quote-view";
import { QuoteCard } from "./quote-card";

interface QuoteListProps {
	filter: QuoteFilter;
	quotes: readonly QuoteView[];
	/** Where the next page begins; null on the last. */
	older: PageCursor | null;
	/** The card that comes opened. */
	open: string | null;
	/** UTC milliseconds. */
	now: number;
}

/** The cards of a page, newest first, and the way to older ones. */
export function QuoteList({ filter, quotes, older, open, now }: QuoteListProps) {
	const from = filterQuery(filter);
	const address = (before: PageCursor | null) => `${paths.admin}${filterQuery({ ...filter, before })}`;
	return (
		<div className="grid gap-4">
			{quotes.length === 0 && <EmptyList filter={filter} />}
			<ul className="grid gap-3" hidden={quotes.length === 0}>
				{quotes.map((quote) => (
					<li key={quote.id} className="min-w-0">
						<QuoteCard quote={quote} now={now} from={from} open={open === quote.id} />
					</li>
				))}
			</ul>
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

/** The spec's two empty states: nothing saved at all, or nothing that the filter shows. */
function EmptyList({ filter }: { filter: QuoteFilter }) {
	const unfiltered = filter.status === "all" && filter.search === "" && !filter.before;
	return (
		<p className="pane rounded-lg border border-line p-10 text-center text-lg text-ink-soft">
			{unfiltered ? dashboard.empty.none : dashboard.empty.noMatch}
		</p>
	);
}
