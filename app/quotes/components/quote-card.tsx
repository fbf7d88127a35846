import { Icon } from "../../components/ui/icon";
import { quoteCard } from "../../content/dashboard";
import { formatDollars } from "../../pricing/format";
import { formatPhone } from "../../quote-wizard/phone";
import { contactLinks } from "../contact-links";
import { mainServiceLabel } from "../quote-labels";
import type { QuoteView } from "../quote-view";
import { Age } from "./age";
import { QuoteDetails } from "./quote-details";
import { StateBadge } from "./state-badge";

interface QuoteCardProps {
	quote: QuoteView;
	/** UTC milliseconds. */
	now: number;
	/** The list's query, to which the answers of its form lead back. */
	from: string;
	/** Whether it comes opened. */
	open: boolean;
}

/** A quote of the list: what it is at a glance, its number one tap away, all of it when the header is clicked. */
export function QuoteCard({ quote, now, from, open }: QuoteCardProps) {
	const { id, name } = quote;
	return (
		<article
			id={`quote-${id}`}
			className="relative scroll-mt-24 rounded-lg border border-line bg-white shadow-card data-[state=new]:border-l-4 data-[state=new]:border-l-orange"
			data-state={quote.contacted || quote.spam ? undefined : "new"}
		>
			<details className="group" open={open}>
				<summary className="grid min-h-24 grid-cols-[1fr_auto] content-center gap-x-2 rounded-lg py-3 pl-4 pr-20 hover:bg-sky sm:pr-56 sm:pl-5">
					<h2 className="text-lg leading-7 wrap-anywhere">{name}</h2>
					<Icon
						name="chevron-down"
						className="row-span-2 size-5 self-center text-ink-soft transition-transform group-open:rotate-180"
					/>
					<span className="flex flex-wrap items-center gap-x-3 text-sm">
						<StateBadge quote={quote} />
						<Age time={quote.createdAt} now={now} />
						<span className="font-bold tabular-nums">{formatDollars(quote.totalPrice)}</span>
						<span className="text-ink-soft">{summaryOf(quote)}</span>
					</span>
				</summary>
				<div className="border-t border-line p-4 sm:p-5">
					<QuoteDetails quote={quote} from={from} />
				</div>
			</details>
			<a
				href={contactLinks(quote).call}
				className="absolute right-3 top-4 flex size-16 items-center justify-center gap-2 rounded-full bg-orange font-bold text-ink no-underline shadow-card hover:bg-orange-bright sm:right-4 sm:top-6 sm:h-12 sm:w-auto sm:rounded-md sm:px-4"
			>
				<Icon name="phone" className="size-6 sm:size-5" />
				<span className="sr-only">{quoteCard.callName(name)}</span>
				<span aria-hidden="true" className="hidden tabular-nums sm:inline">
					{formatPhone(quote.contactValue)}
				</span>
			</a>
		</article>
	);
}

/** The main service, how many there are beside it, and where. */
function summaryOf(quote: QuoteView): string {
	const more = quote.services.length + quote.addons.length - 1;
	return [mainServiceLabel(quote), more > 0 ? quoteCard.andMore(more) : "", quote.zipCode]
		.filter(Boolean)
		.join(" · ");
}
