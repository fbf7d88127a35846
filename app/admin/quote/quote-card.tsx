import { type MouseEvent, useEffect, useRef, useState } from "react";
import { TestQuoteNote } from "#app/admin/settings/test-quote.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { OwnTexts } from "#app/content/own-texts.ts";
import { contactActions } from "#app/quotes/contact-links.ts";
import { type QuoteView, stateOf } from "#app/quotes/quote-view.ts";
import { ContactActions } from "./contact-actions.tsx";
import { nextStepOf } from "./next-step.ts";
import { OwnPageLink, QuoteDetails } from "./quote-details.tsx";
import { QuoteSummary } from "./quote-summary.tsx";

interface QuoteCardProps {
	quote: QuoteView;
	now: number;
	from: string;
	texts: OwnTexts;
	open: boolean;
	/** The list has this address with the card open, where no script opens the card. */
	address: string | null;
}

/** A closed card has its details only once it was opened: for a list of them they would be most of the page. */
export function QuoteCard({ quote, now, from, texts, open, address }: QuoteCardProps) {
	const { id, name } = quote;
	const [wasOpened, setOpened] = useState(open);
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		// Before the scripts ran nothing heard it open.
		if (details.current?.open) setOpened(true);
	}, []);
	function handlePress(event: MouseEvent<HTMLElement>): void {
		setOpened(true);
		const isLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
		if (!isLink || event.ctrlKey || event.metaKey || event.shiftKey || !details.current) return;
		event.preventDefault();
		details.current.open = true;
		event.currentTarget.focus();
	}
	const [answer] = contactActions(quote, texts);
	return (
		<article
			id={`quote-${id}`}
			aria-labelledby={`quote-${id}-name`}
			className="quote-card"
			data-state={stateOf(quote)}
		>
			<details
				ref={details}
				open={open}
				onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
			>
				{/* At the press, not at the later toggle: by then a key may have led to the link that goes away. A press on that link
				    opens the card, which must not depend on whether a link that went away is still followed. */}
				{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own accord. */}
				<summary className="quote-card-summary" onClick={handlePress}>
					<QuoteSummary quote={quote} now={now} address={wasOpened ? null : address} />
					<Icon name="chevron-down" className="size-4" />
				</summary>
				<div className="grid gap-5 border-t border-line p-4 sm:p-5">
					{wasOpened ? (
						<>
							<ContactActions quote={quote} isNext={nextStepOf(quote, now) === "contact"} />
							<QuoteDetails quote={quote} now={now} from={from} />
						</>
					) : (
						<OwnPageLink quote={quote} plain />
					)}
				</div>
			</details>
			{quote.test && <TestQuoteNote id={id} className="border-t border-line px-3 py-2 sm:px-5" />}
			<a href={answer.href} className="quote-card-answer">
				<Icon name={answer.icon} className="size-5" />
				<span className="max-sm:sr-only">{answer.label}</span>
				<span className="sr-only"> {name}</span>
			</a>
		</article>
	);
}
