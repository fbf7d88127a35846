import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { askTexts } from "#app/content/customer-offer.ts";
import { MAX_COMMENT } from "#app/customer-page/answer-forms.ts";
import { answerField, type CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import { formatMoment } from "#app/time/time-text.ts";
import { AnswerIds } from "./answer-ids.tsx";
import { FoldedAnswer } from "./folded-answer.tsx";
import { RefusedAnswer } from "./refused-answer.tsx";

export function QuestionForm({ page }: { page: CustomerOfferPage }) {
	return (
		<FoldedAnswer title={askTexts.open} isOpen={page.kept?.intent === "ask"}>
			<div className="grid gap-4 py-4">
				{page.questions.map(({ id, text, askedAt }) => (
					<blockquote key={id} className="rounded-md bg-sky px-4 py-3">
						<p className="text-sm text-ink-soft">{askTexts.asked(formatMoment(askedAt))}</p>
						<p className="whitespace-pre-line wrap-anywhere">{text}</p>
					</blockquote>
				))}
				<form method="post" className="grid gap-4">
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
			</div>
		</FoldedAnswer>
	);
}
