import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { dateAnswerTexts as texts } from "#app/content/customer-date.ts";
import { MAX_DATE_COMMENT } from "#app/customer-page/answer-forms.ts";
import { answerField, type CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import { formatTimes } from "#app/quotes/job-times.ts";
import { AnswerForm } from "./answer-form.tsx";
import { FoldedAnswer } from "./folded-answer.tsx";
import { HalfDayFields } from "./slot-fields.tsx";

/** What a customer says to a date that lies ahead: that it is fine, or which other day would be better. */
export function DateAnswer({ page }: { page: CustomerOfferPage }) {
	if (!page.date) return null;
	// Who pressed the button of another date is asked again, also of a day that was picked before.
	const isSettled = (page.isDateAgreed || page.isDatePicked) && page.kept?.intent !== "fine";
	return (
		<>
			{isSettled ? (
				<p className="no-print flex gap-2 font-bold text-leaf">
					<Icon name="check-circle" className="mt-0.5 size-5" />
					{page.isDateAgreed ? texts.isFine : texts.isPicked}
				</p>
			) : (
				<AnswerForm page={page} offer={null} intent="fine" className="no-print grid gap-3">
					<input type="hidden" name="date" value={formatTimes(page.date)} />
					<p id="fine-date" className="flex flex-wrap items-center gap-4">
						<span className="font-bold">{texts.ask}</span>
						<Button name="intent" value="fine">
							<Icon name="check" className="size-5" />
							{texts.fine}
						</Button>
					</p>
				</AnswerForm>
			)}
			{page.canAskForDate && <OtherDate page={page} />}
		</>
	);
}

function OtherDate({ page }: { page: CustomerOfferPage }) {
	const kept = page.kept?.intent === "move" ? page.kept : null;
	return (
		<FoldedAnswer title={texts.open} isOpen={kept !== null}>
			<AnswerForm page={page} offer={null} intent="move" className="grid gap-4 py-4">
				<HalfDayFields
					field={answerField(page.kept, "move", "wish")}
					legend={texts.wishes}
					hint={page.halfDays.length > 0 ? texts.hint : texts.noWishes}
					halfDays={page.halfDays}
					wished={kept?.wishes ?? []}
				>
					<TextField
						field={answerField(page.kept, "move", "comment")}
						label={texts.comment}
						optional
						rows={2}
						maxLength={MAX_DATE_COMMENT}
					/>
				</HalfDayFields>
				<Button variant="quiet" name="intent" value="move" className="sm:justify-self-start">
					{texts.send}
				</Button>
			</AnswerForm>
		</FoldedAnswer>
	);
}
