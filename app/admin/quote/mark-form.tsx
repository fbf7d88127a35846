import { Form } from "@remix-run/react";
import { RevisionField } from "#app/admin/shell/revision-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { quoteCard } from "#app/content/quote-card.ts";

interface MarkFormProps {
	quote: { id: string; name: string; revision?: number };
	/** What it says: the offer was brought by hand, the customer was contacted, or the job is done. */
	intent: "delivered" | "contacted" | "done";
	/** Which page it leads back to. */
	from: string;
}

export function MarkForm({ quote, intent, from }: MarkFormProps) {
	return (
		<Form method="post" action={paths.adminQuote(quote.id)} preventScrollReset>
			<input type="hidden" name="from" value={from} />
			{quote.revision !== undefined && <RevisionField revision={quote.revision} />}
			<Button name="intent" value={intent} variant="quiet" className="max-sm:px-5">
				{quoteCard.actions[intent]}
				<span className="sr-only">: {quote.name}</span>
			</Button>
		</Form>
	);
}
