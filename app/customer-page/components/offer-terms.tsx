import { acceptTexts, offerTerms } from "#app/content/customer-offer.ts";

export function OfferTerms({ version }: { version: string }) {
	return (
		<div className="grid gap-2">
			<ul className="grid list-disc gap-1.5 pl-5">
				{offerTerms[version]?.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			<p className="text-sm text-ink-soft">{acceptTexts.termsVersion(version)}</p>
		</div>
	);
}
