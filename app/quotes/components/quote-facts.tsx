import { quoteCard } from "../../content/dashboard";
import { formatDollars, formatRange } from "../../pricing/format";
import { addons, contactMethods, homeSizes, packageNames, storyCounts } from "../../quote-wizard/options";
import { formatPhone } from "../../quote-wizard/phone";
import { answersOf, serviceLabel } from "../quote-labels";
import type { QuoteView } from "../quote-view";
import { spamReasonLines } from "../spam-reasons-text";
import { formatMoment } from "../time-text";

/** Every field of a quote that was saved, in the words of the form it came from. */
export function QuoteFacts({ quote }: { quote: QuoteView }) {
	return (
		<dl className="grid gap-x-4 gap-y-3 xs:grid-cols-2 sm:gap-x-6">
			{factsOf(quote).map(({ label, lines }) => (
				<div key={label}>
					<dt className="text-xs font-bold text-ink-soft">{label}</dt>
					{lines.map((line) => (
						<dd key={line} className="whitespace-pre-line text-sm wrap-anywhere">
							{line}
						</dd>
					))}
				</div>
			))}
		</dl>
	);
}

interface Fact {
	label: string;
	lines: readonly string[];
}

function factsOf(quote: QuoteView): Fact[] {
	const { labels } = quoteCard;
	const facts: [label: string, ...lines: (string | null | undefined)[]][] = [
		[labels.received, formatMoment(quote.createdAt)],
		[labels.phone, formatPhone(quote.contactValue)],
		[labels.contactMethod, contactMethods.labels[quote.contactMethod]],
		[labels.email, quote.email],
		[labels.address, quote.address],
		[labels.zip, quote.zipCode],
		[labels.home, homeSizes.labels[quote.homeSize], storyCounts.labels[quote.stories]],
		[labels.windows, quote.windowCount?.toString()],
		...answersOf(quote),
		[labels.services, ...quote.services.map((line) => `${serviceLabel(line.service)}: ${formatRange(line)}`)],
		[labels.package, packageNames.labels[quote.package]],
		[labels.range, rangeOf(quote)],
		[
			labels.addons,
			...quote.addons.map(({ addon, price }) => `${addons.labels[addon]}: ${formatDollars(price)}`),
		],
		[labels.total, formatDollars(quote.totalPrice)],
		[labels.confirmed, quote.confirmedAt === null ? quoteCard.notConfirmed : formatMoment(quote.confirmedAt)],
		[labels.contactedAt, quote.contactedAt === null ? null : formatMoment(quote.contactedAt)],
		[quote.spam ? labels.spamReason : labels.maybeSpam, ...spamReasonLines(quote)],
		[labels.reference, quote.id.slice(0, 8)],
	];
	return facts
		.map(([label, ...lines]) => ({ label, lines: lines.filter((line) => line != null && line !== "") }))
		.filter(({ lines }) => lines.length > 0)
		.map(({ label, lines }) => ({ label, lines: lines.map(String) }));
}

function rangeOf({ estimatedPriceLow: low, estimatedPriceHigh: high, bundlePercent }: QuoteView): string {
	const range = formatRange({ low, high });
	return bundlePercent > 0 ? `${range} (${quoteCard.bundle(bundlePercent)})` : range;
}
