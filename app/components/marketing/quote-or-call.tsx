import { CallLink } from "#app/components/ui/call-link.tsx";
import { QuoteLink } from "./quote-link.tsx";

/** The two ways to a price: on the site, and by phone. */
export function QuoteOrCall({ service, callVariant }: { service?: string; callVariant?: "ghost" }) {
	return (
		<>
			<QuoteLink service={service} />
			<CallLink variant={callVariant} />
		</>
	);
}
