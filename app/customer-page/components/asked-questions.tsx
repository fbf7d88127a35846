import { askTexts } from "#app/content/customer-offer.ts";
import type { SavedQuestion } from "#app/quotes/saved-questions.server.ts";
import { formatMoment } from "#app/time/time-text.ts";

interface AskedQuestionsProps {
	questions: readonly SavedQuestion[];
	/** An offer can be accepted, or was. */
	isPromised: boolean;
}

export function AskedQuestions({ questions, isPromised }: AskedQuestionsProps) {
	if (questions.length === 0) return null;
	return (
		<section className="grid gap-3 rounded-xl border border-line bg-white p-5 sm:p-6 print:p-4">
			<h2 className="text-xl">{askTexts.title}</h2>
			{questions.map(({ id, text, askedAt, lines, answer }) => (
				<div key={id} className="grid gap-3 rounded-md bg-sky px-4 py-3">
					<blockquote>
						<p className="text-sm text-ink-soft">
							{(lines ? askTexts.askedForChange : askTexts.asked)(formatMoment(askedAt))}
						</p>
						<p className="whitespace-pre-line wrap-anywhere">{text}</p>
					</blockquote>
					{answer ? (
						<blockquote>
							<p className="text-sm text-ink-soft">
								{(answer.text ? askTexts.answered : askTexts.settled)(formatMoment(answer.answeredAt))}
							</p>
							{answer.text && <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>}
						</blockquote>
					) : (
						<p className="font-bold">{lines && isPromised ? askTexts.offerStays : askTexts.waits}</p>
					)}
				</div>
			))}
		</section>
	);
}
