import { ButtonLink } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { quoteCard } from "../../content/dashboard";
import { contactLinks } from "../contact-links";
import type { QuoteView } from "../quote-view";

/** The ways to answer, the one the visitor asked for first. */
export function ContactActions({ quote }: { quote: QuoteView }) {
	const links = contactLinks(quote);
	const actions = [
		{ method: "call", icon: "phone", label: quoteCard.call, href: links.call },
		{ method: "text", icon: "message", label: quoteCard.text, href: links.text },
		...(links.email
			? [{ method: "email", icon: "mail", label: quoteCard.email, href: links.email } as const]
			: []),
		{ method: "map", icon: "map-pin", label: quoteCard.map, href: links.map },
	] as const;
	const preferred = (method: string) => method === quote.contactMethod;
	return (
		<ul className="grid grid-cols-2 gap-3 xs:flex xs:flex-wrap">
			{actions
				.toSorted((one, other) => Number(preferred(other.method)) - Number(preferred(one.method)))
				.map(({ method, icon, label, href }) => (
					<li key={method} className="grid grow">
						<ButtonLink
							href={href}
							variant={preferred(method) ? "primary" : "quiet"}
							className="px-4"
							{...(method === "map" && { target: "_blank", rel: "noreferrer" })}
						>
							<Icon name={icon} className="size-5" />
							{label}
							<span className="sr-only"> {quote.name}</span>
						</ButtonLink>
					</li>
				))}
		</ul>
	);
}
