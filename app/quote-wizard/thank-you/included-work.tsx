import { Icon } from "#app/components/ui/icon.tsx";
import { packageContent, quoteSummary } from "#app/content/thank-you.ts";
import { serviceCare, services } from "#app/services/services.ts";
import type { ConfirmationView } from "./confirmation-view.ts";

export function IncludedWork({ quote }: { quote: ConfirmationView }) {
	const { subtitle, items, note } = packageContent[quote.package];
	return (
		<div className="grid content-start gap-3">
			<h3 className="text-base">{quoteSummary.includedTitle}</h3>
			<p className="text-sm text-ink-soft">{subtitle}</p>
			<TickedItems items={items} />
			{quote.otherServices.map((service) => (
				<div key={service} className="grid gap-3 border-t border-line pt-3">
					<h4 className="text-base font-bold">{services.labels[service]}</h4>
					<TickedItems items={serviceCare[service].work} />
				</div>
			))}
			<p className="text-sm text-ink-soft">{note}</p>
		</div>
	);
}

function TickedItems({ items }: { items: readonly string[] }) {
	return (
		<ul className="grid gap-2">
			{items.map((item) => (
				<li key={item} className="flex gap-2">
					<Icon name="check" className="mt-1 size-5 text-leaf" />
					{item}
				</li>
			))}
		</ul>
	);
}
