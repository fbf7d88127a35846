import {
	contactMethods,
	exteriorLastCleaned,
	homeSizes,
	labelOf,
	packageNames,
	pressureTargets,
	storyCounts,
	trackConditions,
	windowsLastCleaned,
} from "#app/catalog/options.ts";
import { formatPhone } from "#app/catalog/phone.ts";
import { quoteSheet } from "#app/content/customer-page.ts";
import type { CustomerQuote } from "#app/customer-page/customer-quote.server.ts";
import type { OfferState } from "#app/offers/offer-state.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { PriceTable } from "./price-table.tsx";

interface QuoteSheetProps {
	quote: CustomerQuote;
	/** What the newest offer is; null without one. */
	offer: OfferState | null;
}

export function QuoteSheet({ quote, offer }: QuoteSheetProps) {
	const hasOffer = offer !== null;
	const facts = factsOf(quote);
	return (
		<section
			className={`overflow-hidden rounded-xl border border-line bg-white shadow-card print:shadow-none ${hasOffer ? "print:hidden" : ""}`}
		>
			<div className="flex flex-wrap items-end justify-between gap-4 bg-ink px-6 py-5 text-white">
				<h2 className="text-xl text-white">{hasOffer ? quoteSheet.titleBeforeOffer : quoteSheet.title}</h2>
				<div className="grow text-right">
					<p className="text-sm text-sky">{quoteSheet.total}</p>
					<p className="text-2xl font-bold tabular-nums">{formatDollars(quote.total)}+</p>
				</div>
			</div>
			<div className="grid gap-6 p-6 print:gap-3 print:p-4">
				<div className="grid gap-3">
					<h3 className="text-base">{quoteSheet.priceTitle}</h3>
					<PriceTable quote={quote} />
				</div>
				<div className="grid gap-3 border-t border-line pt-6 print:pt-3">
					<h3 className="text-base">{quoteSheet.answersTitle}</h3>
					<dl className="grid gap-x-6 gap-y-4 xs:grid-cols-2 print:grid-cols-3 print:gap-y-2">
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
			<p className="border-t border-line px-6 py-4 text-sm text-ink-soft print:px-4 print:py-2">
				{offer === "accepted" ? quoteSheet.agreedNote : quoteSheet.note}
			</p>
		</section>
	);
}

const { labels } = quoteSheet;
/** They hold long words that a phone has no room for side by side. */
const widest: readonly string[] = [labels.address, labels.contact];

type Fact = readonly [label: string, lines: string[]];

function factsOf(quote: CustomerQuote): Fact[] {
	const targets = quote.pressureTargets?.split(",") ?? [];
	const facts: readonly (readonly [label: string, lines: readonly (string | null)[]])[] = [
		[labels.package, [packageNames.labels[quote.package]]],
		[labels.home, [homeSizes.labels[quote.homeSize], storyCounts.labels[quote.stories]]],
		[labels.address, [quote.address, quoteSheet.zip(quote.zipCode)]],
		[
			labels.contact,
			[contactMethods.labels[quote.contactMethod], formatPhone(quote.contactValue), quote.email],
		],
		[labels.windows, [quote.lastCleaned && windowsLastCleaned.labels[quote.lastCleaned]]],
		[labels.tracks, [quote.trackCondition && trackConditions.labels[quote.trackCondition]]],
		[labels.gutters, [quote.gutterLastCleaned && exteriorLastCleaned.labels[quote.gutterLastCleaned]]],
		[labels.surfaces, targets.map((target) => labelOf(pressureTargets.labels, target))],
		[
			labels.surfacesCleaned,
			[quote.pressureLastCleaned && exteriorLastCleaned.labels[quote.pressureLastCleaned]],
		],
		[labels.concerns, [quote.concerns]],
	];
	return facts
		.map(
			([label, lines]): Fact => [label, lines.filter((line): line is string => line !== null && line !== "")],
		)
		.filter(([, lines]) => lines.length > 0);
}
