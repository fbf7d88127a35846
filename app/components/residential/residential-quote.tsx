import { ActionRow } from "#app/components/marketing/call-to-action.tsx";
import { QuoteLink } from "#app/components/marketing/quote-link.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CallLink } from "#app/components/ui/call-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { business } from "#app/config/business.ts";
import { residentialHero, residentialQuote } from "#app/content/residential.ts";

interface ZipProps {
	/** What a visitor has typed before; the quote begins with it. */
	zip: string | undefined;
}

export function ResidentialQuote({ zip }: ZipProps) {
	const { title, text } = residentialQuote;
	return (
		<section id="quote" className="bg-orange-mist py-12 lg:py-16">
			<div className="wrap grid gap-6">
				<div className="max-w-2xl">
					<h2 className="text-2xl">{title}</h2>
					<p className="mt-3 text-lg">{text}</p>
				</div>
				<ActionRow>
					<ResidentialActions zip={zip} />
				</ActionRow>
			</div>
		</section>
	);
}

export function ResidentialActions({ zip }: ZipProps) {
	return (
		<>
			<QuoteLink zip={zip} />
			<CallLink label={residentialHero.call} />
			<ButtonLink href={business.email.href} variant="quiet">
				<Icon name="mail" className="size-5" />
				<span className="min-w-0">{residentialHero.email}</span>
			</ButtonLink>
		</>
	);
}
