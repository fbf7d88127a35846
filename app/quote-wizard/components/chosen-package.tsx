import { priceFacts } from "#app/content/price-facts.ts";
import { confirmationStep } from "#app/content/wizard-confirmation.ts";
import { quoteReference } from "#app/fields/text.ts";
import type { PricedPackage } from "#app/pricing/price.ts";
import type { PackageSummary } from "#app/quote-wizard/package-summary.ts";
import { PriceLines } from "./price-lines.tsx";

interface ChosenPackageProps {
	quoteId: string;
	priced: PricedPackage;
	offer: PackageSummary;
}

export function ChosenPackage({ quoteId, priced, offer }: ChosenPackageProps) {
	const { labels } = confirmationStep;
	const facts = [
		{ label: labels.package, value: offer.displayName },
		...priceFacts(priced.range, priced.midpoint),
		{ label: labels.reference, value: quoteReference(quoteId) },
	];
	return (
		<section className="grid gap-4 rounded-lg border border-ink p-5 sm:p-6" aria-label={labels.package}>
			<dl className="facts gap-4 sm:grid-cols-4">
				{facts.map(({ label, value }) => (
					<div key={label}>
						<dt className="text-sm text-ink-soft">{label}</dt>
						<dd className="text-lg font-bold tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
			<PriceLines lines={priced.lines} bundle={priced.bundle} />
		</section>
	);
}
