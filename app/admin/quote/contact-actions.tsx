import { useOwnTexts } from "#app/admin/shell/use-shell.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { quoteCard } from "#app/content/quote-card.ts";
import { contactLinks, orderActions } from "#app/quotes/contact-links.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";

export function ContactActions({ quote, isNext }: { quote: QuoteView; isNext: boolean }) {
	const texts = useOwnTexts();
	const links = contactLinks(quote, texts);
	const actions = orderActions(links, quote.contactMethod);
	return (
		<ul
			className={`print:hidden grid grid-cols-2 flex-wrap gap-3 ${actions.length > 2 ? "sm:flex" : "xs:flex"}`}
		>
			{actions.map(({ method, icon, label, href }, index) => (
				<li key={method} className="grid grow">
					<ButtonLink href={href} variant={isNext && index === 0 ? "primary" : "quiet"} className="px-2">
						<Icon name={icon} className="size-5" />
						{label}
						<span className="sr-only"> {quote.name}</span>
					</ButtonLink>
				</li>
			))}
			<li className="grid grow">
				<ButtonLink href={links.map} variant="quiet" className="px-2" target="_blank" rel="noreferrer">
					<Icon name="map-pin" className="size-5" />
					{quoteCard.map}
					<span className="sr-only"> {quote.name}</span>
				</ButtonLink>
			</li>
		</ul>
	);
}
