import { ButtonLink } from "#app/components/ui/button.tsx";
import { linkedQuotePath } from "#app/config/paths.ts";
import { quoteAction } from "#app/content/site.ts";

interface QuoteLinkProps {
	service?: string;
	zip?: string | undefined;
	className?: string;
}

export function QuoteLink({ service, zip, className }: QuoteLinkProps) {
	return (
		<ButtonLink href={linkedQuotePath({ service, zip })} className={className}>
			{quoteAction}
		</ButtonLink>
	);
}
