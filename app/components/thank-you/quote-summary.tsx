import { packageContent, quoteSummary } from "../../content/thank-you";
import type { ConfirmationView } from "../../quotes/confirmation-link";
import { Icon } from "../ui/icon";

/** The quote as its address tells it, and what its package includes (SPEC section 2, /thank-you). */
export function QuoteSummary({ quote }: { quote: ConfirmationView }) {
	const content = packageContent[quote.package];
	const facts = [
		{ label: quoteSummary.homeSize, value: quote.homeSize },
		{ label: quoteSummary.package, value: content.displayName },
		{ label: quoteSummary.services, value: quote.services.join(", ") },
		{ label: quoteSummary.extras, value: quote.extras.join(", ") || quoteSummary.noExtras },
	].filter(({ value }) => value !== "");
	return (
		<section className="overflow-hidden rounded-xl border border-line bg-white shadow-card">
			<div className="flex flex-wrap items-end justify-between gap-4 bg-ink px-6 py-5 text-white">
				<h2 className="text-xl text-white">{quoteSummary.title}</h2>
				<p className="text-right">
					<span className="block text-sm text-sky">{quoteSummary.price}</span>
					<span className="text-2xl font-bold tabular-nums">{quote.price}</span>
				</p>
			</div>
			<div className="grid gap-8 p-6 md:grid-cols-2">
				<dl className="grid content-start gap-4">
					{facts.map(({ label, value }) => (
						<div key={label}>
							<dt className="text-sm text-ink-soft">{label}</dt>
							<dd className="font-bold wrap-anywhere">{value}</dd>
						</div>
					))}
				</dl>
				<div className="grid content-start gap-3">
					<h3 className="text-base">{quoteSummary.includedTitle}</h3>
					<p className="text-sm text-ink-soft">{content.subtitle}</p>
					<ul className="grid gap-2">
						{content.items.map((item) => (
							<li key={item} className="flex gap-2">
								<Icon name="check" className="mt-1 size-5 text-leaf" />
								{item}
							</li>
						))}
					</ul>
					<p className="text-sm text-ink-soft">{content.note}</p>
				</div>
			</div>
			<p className="border-t border-line px-6 py-4 text-sm text-ink-soft">{quoteSummary.note}</p>
		</section>
	);
}
