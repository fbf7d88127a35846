import { Alert, ErrorSummary } from "#app/components/ui/alert.tsx";
import { TextField } from "#app/components/ui/form-field.tsx";
import { StepsList } from "#app/components/ui/steps-list.tsx";
import { dateAnswerTexts } from "#app/content/customer-date.ts";
import { answerTexts, askTexts } from "#app/content/customer-offer.ts";
import {
	customerDate,
	customerFailures,
	customerPage,
	customerSteps,
	nextContactTexts,
} from "#app/content/customer-page.ts";
import { afterOpening, answerPromise } from "#app/content/phrases.ts";
import { MAX_COMMENT, newsTexts } from "#app/customer-page/answer-forms.ts";
import type { RejectedAnswer } from "#app/customer-page/answer-request.server.ts";
import type { CustomerQuote } from "#app/customer-page/customer-quote.server.ts";
import type { LoadedPage } from "#app/customer-page/load-page.server.ts";
import type { NextContact } from "#app/customer-page/next-contact.ts";
import { answerField, type CustomerOfferPage, settleAnswer } from "#app/customer-page/offer-page.ts";
import { greetingName } from "#app/fields/person-name.ts";
import { quoteReference } from "#app/fields/text.ts";
import { formatJobTime, timesOf } from "#app/quotes/job-times.ts";
import type { OfferState } from "#app/quotes/offer-state.ts";
import { FoldedAnswer } from "./answer-form.tsx";
import { AskedQuestions } from "./asked-questions.tsx";
import { ContactButtons, CustomerActions } from "./customer-actions.tsx";
import { DateAnswer, JobDateNote } from "./date-answer.tsx";
import { AgreedBefore, EarlierOffers, OfferPanel } from "./offer-panel.tsx";
import { PhotoSection } from "./photo-section.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import { TypedTexts } from "./rejected-answer-form.tsx";

interface CustomerQuotePageProps extends LoadedPage {
	kept: RejectedAnswer | null;
	failed: boolean;
}

export function CustomerQuotePage(props: CustomerQuotePageProps) {
	const { quote, contact, saved, changed, link, failed } = props;
	const { kept, news, typed } = settleAnswer(props, props.offers);
	const page = { ...props.offers, kept };
	const { newest } = page;
	const dates = [customerPage.saved(saved), changed && customerPage.changed(changed)].filter(Boolean);
	const [isDone, isLost] = [quote.stage === "done", quote.stage === "lost"];
	const times = isLost ? null : timesOf(quote.scheduledFor, quote.scheduledUntil);
	const accepted = page.earlier.find(({ state }) => state === "accepted");
	const isFurther = accepted !== undefined;
	const agreed = newest?.state === "open" ? accepted : undefined;
	const ended = isDone ? "done" : isLost ? "lost" : null;
	const isPromised = newest?.state === "open" || newest?.state === "accepted" || isFurther;
	const isOver = isDone || (times !== null && page.date === null);
	const steps = isOver || isLost ? null : stepsAfter(page, times !== null);
	// Who changes the answers once an offer is over waits as after the request, also after a no.
	const isChanged = !isOver && !isPromised && contact.kind !== "contacted";
	const isWaiting = isChanged || (steps !== null && !newest);
	return (
		<div className="print-one-page wrap grid gap-8 py-8 sm:py-12" data-unsent={answerTexts.offline}>
			<div className="grid min-w-0 items-start gap-6 lg:grid-cols-[5fr_3fr]">
				<header className="grid min-w-0 gap-4">
					<PageNews failed={failed} kept={kept} news={news} />
					{typed && <TypedTexts kept={typed} />}
					<p className="hidden print:block">{customerPage.letterhead}</p>
					<h1 className="text-3xl wrap-anywhere">{headingOf(quote, page, isWaiting)}</h1>
					<p className="text-ink-soft">
						{customerPage.reference}{" "}
						<strong className="text-ink tabular-nums">{quoteReference(quote.id)}</strong>
						{" · "}
						{dates.join(", ")}
					</p>
					{times ? (
						<>
							<JobDateNote times={times} token={quote.customerToken} isDone={isDone} isOver={isOver} />
							{!isOver && quote.address === null && <p className="no-print">{customerDate.noStreet}</p>}
							{!isDone && <DateAnswer page={page} />}
							{isChanged && changed && <NextContactNote contact={contact} quote={quote} />}
						</>
					) : (
						isWaiting && !page.dateOff && <NextContactNote contact={contact} quote={quote} />
					)}
					{page.dateOff && (
						<Alert tone="warning" {...customerDate.off(formatJobTime(page.dateOff), isLost)} />
					)}
				</header>
			</div>
			<div className="grid min-w-0 items-start gap-6 lg:grid-cols-[5fr_3fr]">
				<div className="grid min-w-0 gap-6">
					{newest && <OfferPanel {...{ page, quote, link, ...newest }} isOver={ended} />}
					{agreed && <AgreedBefore offer={agreed.offer} isOver={ended} />}
					<AskedQuestions questions={page.questions} isPromised={isPromised} />
					<QuestionForm page={page} />
					<EarlierOffers offers={page.earlier.filter((offer) => offer !== agreed)} />
					<PhotoSection quote={quote} />
					<QuoteSheet
						quote={quote}
						offer={isFurther ? "accepted" : (newest?.state ?? null)}
						pricedBy={props.pricedBy}
					/>
				</div>
				<div className="grid min-w-0 gap-6">
					<section
						className={`grid gap-5 rounded-xl bg-sky p-4 sm:p-6 print:p-4 ${newest ? "print:hidden" : ""}`}
					>
						{steps && (
							<>
								<h2 className="text-xl">{customerSteps.title}</h2>
								<StepsList steps={steps} />
							</>
						)}
						<ContactButtons quote={quote} />
					</section>
					<CustomerActions {...{ quote, link }} isPromised={isPromised && !isLost} />
				</div>
			</div>
		</div>
	);
}

function headingOf(
	{ name, stage, changedAt }: CustomerQuote,
	{ newest, date }: CustomerOfferPage,
	isWaiting: boolean,
): string {
	const { offer, state: last } = newest ?? { offer: null, state: "quote" as const };
	// Who asks for other work after a no is told of that.
	const isAsked = isWaiting && (changedAt ?? 0) > (offer?.decidedAt ?? offer?.validUntil ?? 0);
	const state = isAsked ? "quote" : last;
	const words = customerPage.headings[headingKind(stage, state, date !== null)];
	const firstName = greetingName(name);
	return firstName ? `${firstName}, ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function headingKind(stage: CustomerQuote["stage"], state: OfferState | "quote", isScheduled: boolean) {
	if (stage === "done") return "done";
	if (stage === "lost" && state === "accepted") return "calledOff";
	return isScheduled && state !== "open" ? "scheduled" : state;
}

function stepsAfter({ newest, earlier, canAskForDate, dateOff }: CustomerOfferPage, isScheduled: boolean) {
	if (isScheduled) return canAskForDate ? customerSteps.scheduled : customerSteps.today;
	if (newest?.state === "accepted")
		return newest.offer.wishes.length > 0 && !dateOff
			? customerSteps.accepted
			: customerSteps.acceptedAnyTime;
	if (newest?.state !== "open") return customerSteps.asked;
	return earlier.some(({ state }) => state === "accepted")
		? customerSteps.offeredMore
		: customerSteps.offered;
}

function PageNews({
	failed,
	kept,
	news,
}: { failed: boolean } & Omit<ReturnType<typeof settleAnswer>, "typed">) {
	if (failed) return <ErrorSummary {...customerFailures.notDone} />;
	if (news === "not-current") return <ErrorSummary {...answerTexts.notCurrent} />;
	if (news === "date-over") return <ErrorSummary {...dateAnswerTexts.over} />;
	if (kept?.isUnreachable) return <ErrorSummary {...answerTexts.unreachable} />;
	const isTold = kept && Object.keys(kept.errors).some((field) => shownFields.includes(field));
	if (kept && !isTold) return <ErrorSummary {...answerTexts.badForm} />;
	// What was said of an earlier form is of the past.
	if (kept || !news) return null;
	return (
		// biome-ignore lint/a11y/noAutofocus: this is the answer to what was just sent
		<div role="status" tabIndex={-1} autoFocus className="print:hidden">
			<Alert tone={news === "other-price" ? "info" : "success"} {...newsTexts[news]} />
		</div>
	);
}

const shownFields = ["name", "address", "terms", "wish", "comment", "question", "date"];
function QuestionForm({ page }: { page: CustomerOfferPage }) {
	const offer = page.newest?.offer ?? null;
	return (
		<FoldedAnswer page={page} offer={offer} intent="ask" texts={askTexts} className="grid gap-4 py-4">
			<TextField
				field={answerField(page.kept, "ask", "question")}
				label={askTexts.question}
				hint={askTexts.hint}
				rows={3}
				maxLength={MAX_COMMENT}
			/>
		</FoldedAnswer>
	);
}

function NextContactNote({ contact, quote }: Pick<CustomerQuotePageProps, "contact" | "quote">) {
	const tone = contact.kind === "overdue" ? "warning" : "success";
	return <Alert tone={tone} {...textsOf(contact, quote.contactMethod)} />;
}

function textsOf(contact: NextContact, method: CustomerQuote["contactMethod"]) {
	if (contact.kind === "contacted") return nextContactTexts.contacted;
	const when = afterOpening(contact.opening);
	if (contact.kind === "due") return { title: nextContactTexts.arrived, text: answerPromise(method, when) };
	return when ? nextContactTexts.overdueClosed(when) : nextContactTexts.overdue;
}
