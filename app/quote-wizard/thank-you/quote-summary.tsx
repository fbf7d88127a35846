import { packageContent, quoteSummary } from "#app/content/thank-you.ts";
import { confirmationStep } from "#app/content/wizard-confirmation.ts";
import { formatDollars, formatRange, formatTotal } from "#app/pricing/format.ts";
import type { ConfirmationView } from "./confirmation-view.ts";
import { IncludedWork } from "./included-work.tsx";

export function QuoteSummary({ quote }: { quote: ConfirmationView }) {
	const { labels } = confirmationStep;
	const { midpoint, total, range, extras } = quote;
	const facts = [
		{ label: quoteSummary.homeSize, value: quote.homeSize },
		{ label: quoteSummary.package, value: packageContent[quote.package].displayName },
		{ label: labels.range, value: range ? formatRange(range) : "" },
		{ label: labels.midpoint, value: midpoint > 0 ? formatTotal(midpoint, false) : "" },
		{ label: quoteSummary.services, value: quote.services.join(", ") },
		{ label: labels.reference, value: quote.reference ?? "" },
	].filter(({ value }) => value !== "");
	return (
		<section className="overflow-hidden rounded-xl border border-line bg-white shadow-card">
			<div className="flex flex-wrap items-end justify-between gap-4 bg-ink px-6 py-5 text-white">
				<h2 className="text-xl text-white">{quoteSummary.title}</h2>
				<div className="text-right">
					<p className="text-sm text-sky">{labels.total}</p>
					<p className="text-2xl font-bold tabular-nums">
						{total > 0 ? formatTotal(total, extras.length > 0) : formatDollars(total)}
					</p>
				</div>
			</div>
			<div className="grid gap-8 p-6 md:grid-cols-2 print:grid-cols-2 print:p-4">
				<dl className="grid content-start gap-4">
					{facts.map(({ label, value }) => (
						<div key={label}>
							<dt className="text-sm text-ink-soft">{label}</dt>
							<dd className="font-bold tabular-nums wrap-anywhere">{value}</dd>
						</div>
					))}
					<div>
						<dt className="text-sm text-ink-soft">{quoteSummary.extras}</dt>
						{extras.length === 0 && <dd className="font-bold">{quoteSummary.noExtras}</dd>}
						{extras.map(({ label, price }) => (
							<dd key={label} className="font-bold tabular-nums">
								{quoteSummary.extra(label, formatDollars(price))}
							</dd>
						))}
					</div>
				</dl>
				<IncludedWork quote={quote} />
			</div>
			<p className="border-t border-line px-6 py-4 text-sm text-ink-soft">{quoteSummary.note}</p>
		</section>
	);
}
