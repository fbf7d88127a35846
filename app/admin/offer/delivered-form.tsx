import { Form } from "@remix-run/react";
import { RevisionField } from "#app/admin/shell/online-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { quoteCard } from "#app/content/quote-card.ts";

interface DeliveredFormProps {
	quote: { id: string; name: string; revision?: number };
	/** Which page it leads back to. */
	from: string;
}

/** Says that an offer reached its customer by hand. */
export function DeliveredForm({ quote, from }: DeliveredFormProps) {
	return (
		<Form method="post" action={paths.adminQuote(quote.id)} preventScrollReset>
			<input type="hidden" name="from" value={from} />
			{quote.revision !== undefined && <RevisionField revision={quote.revision} />}
			<Button name="intent" value="delivered" variant="quiet">
				{quoteCard.actions.delivered}
				<span className="sr-only">: {quote.name}</span>
			</Button>
		</Form>
	);
}
