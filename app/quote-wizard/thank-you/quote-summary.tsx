import { IconList } from "#app/components/ui/icon-list.tsx";
import { midpointFact, priceFacts } from "#app/content/price-facts.ts";
import { packageContent, quoteSummary } from "#app/content/thank-you.ts";
import { confirmationStep } from "#app/content/wizard-confirmation.ts";
import { formatDollars, formatTotal } from "#app/pricing/format.ts";
import { serviceCare, services } from "#app/services/services.ts";
import type { ConfirmationView } from "./confirmation-view.ts";

export function QuoteSummary({ quote }: { quote: ConfirmationView }) {
	const { labels } = confirmationStep;
	const { midpoint, total, saving, range, extras } = quote;
	const facts = [
		{ label: quoteSummary.homeSize, value: quote.homeSize },
		{ label: quoteSummary.package, value: packageContent[quote.package].displayName },
		...(range ? priceFacts(range, midpoint) : midpoint > 0 ? [midpointFact(midpoint)] : []),
		{ label: quoteSummary.services, value: quote.services.join(", ") },
		{ label: labels.reference, value: quote.reference ?? "" },
	].filter(({ value }) => value !== "");
	return (
		<section className="overflow-hidden rounded-xl border border-line bg-white shadow-card">
			<div className="flex flex-wrap items-end justify-between gap-4 bg-ink px-6 py-5 text-white">
				<h2 className="text-xl text-white">{quoteSummary.title}</h2>
				<div className="sm:text-right">
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
						{saving > 0 && (
							<dd className="font-bold tabular-nums">
								{quoteSummary.extra(labels.addonBundle, `−${formatDollars(saving)}`)}
							</dd>
						)}
					</div>
				</dl>
				<IncludedWork quote={quote} />
			</div>
			<p className="border-t border-line px-6 py-4 text-sm text-ink-soft">{quoteSummary.note}</p>
		</section>
	);
}

const ticked = { icon: "check", iconClass: "mt-1 size-5 text-leaf", className: "grid gap-2" } as const;

function IncludedWork({ quote }: { quote: ConfirmationView }) {
	const { subtitle, items, note } = packageContent[quote.package];
	return (
		<div className="grid content-start gap-3">
			<h3 className="text-base">{quoteSummary.includedTitle}</h3>
			<p className="text-sm text-ink-soft">{subtitle}</p>
			<IconList {...ticked} items={items} />
			{quote.otherServices.map((service) => (
				<div key={service} className="grid gap-3 border-t border-line pt-3">
					<h4 className="text-base font-bold">{services.labels[service]}</h4>
					<IconList {...ticked} items={serviceCare[service].work} />
				</div>
			))}
			<p className="text-sm text-ink-soft">{note}</p>
		</div>
	);
}
