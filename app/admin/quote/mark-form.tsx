import { Form } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { quoteCard } from "#app/content/quote-card.ts";

interface MarkFormProps {
	quote: { id: string; name: string; revision: number };
	/** What it says: the offer was brought by hand, the customer was told of a date or an answer, the customer was contacted, the job is done, or whether reminders are sent. */
	intent: "delivered" | "told" | "contacted" | "done" | "reminders-off" | "reminders-on";
	from: string;
	className?: string;
}

export function MarkForm({ quote, intent, from, className = "max-sm:px-5" }: MarkFormProps) {
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
