import { paperTexts } from "#app/content/customer-offer.ts";
import { quoteSheet } from "#app/content/customer-page.ts";
import type { LoadedPage } from "#app/customer-page/load-page.server.ts";

export type PaperSignatureProps = Pick<LoadedPage, "quote" | "link">;

/** Shows on paper alone whom an offer is for and where the work is, the address of its page, and lines to sign it by
 * hand. Where the job has a date, none is asked for. */
export function PaperSignature({ quote, link, isDated }: PaperSignatureProps & { isDated: boolean }) {
	const place = [quote.address, quoteSheet.zip(quote.zipCode)].filter(Boolean).join(", ");
	const facts = [
		[paperTexts.customer, quote.name],
		[paperTexts.place, place],
	] as const;
	const lines = isDated ? [] : [paperTexts.days];
	return (
		<div className="hidden print:block">
			<dl className="grid gap-3 border-t border-line pt-3 print:grid-cols-2">
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt className="text-sm text-ink-soft">{label}</dt>
						<dd className="font-semibold wrap-anywhere">{value}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4">{paperTexts.how}</p>
			<p className="font-semibold wrap-anywhere">{link}</p>
			<div className="mt-12 grid grid-cols-3 gap-6 text-sm text-ink-soft">
				{[paperTexts.signature, paperTexts.date, ...lines].map((label) => (
					<p key={label} className="border-t border-edge pt-2">
						{label}
					</p>
				))}
			</div>
		</div>
	);
}
