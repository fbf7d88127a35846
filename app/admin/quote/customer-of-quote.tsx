import { Link } from "@remix-run/react";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { customerPage } from "#app/content/customers.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";

/** Whose quote it is: what they had before, what holds for every job of theirs, and the way to their page. */
export function CustomerOfQuote({ quote: { customer } }: { quote: Pick<QuoteView, "customer"> }) {
	if (!customer) return null;
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 text-sm">
				{quoteCard.returns(customer)}{" "}
				<Link to={ownerPaths.customer(customer.id)} className="link tap print:hidden">
					{customerPage.open}
				</Link>
			</p>
			{customer.note && (
				<p className="rounded-md bg-orange-mist px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
					{customer.note}
				</p>
			)}
		</>
	);
}
