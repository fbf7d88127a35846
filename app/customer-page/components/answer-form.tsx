import type { ReactNode } from "react";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { answerTexts } from "#app/content/customer-offer.ts";
import type { CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import type { SavedOffer } from "#app/quotes/saved-offers.server.ts";

interface AnswerFormProps {
	page: CustomerOfferPage;
	offer: SavedOffer | null;
	intent: keyof CustomerOfferPage["attempts"];
	noValidate?: boolean;
	className: string;
	children: ReactNode;
}

/** A form of the customer's page, with what is wrong with it above its fields, and which attempt it is: a form that was not taken
 * stays the same one. */
export function AnswerForm({ page, offer, intent, children, ...form }: AnswerFormProps) {
	const kept = page.kept?.intent === intent ? page.kept : null;
	const errors = Object.entries(kept?.errors ?? {});
	const listed = errors.map(([name, message]) => ({ fieldId: `${intent}-${name}`, message }));
	return (
		<form method="post" id={intent} {...form}>
			{listed.length > 0 && <ErrorSummary {...answerTexts.refused} errors={listed} />}
			<input type="hidden" name="quote" value={page.quoteId} />
			{offer && <input type="hidden" name="offer" value={offer.id} />}
			<input type="hidden" name="attempt" value={kept?.values.attempt ?? page.attempts[intent]} />
			{children}
		</form>
	);
}

interface FoldedAnswerProps extends AnswerFormProps {
	texts: { open: string; send: string };
}

/** A form that is folded away until it was sent and not taken, with its button. */
export function FoldedAnswer({ texts, children, ...form }: FoldedAnswerProps) {
	return (
		<details
			open={form.page.kept?.intent === form.intent}
			className="group no-print rounded-xl border border-line bg-white px-5 py-3 sm:px-6"
		>
			<summary className="tap flex cursor-pointer items-center justify-between gap-3 font-bold">
				{texts.open}
				<Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
			</summary>
			<AnswerForm {...form}>
				{children}
				<Button variant="quiet" name="intent" value={form.intent} className="sm:justify-self-start">
					{texts.send}
				</Button>
			</AnswerForm>
		</details>
	);
}
