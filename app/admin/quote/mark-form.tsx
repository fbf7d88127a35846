import { Form } from "@remix-run/react";
import { useCallback } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/config/paths.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { FROM_QUOTE } from "./triage.ts";

interface MarkFormProps {
	quote: { id: string; name: string; revision: number };
	/** `delivered` is an offer brought by hand; `told` is a customer who knows of a date or an answer. */
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

/** Returns what a press of a link that opens a text message does: it marks the quote, or nothing where the intent is null. */
export function useMarkByLink({ id, revision }: MarkFormProps["quote"], intent: "delivered" | "told" | null) {
	return useCallback(() => {
		if (intent === null) return;
		const form = { intent, from: FROM_QUOTE, revision: String(revision) };
		// The press itself leads to another app: the answer is not waited for, and the live feed shows it.
		navigator.sendBeacon(paths.adminQuote(id), new URLSearchParams(form));
	}, [id, revision, intent]);
}
