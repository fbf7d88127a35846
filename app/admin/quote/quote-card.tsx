import { type MouseEvent, useEffect, useRef, useState } from "react";
import { TestQuoteNote } from "#app/admin/settings/test-quote.tsx";
import { packageNames } from "#app/catalog/options.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { OwnTexts } from "#app/content/own-texts.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { isolated } from "#app/fields/text.ts";
import type { IconName } from "#app/pictures/pictures.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { contactActions } from "#app/quotes/contact-links.ts";
import { jobOf } from "#app/quotes/job.ts";
import { shortServices } from "#app/quotes/quote-labels.ts";
import {
	hasChangedSince,
	hasDeclinedMore,
	isJobAhead,
	isUntold,
	type QuoteView,
	stateOf,
} from "#app/quotes/quote-view.ts";
import { areaMark } from "#app/service-areas/zip-lookup.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { formatAge } from "#app/time/time-text.ts";
import { Age } from "./age.tsx";
import { ContactActions } from "./contact-actions.tsx";
import { nextStepOf } from "./next-step.ts";
import { OwnPageLink, QuoteDetails } from "./quote-details.tsx";
import { StateBadge } from "./state-badge.tsx";

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

function QuoteSummary({ quote, now, address: link }: Pick<QuoteCardProps, "quote" | "now" | "address">) {
	const { name, zipCode, contactMethod, address } = quote;
	const place = [address && isolated(address), zipCode].filter(Boolean).join(", ");
	const isNew = stateOf(quote) === "new";
	const { basis, work, total } = jobOf(quote);
	return (
		<>
			<h3 id={`quote-${quote.id}-name`}>
				{/* No other element takes its place: a press under way when the scripts start would be lost with it. */}
				<a href={link ?? undefined}>{name}</a>
			</h3>
			<span className={`text-xs ${isNew ? "font-bold" : "text-ink-soft"}`}>
				{isNew && <span className="sr-only">{quoteCard.waiting(formatAge(quote.createdAt, now))} </span>}
				<Age time={quote.createdAt} now={now} urgent={isNew} />{" "}
			</span>
			<span>
				<span className={isNew ? "font-bold" : undefined}>
					{basis === "estimate" ? packageNames.labels[quote.package] : quoteCard.jobs[basis]}{" "}
					{formatDollars(total)}
				</span>
				{" · "}
				{basis === "estimate" ? shortServices(quote) : work.join(", ")}{" "}
			</span>
			<span className="quote-card-place">
				<span className="min-w-0 wrap-anywhere">{[quoteCard[contactMethod], place].join(" · ")} </span>
				<Marks quote={quote} now={now} />
			</span>
		</>
	);
}

const tones = {
	alert: "bg-alarm-mist text-alarm font-bold",
	good: "bg-leaf-mist text-leaf font-bold",
	plain: "text-ink-soft",
} as const;

type Mark = readonly [tone: keyof typeof tones, text: string | false | null, icon?: IconName];

function marksOf(quote: QuoteView, now: UtcMs) {
	const { customer, spamReason, confirmedAt, concerns, adminNotes } = quote;
	const marks: Mark[] = [
		["alert", areaMark(quote.zipCode)],
		["alert", quote.isUndelivered && quoteCard.undelivered],
		["alert", isUntold(quote, now) && quoteCard.untold],
		["alert", !quote.spam && isJobAhead(quote) && quote.address === null && quoteCard.noStreet],
		["alert", hasDeclinedMore(quote) && quoteCard.declinedMore],
		...quote.asks.map((asked): Mark => ["alert", quoteCard.asks(asked)]),
		["alert", hasChangedSince(quote) && quoteCard.changedSince],
		["alert", quote.stage === "new" && !quote.spam && spamReason !== null && quoteCard.maybeSpam],
		["good", customer && quoteCard.returns(customer)],
		["plain", customer?.note ? quoteCard.shortened(customer.note) : null],
		["good", confirmedAt !== null && quoteCard.confirmed, "check"],
		["plain", concerns !== null && quoteCard.hasMessage, "message"],
		["plain", adminNotes !== null && quoteCard.hasNotes, "pencil"],
	];
	return marks.flatMap(([tone, text, icon]) => (text ? [{ tone, text, icon }] : []));
}

function Marks({ quote, now }: Pick<QuoteCardProps, "quote" | "now">) {
	const isNew = stateOf(quote) === "new";
	const state = isNew ? (
		<span className="sr-only">{quoteCard.states.new}</span>
	) : (
		<StateBadge quote={quote} />
	);
	const marks = marksOf(quote, now);
	if (isNew && marks.length === 0) return state;
	return (
		<span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs">
			{state}{" "}
			{marks.map(({ tone, text, icon }) => (
				<span
					key={text}
					className={`inline-flex min-w-0 max-w-full items-center gap-1 wrap-anywhere rounded-sm px-1.5 leading-5 ${tones[tone]}`}
				>
					{icon && <Icon name={icon} className="size-3.5" />}
					{text}{" "}
				</span>
			))}
		</span>
	);
}
