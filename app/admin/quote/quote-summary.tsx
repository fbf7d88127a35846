import { packageNames } from "#app/catalog/options.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { quoteCard } from "#app/content/quote-card.ts";
import { isolated } from "#app/fields/text.ts";
import type { IconName } from "#app/pictures/pictures.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { jobOf } from "#app/quotes/job.ts";
import { shortServices } from "#app/quotes/quote-labels.ts";
import { hasChangedSince, hasDeclinedMore, type QuoteView, stateOf } from "#app/quotes/quote-view.ts";
import { areaMark } from "#app/service-areas/zip-lookup.ts";
import { formatAge } from "#app/time/time-text.ts";
import { Age } from "./age.tsx";
import { StateBadge } from "./state-badge.tsx";

interface QuoteSummaryProps {
	quote: QuoteView;
	now: number;
	/** A press leads to this address where no script answers. */
	address: string | null;
}

export function QuoteSummary({ quote, now, address: link }: QuoteSummaryProps) {
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
				<Marks quote={quote} />
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

/** What is to be known of a quote before its card is opened. */
function marksOf(quote: QuoteView) {
	const { customer, spamReason, confirmedAt, concerns, adminNotes } = quote;
	const marks: Mark[] = [
		["alert", areaMark(quote.zipCode)],
		["alert", quote.isUndelivered && quoteCard.undelivered],
		["alert", hasDeclinedMore(quote) && quoteCard.declinedMore],
		["alert", quote.asks && quoteCard.asks(quote.asks)],
		["alert", hasChangedSince(quote) && quoteCard.changedSince],
		["alert", !quote.spam && spamReason !== null && quoteCard.maybeSpam],
		["good", customer && quoteCard.returns(customer)],
		["plain", customer?.note ? quoteCard.shortened(customer.note) : null],
		["good", confirmedAt !== null && quoteCard.confirmed, "check"],
		["plain", concerns !== null && quoteCard.hasMessage, "message"],
		["plain", adminNotes !== null && quoteCard.hasNotes, "pencil"],
	];
	return marks.flatMap(([tone, text, icon]) => (text ? [{ tone, text, icon }] : []));
}

function Marks({ quote }: { quote: QuoteView }) {
	const isNew = stateOf(quote) === "new";
	const state = isNew ? (
		<span className="sr-only">{quoteCard.states.new}</span>
	) : (
		<StateBadge quote={quote} />
	);
	const marks = marksOf(quote);
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
