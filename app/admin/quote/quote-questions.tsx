import { Form, Link } from "@remix-run/react";
import { useOwnTexts } from "#app/admin/shell/use-shell.ts";
import { Button, ButtonLink, buttonClass } from "#app/components/ui/button.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { questionTexts } from "#app/content/questions.ts";
import { answerTextAddress } from "#app/quotes/contact-links.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import type { SavedQuestion } from "#app/quotes/saved-questions.server.ts";
import { formatMoment } from "#app/time/time-text.ts";
import { MarkForm } from "./mark-form.tsx";
import { nextStepOf } from "./next-step.ts";
import type { LoadedQuote } from "./quote-page.server.ts";

type QuoteQuestionsProps = Pick<LoadedQuote, "quote" | "questions" | "dateRequests" | "now">;

export function QuoteQuestions({ quote, questions, dateRequests, now }: QuoteQuestionsProps) {
	if (questions.length === 0) return null;
	const newest = questions.find(({ answer }) => answer === null);
	return (
		<section id="questions" className={`${panel} grid scroll-mt-24 gap-3`}>
			<h2 className="text-lg">{questionTexts.title}</h2>
			{questions.map((question) => (
				<div key={question.id} className="grid gap-3 rounded-md bg-sky px-4 py-3">
					<blockquote>
						<p className="text-sm text-ink-soft">
							{(question.lines ? questionTexts.askedForChange : questionTexts.asked)(
								formatMoment(question.askedAt),
							)}
						</p>
						<p className="whitespace-pre-line wrap-anywhere">{question.text}</p>
					</blockquote>
					{question.answer ? (
						<GivenAnswer quote={quote} answer={question.answer} isNext={nextStepOf(quote, now) === "tell"} />
					) : (
						<WaysToAnswer
							quote={quote}
							question={question}
							asksForDate={dateRequests.includes(question.id)}
							isNext={question === newest && !quote.spam}
						/>
					)}
				</div>
			))}
		</section>
	);
}

interface GivenAnswerProps {
	quote: QuoteView;
	answer: NonNullable<SavedQuestion["answer"]>;
	isNext: boolean;
}

function GivenAnswer({ quote, answer: { text, answeredAt }, isNext }: GivenAnswerProps) {
	const texts = useOwnTexts();
	const isUntold = quote.answerUntoldAt === answeredAt;
	return (
		<div className="grid gap-2">
			<blockquote>
				<p className="text-sm text-ink-soft">
					{(text ? questionTexts.answered : questionTexts.settled)(formatMoment(answeredAt))}
				</p>
				{text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
			</blockquote>
			{text && (isUntold || quote.email === null) && (
				<div className="flex flex-wrap gap-3 print:hidden">
					<ButtonLink
						href={answerTextAddress(quote, text, texts)}
						variant={isUntold && isNext ? "ink" : "quiet"}
						icon="message"
					>
						{questionTexts.text}
					</ButtonLink>{" "}
					{isUntold && <MarkForm quote={quote} intent="told" />}
				</div>
			)}
		</div>
	);
}

interface WaysToAnswerProps {
	quote: QuoteView;
	question: SavedQuestion;
	asksForDate: boolean;
	isNext: boolean;
}

function WaysToAnswer({ quote, question: { id, lines }, asksForDate, isNext }: WaysToAnswerProps) {
	const address = `${ownerPaths.answerQuestion(quote.id)}?question=${id}`;
	return (
		<div className="flex flex-wrap gap-3 print:hidden">
			{lines && (
				<Link to={paths.adminOffer(quote.id)} className={buttonClass(isNext ? "ink" : "quiet")}>
					{questionTexts.offer}
				</Link>
			)}
			{asksForDate && (
				<a href="#date" className={buttonClass(isNext ? "ink" : "quiet")}>
					{questionTexts.date}
				</a>
			)}
			<Link to={address} className={buttonClass(isNext && !lines && !asksForDate ? "ink" : "quiet")}>
				{questionTexts.answer}
			</Link>
			<Form method="post" action={address}>
				<input type="hidden" name="revision" value={quote.revision} />
				<Button name="intent" value="answered" variant="quiet">
					{questionTexts.markAnswered}
				</Button>
			</Form>
		</div>
	);
}
