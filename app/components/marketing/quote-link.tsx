import { ButtonLink } from "#app/components/ui/button.tsx";
import { linkedQuotePath } from "#app/config/paths.ts";
import { quoteAction } from "#app/content/site.ts";

interface QuoteLinkProps {
	/** Ticked in the wizard's first step. */
	service?: string;
	/** Filled in there. */
	zip?: string | undefined;
	className?: string;
}

/** The button that starts the quote wizard: one name for it on every page. */
export function QuoteLink({ service, zip, className }: QuoteLinkProps) {
	return (
		<ButtonLink href={linkedQuotePath({ service, zip })} className={className}>
			{quoteAction}
		</ButtonLink>
	);
}
