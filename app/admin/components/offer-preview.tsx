import { Fragment } from "react";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { offerForm } from "#app/content/offer-form.ts";
import { OfferSheet } from "#app/offers/components/offer-sheet.tsx";
import type { CheckedOffer, OfferFormValues } from "#app/offers/offer-form.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { totalOf } from "#app/quotes/offer.ts";
import { OnlineForm } from "./online-form.tsx";

interface OfferPreviewProps {
	values: OfferFormValues;
	offer: CheckedOffer;
	/** Of the newest offer that the owner has seen. */
	newest: number;
	email: string | null;
}

export function OfferPreview({ values, offer, newest, email }: OfferPreviewProps) {
	const total = totalOf(offer.lines);
	return (
		<OnlineForm className="grid gap-6">
			<input type="hidden" name="id" value={values.id} />
			<input type="hidden" name="newest" value={newest} />
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
			<OfferSheet offer={{ ...offer, total, number: newest + 1 }} isOpen />
			<div className="flex flex-wrap gap-3">
				<Button name="intent" value="send" className="grow sm:grow-0">
					{offerForm.send(formatDollars(total))}
				</Button>
				<Button variant="quiet" name="intent" value="edit" className="grow sm:grow-0">
					{offerForm.change}
				</Button>
			</div>
		</OnlineForm>
	);
}
