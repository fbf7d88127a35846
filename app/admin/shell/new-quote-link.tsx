import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { quoteForm } from "#app/content/quote-form.ts";

export function NewQuoteLink() {
	return (
		<Link
			to={ownerPaths.newQuote}
			className="tap gap-2 print:hidden justify-self-start rounded-md border border-edge bg-white px-3 text-sm font-semibold text-ink no-underline hover:border-ink"
		>
			<Icon name="plus" className="size-5" />
			{quoteForm.add}
		</Link>
	);
}
