import { Fragment } from "react";
import { OfferSheet } from "#app/components/offer/offer-sheet.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { offerForm } from "#app/content/offer-form.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { totalOf } from "#app/quotes/offer.ts";
import { markOfferSent, type OfferFormValues } from "./offer-drafts.ts";
import { BelowMinimum } from "./offer-form.tsx";
import type { CheckedOffer } from "./read-offer.ts";

interface OfferPreviewProps {
	quoteId: string;
	values: OfferFormValues;
	offer: CheckedOffer;
	/** Of the newest offer that the owner has seen. */
	newest: number;
	email: string | null;
	minimum: number;
}

export function OfferPreview({ quoteId, values, offer, newest, email, minimum }: OfferPreviewProps) {
	const total = totalOf(offer.lines);
	return (
		<form
			method="post"
			className="grid gap-6"
			onSubmit={({ nativeEvent }) => {
				const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
				if (button?.getAttribute("value") === "send") markOfferSent(quoteId);
			}}
		>
			<input type="hidden" name="id" value={values.id} />
			<input type="hidden" name="newest" value={newest} />
			<input type="hidden" name="minimum" value={minimum} />
			<input type="hidden" name="changed" value={values.changed} />
			<input type="hidden" name="note" value={values.note} />
			<input type="hidden" name="until" value={values.until} />
			{[...offer.lines.entries()].map(([position, { label, amount, kind }]) => (
				<Fragment key={position}>
					<input type="hidden" name={`label-${position}`} value={label} />
					<input type="hidden" name={`amount-${position}`} value={amount} />
					<input type="hidden" name={`kind-${position}`} value={kind} />
				</Fragment>
			))}
			<Alert tone="info" title={offerForm.previewTitle}>
				{email ? offerForm.byMail(email) : offerForm.byText}
			</Alert>
			<BelowMinimum total={total} minimum={minimum} />
			<OfferSheet offer={{ ...offer, total, number: newest + 1 }} isOpen />
			<div className="flex flex-wrap gap-3">
				<Button name="intent" value="send" className="grow sm:grow-0">
					{offerForm.send(formatDollars(total))}
				</Button>
				<Button variant="quiet" name="intent" value="edit" className="grow sm:grow-0">
					{offerForm.change}
				</Button>
			</div>
		</form>
	);
}
