import { addons, labelOf } from "#app/catalog/options.ts";
import { quoteSheet } from "#app/content/customer-page.ts";
import { confirmationStep } from "#app/content/wizard-confirmation.ts";
import type { CustomerQuote } from "#app/customer-page/customer-quote.server.ts";
import { formatDollars, formatRange, formatTotal } from "#app/pricing/format.ts";
import { estimateParts } from "#app/quotes/estimate.ts";
import { services } from "#app/services/services.ts";

export function PriceTable({ quote }: { quote: CustomerQuote }) {
	const { low, high, totalPrice: total, bundlePercent } = quote;
	const { midpoint, saving } = estimateParts({ ...quote, estimatedPriceLow: low, estimatedPriceHigh: high });
	const sum = (end: "low" | "high") => quote.services.reduce((all, service) => all + service[end], 0);
	return (
		<dl className="grid gap-2 tabular-nums">
			{quote.services.map(({ service, ...range }) => (
				<Line key={service} label={labelOf(services.labels, service)} value={formatRange(range)} />
			))}
			{bundlePercent > 0 && (
				<Line
					label={quoteSheet.bundle(bundlePercent)}
					value={`−${formatDollars(sum("low") - low)} to −${formatDollars(sum("high") - high)}`}
					tone="font-semibold text-leaf"
				/>
			)}
			<Line
				label={quoteSheet.range}
				value={formatRange({ low, high })}
				tone="border-t border-line pt-2 font-bold"
			/>
			<Line label={quoteSheet.midpoint} value={formatTotal(midpoint, false)} />
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
			<dd className="ml-auto whitespace-nowrap">{value}</dd>
		</div>
	);
}
