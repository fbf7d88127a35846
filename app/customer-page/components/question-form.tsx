import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { askTexts } from "#app/content/customer-offer.ts";
import { MAX_COMMENT } from "#app/customer-page/answer-forms.ts";
import { answerField, type CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import { AnswerForm } from "./answer-form.tsx";
import { FoldedAnswer } from "./folded-answer.tsx";

export function QuestionForm({ page }: { page: CustomerOfferPage }) {
	return (
		<FoldedAnswer title={askTexts.open} isOpen={page.kept?.intent === "ask"}>
			<AnswerForm page={page} offer={page.newest?.offer ?? null} intent="ask" className="grid gap-4 py-4">
				<TextField
					field={answerField(page.kept, "ask", "question")}
					label={askTexts.question}
					hint={askTexts.hint}
					rows={3}
					maxLength={MAX_COMMENT}
				/>
				<Button variant="quiet" name="intent" value="ask" className="sm:justify-self-start">
					{askTexts.send}
				</Button>
			</AnswerForm>
		</FoldedAnswer>
	);
}
