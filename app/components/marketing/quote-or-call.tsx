import type { ComponentProps } from "react";
import { CallLink } from "#app/components/ui/call-link.tsx";
import { QuoteLink } from "./quote-link.tsx";

interface QuoteOrCallProps extends Pick<ComponentProps<typeof QuoteLink>, "service" | "zip"> {
	callVariant?: "ghost";
}

/** Shows the two ways to a price: on the site, and by phone. */
export function QuoteOrCall({ callVariant, ...answers }: QuoteOrCallProps) {
	return (
		<>
			<QuoteLink {...answers} />
			<CallLink variant={callVariant} />
		</>
	);
}
