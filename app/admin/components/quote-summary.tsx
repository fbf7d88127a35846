import { shortServices } from "#app/admin/quote-labels.ts";
import { packageNames } from "#app/catalog/options.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { quoteCard } from "#app/content/quote-card.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { hasChangedSince, type QuoteView, stateOf } from "#app/quotes/quote-view.ts";
import { Age } from "./age.tsx";
import { StateBadge } from "./state-badge.tsx";

export function QuoteSummary({ quote, now }: { quote: QuoteView; now: number }) {
	const { name, address, zipCode, contactMethod } = quote;
	const isNew = stateOf(quote) === "new";
	return (
		<>
			<h3 className="truncate text-base leading-6 group-open:whitespace-normal group-open:wrap-anywhere">
				{name}
			</h3>
			<span className={`text-xs ${isNew ? "font-bold" : "text-ink-soft"}`}>
				{isNew && <span className="sr-only">{quoteCard.waiting} </span>}
				<Age time={quote.createdAt} now={now} urgent={isNew} />{" "}
			</span>
			<span className="col-span-2">
				<span className={isNew ? "font-bold" : undefined}>
					{packageNames.labels[quote.package]} {formatDollars(quote.totalPrice)}
				</span>
				{" · "}
				{shortServices(quote)}{" "}
			</span>
			<span className="col-span-2 flex flex-wrap items-center gap-x-2 gap-y-0.5">
				<span className="grow basis-40 truncate text-ink-soft sm:grow-0 sm:basis-auto">
					{[quoteCard[contactMethod], [address, zipCode].filter(Boolean).join(", ")].join(" · ")}{" "}
				</span>
				<Marks quote={quote} />
			</span>
		</>
	);
}

function Marks({ quote }: { quote: QuoteView }) {
	const state = stateOf(quote);
	const isPlain =
		state === "new" && quote.confirmedAt === null && quote.adminNotes === null && quote.spamReason === null;
	if (isPlain) return <span className="sr-only">{quoteCard.states.new}</span>;
	return (
		<span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs">
			{state === "new" ? (
				<span className="sr-only">{quoteCard.states.new}</span>
			) : (
				<StateBadge quote={quote} />
			)}{" "}
			{hasChangedSince(quote) && <Mark tone="alert">{quoteCard.changedSince}</Mark>}
			{!quote.spam && quote.spamReason !== null && <Mark tone="alert">{quoteCard.maybeSpam}</Mark>}
			{quote.confirmedAt !== null && (
				<Mark tone="good">
					<Icon name="check" className="size-3.5" />
					{quoteCard.confirmed}
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
		<span className={`inline-flex items-center gap-1 rounded-sm px-1.5 leading-5 ${tones[tone]}`}>
			{children}{" "}
		</span>
	);
}
