import { packageNames } from "#app/catalog/options.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { quoteCard } from "#app/content/quote-card.ts";
import { isolated } from "#app/fields/text.ts";
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
	/** Where a press leads that no script answers. */
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

function Marks({ quote }: { quote: QuoteView }) {
	const state = stateOf(quote);
	const area = areaMark(quote.zipCode);
	const returns = quote.customer && quoteCard.returns(quote.customer);
	const lastingNote = quote.customer?.note ?? null;
	const isPlain =
		state === "new" &&
		area === null &&
		quote.asks === null &&
		returns === null &&
		lastingNote === null &&
		quote.confirmedAt === null &&
		quote.adminNotes === null &&
		quote.concerns === null &&
		quote.spamReason === null;
	if (isPlain) return <span className="sr-only">{quoteCard.states.new}</span>;
	return (
		<span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs">
			{state === "new" ? (
				<span className="sr-only">{quoteCard.states.new}</span>
			) : (
				<StateBadge quote={quote} />
			)}{" "}
			{area && <Mark tone="alert">{area}</Mark>}
			{quote.isUndelivered && <Mark tone="alert">{quoteCard.undelivered}</Mark>}
			{hasDeclinedMore(quote) && <Mark tone="alert">{quoteCard.declinedMore}</Mark>}
			{quote.asks && <Mark tone="alert">{quoteCard.asks(quote.asks)}</Mark>}
			{hasChangedSince(quote) && <Mark tone="alert">{quoteCard.changedSince}</Mark>}
			{!quote.spam && quote.spamReason !== null && <Mark tone="alert">{quoteCard.maybeSpam}</Mark>}
			{returns && <Mark tone="good">{returns}</Mark>}
			{lastingNote && <Mark tone="plain">{quoteCard.shortened(lastingNote)}</Mark>}
			{quote.confirmedAt !== null && (
				<Mark tone="good">
					<Icon name="check" className="size-3.5" />
					{quoteCard.confirmed}
				</Mark>
			)}
			{quote.concerns !== null && (
				<Mark tone="plain">
					<Icon name="message" className="size-3.5" />
					{quoteCard.hasMessage}
				</Mark>
			)}
			{quote.adminNotes !== null && (
				<Mark tone="plain">
					<Icon name="pencil" className="size-3.5" />
					{quoteCard.hasNotes}
				</Mark>
			)}
		</span>
	);
}

const tones = {
	alert: "bg-alarm-mist text-alarm font-bold",
	good: "bg-leaf-mist text-leaf font-bold",
	plain: "text-ink-soft",
} as const;

function Mark({ tone, children }: { tone: keyof typeof tones; children: React.ReactNode }) {
	return (
		<span
			className={`inline-flex min-w-0 max-w-full items-center gap-1 wrap-anywhere rounded-sm px-1.5 leading-5 ${tones[tone]}`}
		>
			{children}{" "}
		</span>
	);
}
