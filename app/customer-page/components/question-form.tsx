import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { askTexts } from "#app/content/customer-offer.ts";
import { MAX_COMMENT } from "#app/customer-page/answer-forms.ts";
import { answerField, type CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import { AnswerIds } from "./answer-ids.tsx";
import { FoldedAnswer } from "./folded-answer.tsx";
import { RefusedAnswer } from "./refused-answer.tsx";

export function QuestionForm({ page }: { page: CustomerOfferPage }) {
	return (
		<FoldedAnswer title={askTexts.open} isOpen={page.kept?.intent === "ask"}>
			<form method="post" className="grid gap-4 py-4">
				<RefusedAnswer page={page} intent="ask" />
				<AnswerIds page={page} offer={page.newest?.offer ?? null} intent="ask" />
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
			</form>
		</FoldedAnswer>
	);
}
