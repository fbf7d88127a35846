import { Form } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { FROM_QUOTE } from "./triage.ts";

interface MarkFormProps {
	quote: { id: string; name: string; revision: number };
	/** What it says: the offer was brought by hand, the customer was told of a date or an answer, the customer was contacted, the job is done, or whether reminders are sent. */
	intent: "delivered" | "told" | "contacted" | "done" | "reminders-off" | "reminders-on";
	/** The page that the answer leads back to: the quote's own, unless said otherwise. */
	from?: string;
	className?: string;
}

export function MarkForm({ quote, intent, from = FROM_QUOTE, className = "max-sm:px-5" }: MarkFormProps) {
	return (
		<Form method="post" action={paths.adminQuote(quote.id)} preventScrollReset>
			<input type="hidden" name="from" value={from} />
			<input type="hidden" name="revision" value={quote.revision} />
			<Button name="intent" value={intent} variant="quiet" className={className}>
				{quoteCard.actions[intent]}
				<span className="sr-only">: {quote.name}</span>
			</Button>
		</Form>
	);
}
