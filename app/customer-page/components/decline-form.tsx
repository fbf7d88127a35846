import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { declineTexts } from "#app/content/customer-offer.ts";
import { declineReasons, MAX_COMMENT } from "#app/customer-page/answer-forms.ts";
import { answerField, type CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import type { SavedOffer } from "#app/quotes/saved-offers.server.ts";
import { AnswerForm } from "./answer-form.tsx";
import { FoldedAnswer } from "./folded-answer.tsx";

export function DeclineForm({ page, offer }: { page: CustomerOfferPage; offer: SavedOffer }) {
	const field = (name: string) => answerField(page.kept, "decline", name);
	return (
		<FoldedAnswer title={declineTexts.open} isOpen={page.kept?.intent === "decline"}>
			<AnswerForm page={page} offer={offer} intent="decline" className="grid gap-5 py-4">
				<fieldset className="grid gap-1">
					<legend className="mb-1 font-bold">{declineTexts.reason}</legend>
					{declineReasons.map((reason) => (
						<label key={reason} className="tap flex items-center gap-3">
							{" "}
							<input
								type="radio"
								name="reason"
								value={reason}
								defaultChecked={field("reason").initialValue === reason}
								className="size-5 accent-ink"
							/>
							{declineTexts.reasons[reason]}
						</label>
					))}
				</fieldset>
				<TextField
					field={field("comment")}
					label={declineTexts.comment}
					optional
					rows={3}
					maxLength={MAX_COMMENT}
				/>
				<Button variant="quiet" name="intent" value="decline" className="sm:justify-self-start">
					{declineTexts.send}
				</Button>
			</AnswerForm>
		</FoldedAnswer>
	);
}
