import { detailNames, questionsByStep } from "#app/answers/questions.ts";
import { addons, labelOf } from "#app/catalog/options.ts";
import { quoteSheet } from "#app/content/customer-page.ts";
import { priceFacts } from "#app/content/price-facts.ts";
import { confirmationStep } from "#app/content/wizard-confirmation.ts";
import type { CustomerQuote } from "#app/customer-page/customer-quote.server.ts";
import { formatDollars, formatRange, formatSaving, formatTotal } from "#app/pricing/format.ts";
import { describeQuote, type FactName } from "#app/quotes/describe-quote.ts";
import { estimateParts } from "#app/quotes/estimate.ts";
import type { OfferState } from "#app/quotes/offer-state.ts";
import { sumOf } from "#app/services/price-range.ts";
import { services } from "#app/services/services.ts";

interface QuoteSheetProps {
	quote: CustomerQuote;
	offer: OfferState | null;
	/** This tells which prices the quote is from, and how long they are promised. */
	pricedBy: string;
}

export function QuoteSheet({ quote, offer, pricedBy }: QuoteSheetProps) {
	const hasOffer = offer !== null;
	const facts = factsOf(quote);
	const note = quote.stage === "done" ? "" : `${quoteSheet.note}${hasOffer ? "" : ` ${pricedBy}`}`;
	const said = offer === "accepted" && quote.stage !== "lost" ? quoteSheet.agreedNote : note;
	return (
		<section
			className={`overflow-hidden rounded-xl border border-line bg-white shadow-card ${hasOffer ? "print:hidden" : ""}`}
		>
			<div className="flex flex-wrap items-end justify-between gap-4 bg-ink px-6 py-5 text-white">
				<h2 className="text-xl text-white">{hasOffer ? quoteSheet.titleBeforeOffer : quoteSheet.title}</h2>
				<div className="grow text-right">
					<p className="text-sm text-sky">{quoteSheet.total}</p>
					<p className="text-2xl font-bold tabular-nums">
						{formatTotal(quote.totalPrice, quote.addons.length > 0)}
					</p>
				</div>
			</div>
			<div className="grid gap-6 p-6 print:gap-3 print:p-4">
				<div className="grid gap-3">
					<h3 className="text-base">{quoteSheet.priceTitle}</h3>
					<PriceTable quote={quote} />
				</div>
				<div className="grid gap-3 border-t border-line pt-6 print:pt-3">
					<h3 className="text-base">{quoteSheet.answersTitle}</h3>
					<dl className="facts gap-x-6 gap-y-4 print:grid-cols-3 print:gap-y-2">
						{facts.map(([label, lines]) => (
							<div key={label} className={widest.includes(label) ? "max-sm:col-span-full" : ""}>
								<dt className="text-sm text-ink-soft">{label}</dt>
								{lines.map((line) => (
									<dd key={line} className="whitespace-pre-line font-semibold wrap-anywhere">
										{line}
									</dd>
								))}
							</div>
						))}
					</dl>
				</div>
			</div>
			{said && <p className="border-t border-line px-6 py-4 text-sm text-ink-soft print:p-4">{said}</p>}
		</section>
	);
}

const { labels } = quoteSheet;
/** These labels hold long words that a phone has no room for side by side. */
const widest: readonly string[] = [
	...[labels.home, labels.address, labels.contact],
	questionsByStep.condition.pressureTargets.told.page,
];

type Fact = readonly [label: string, lines: string[]];

function factsOf(quote: CustomerQuote): Fact[] {
	const tell = (names: readonly FactName[]) => describeQuote(quote, "page", names);
	const linesOf = (names: readonly FactName[]) => tell(names).flatMap(({ lines }) => lines);
	return [
		[labels.package, linesOf(["package"])],
		[labels.home, linesOf(["homeSize", "stories"])],
		[labels.address, [...linesOf(["address"]), quoteSheet.zip(quote.zipCode), ...linesOf(["area"])]],
		[labels.contact, linesOf(["contactMethod", "phone", "email"])],
		...tell(detailNames).map(({ label, lines }): Fact => [label, lines]),
	];
}

function PriceTable({ quote }: { quote: CustomerQuote }) {
	const { low, high, totalPrice: total, bundlePercent } = quote;
	const { midpoint, saving } = estimateParts({ ...quote, estimatedPriceLow: low, estimatedPriceHigh: high });
	const sum = sumOf(quote.services);
	const bundleSaving = { low: sum.low - low, high: sum.high - high };
	return (
		<dl className="grid gap-2 tabular-nums">
			{quote.services.map(({ service, ...range }) => (
				<Line key={service} label={labelOf(services.labels, service)} value={formatRange(range)} />
			))}
			{bundlePercent > 0 && bundleSaving.high > 0 && (
				<Line
					label={quoteSheet.bundle(bundlePercent)}
					value={formatSaving(bundleSaving)}
					tone="font-semibold text-leaf"
				/>
			)}
			{priceFacts({ low, high }, midpoint).map(({ label, value }, index) => (
				<Line
					key={label}
					label={label}
					value={value}
					tone={index === 0 ? "border-t border-line pt-2 font-bold" : ""}
				/>
			))}
			{quote.addons.map(({ addon, price }) => (
				<Line key={addon} label={addons.labels[addon]} value={quoteSheet.from(formatDollars(price))} />
			))}
			{saving > 0 && (
				<Line
					label={confirmationStep.labels.addonBundle}
					value={`−${formatDollars(saving)}`}
					tone="font-semibold text-leaf"
				/>
			)}
			<Line
				label={quoteSheet.total}
				value={formatTotal(total, quote.addons.length > 0)}
				tone="border-t border-line pt-2 font-bold"
			/>
		</dl>
	);
}

function Line({ label, value, tone = "" }: { label: string; value: string; tone?: string }) {
	return (
		<div className={`flex flex-wrap justify-between gap-x-4 ${tone}`}>
			<dt>{label}</dt>
			<dd className="ml-auto">{value}</dd>
		</div>
	);
}
