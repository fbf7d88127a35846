import { useEffect, useRef, useState } from "react";
import { TestQuoteNote } from "#app/admin/settings/test-quote.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { contactActions } from "#app/quotes/contact-links.ts";
import { type QuoteView, stateOf } from "#app/quotes/quote-view.ts";
import { OwnPageLink, QuoteDetails } from "./quote-details.tsx";
import { QuoteSummary } from "./quote-summary.tsx";

interface QuoteCardProps {
	quote: QuoteView;
	now: number;
	from: string;
	open: boolean;
	/** Of the list with this card open, where no script opens it. */
	address: string | null;
}

/** A closed card has its details only once it was opened: for a list of them they would be most of the page. */
export function QuoteCard({ quote, now, from, open, address }: QuoteCardProps) {
	const { id, name } = quote;
	const [wasOpened, setOpened] = useState(open);
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		// Before the scripts ran nothing heard it open.
		if (details.current?.open) setOpened(true);
	}, []);
	const [answer] = contactActions(quote);
	return (
		<article
			id={`quote-${id}`}
			aria-labelledby={`quote-${id}-name`}
			className="group/card relative scroll-mt-24 rounded-lg border border-line bg-white data-[state=new]:border-l-4 data-[state=new]:border-l-orange data-[state=new]:shadow-card"
			data-state={stateOf(quote)}
		>
			<details
				ref={details}
				className="group"
				open={open}
				onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
			>
				<summary className="relative grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-2 rounded-lg py-1.5 pl-3 text-sm leading-5 pr-16 hover:bg-sky sm:pr-36 sm:pl-5">
					<QuoteSummary quote={quote} now={now} address={wasOpened ? null : address} />
					<Icon
						name="chevron-down"
						className="col-start-3 row-span-4 row-start-1 size-4 self-center text-ink-soft transition-transform group-open:rotate-180"
					/>
				</summary>
				<div className="border-t border-line p-4 sm:p-5">
					{wasOpened ? <QuoteDetails quote={quote} from={from} /> : <OwnPageLink quote={quote} />}
				</div>
			</details>
			{quote.test && <TestQuoteNote quote={quote} className="border-t border-line px-3 py-2 sm:px-5" />}
			<a
				href={answer.href}
				className="absolute right-2 top-3 flex group-has-[details[open]]/card:hidden size-12 items-center justify-center gap-2 rounded-full border border-edge bg-white font-bold text-ink no-underline hover:bg-sky group-data-[state=new]/card:border-transparent group-data-[state=new]/card:bg-orange group-data-[state=new]/card:hover:bg-orange-bright sm:right-4 sm:w-auto sm:min-w-24 sm:rounded-md sm:px-4"
			>
				<Icon name={answer.icon} className="size-5" />
				<span className="max-sm:sr-only">{answer.label}</span>
				<span className="sr-only"> {name}</span>
			</a>
		</article>
	);
}
