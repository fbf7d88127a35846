import { HiddenFields } from "#app/admin/shell/hidden-fields.tsx";
import { OfferSheet } from "#app/components/offer/offer-sheet.tsx";
import { Alert, useFocusOn } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { offerForm } from "#app/content/offer-form.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { totalOf } from "#app/quotes/offer.ts";
import { markOfferSent } from "./offer-drafts.ts";
import { BelowMinimum, type OfferFormProps } from "./offer-form.tsx";
import type { CheckedOffer } from "./read-offer.ts";

interface OfferPreviewProps extends Pick<OfferFormProps, "values" | "newest" | "minimum"> {
	quoteId: string;
	offer: CheckedOffer;
	email: string | null;
}

export function OfferPreview({ quoteId, values, offer, newest, email, minimum }: OfferPreviewProps) {
	const total = totalOf(offer.lines);
	const { id, changed, note, until } = values;
	const intro = useFocusOn<HTMLElement>(offer);
	return (
		<form
			method="post"
			className="grid gap-6"
			onSubmit={({ nativeEvent }) => {
				const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
				if (button?.getAttribute("value") === "send") markOfferSent(quoteId);
			}}
		>
			<HiddenFields fields={{ id, newest, minimum, changed, note, until }} />
			{[...offer.lines.entries()].map(([at, { label, amount, kind }]) => (
				<HiddenFields
					key={at}
					fields={{ [`label-${at}`]: label, [`amount-${at}`]: amount, [`kind-${at}`]: kind }}
				/>
			))}
			<section ref={intro} tabIndex={-1} aria-label={offerForm.previewTitle}>
				<Alert tone="info" title={offerForm.previewTitle}>
					{email ? offerForm.byMail(email) : offerForm.byText}
				</Alert>
			</section>
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
