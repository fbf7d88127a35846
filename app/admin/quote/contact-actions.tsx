import { useOwnTexts } from "#app/admin/shell/use-shell.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { quoteCard } from "#app/content/quote-card.ts";
import { contactLinks, orderActions } from "#app/quotes/contact-links.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";

export function ContactActions({ quote, isNext }: { quote: QuoteView; isNext: boolean }) {
	const texts = useOwnTexts();
	const links = contactLinks(quote, texts);
	const elsewhere = { target: "_blank", rel: "noreferrer" } as const;
	const map = { href: links.map, icon: "map-pin", label: quoteCard.map, ...elsewhere } as const;
	const actions = [...orderActions(links, quote.contactMethod), map];
	return (
		<ul
			className={`print:hidden grid grid-cols-2 flex-wrap gap-3 ${actions.length > 3 ? "sm:flex" : "xs:flex"}`}
		>
			{actions.map(({ icon, label, ...link }, index) => (
				<li key={label} className="grid grow">
					<ButtonLink
						{...link}
						variant={isNext && index === 0 ? "primary" : "quiet"}
						icon={icon}
						className="flex-wrap px-2"
					>
						{label}
						<span className="sr-only"> {quote.name}</span>
					</ButtonLink>
				</li>
			))}
		</ul>
	);
}
