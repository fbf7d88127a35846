import { Alert } from "#app/components/ui/alert.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/form-field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { dateAnswerTexts as texts } from "#app/content/customer-date.ts";
import { customerDate } from "#app/content/customer-page.ts";
import { MAX_DATE_COMMENT } from "#app/customer-page/answer-forms.ts";
import { answerField, type CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import { formatJobTime, formatTimes, isWholeDay, type JobTimes } from "#app/quotes/job-times.ts";
import { AnswerForm, FoldedAnswer } from "./answer-form.tsx";
import { HalfDayFields } from "./slot-fields.tsx";

/** What a customer says to a date that lies ahead: that it is fine, or which other day would be better. */
export function DateAnswer({ page }: { page: CustomerOfferPage }) {
	if (!page.date) return null;
	// Who pressed the button of another date is asked again, also of a day that was picked before.
	const isSettled = (page.isDateAgreed || page.isDatePicked) && page.kept?.intent !== "fine";
	const isPending = page.pendingDate !== null;
	return (
		<>
			{isPending && <Alert tone="info" title={texts.pending(page.pendingDate ?? "")} />}
			{isSettled ? (
				<p className="no-print flex gap-2 font-bold text-leaf">
					<Icon name="check-circle" className="mt-0.5 size-5" />
					{page.isDateAgreed ? texts.isFine : texts.isPicked}
				</p>
			) : (
				<AnswerForm page={page} offer={null} intent="fine" className="no-print grid gap-3">
					<input type="hidden" name="date" value={formatTimes(page.date)} />
					<p id="fine-date" className="flex flex-wrap items-center gap-4">
						<span className="font-bold">
							{isPending ? texts.askAfterAll(formatJobTime(page.date)) : texts.ask}
						</span>
						<Button name="intent" value="fine" icon="check">
							{texts.fine}
						</Button>
					</p>
				</AnswerForm>
			)}
			{page.canAskForDate ? (
				<OtherDate page={page} date={page.date} />
			) : (
				<p className="no-print">
					<WithPhone text={texts.tooLate} />
				</p>
			)}
		</>
	);
}

function OtherDate({ page, date }: { page: CustomerOfferPage; date: JobTimes }) {
	const hint = isWholeDay(date) ? `${texts.hint} ${texts.wholeDay}` : texts.hint;
	return (
		<FoldedAnswer page={page} offer={null} intent="move" texts={texts} className="grid gap-4 py-4">
			<input type="hidden" name="date" value={formatTimes(date)} />
			<HalfDayFields
				field={answerField(page.kept, "move", "wish")}
				legend={texts.wishes}
				hint={page.halfDays.length > 0 ? hint : texts.noWishes}
				halfDays={page.halfDays}
				wished={page.kept?.intent === "move" ? page.kept.wishes : []}
			>
				<TextField
					field={answerField(page.kept, "move", "comment")}
					label={texts.comment}
					optional
					rows={2}
					maxLength={MAX_DATE_COMMENT}
				/>
			</HalfDayFields>
		</FoldedAnswer>
	);
}

interface JobDateNoteProps {
	times: JobTimes;
	token: string;
	isDone: boolean;
	/** The job is of the past, done or not. */
	isOver: boolean;
}

export function JobDateNote({ times, token, isDone, isOver }: JobDateNoteProps) {
	const title = isDone ? customerDate.done : isOver ? customerDate.over : customerDate.title;
	return (
		<section
			aria-label={title}
			className="flex flex-wrap items-center justify-between gap-4 rounded-md border-l-4 border-leaf bg-leaf-mist p-4"
		>
			<div className="flex min-w-0 gap-3">
				<Icon name="calendar" className="mt-0.5 size-6" />
				<div>
					<p className="text-sm">{title}</p>
					<p className="text-lg font-bold">{formatJobTime(times)}</p>
				</div>
			</div>
			{!isOver && (
				<ButtonLink
					href={jobPaths.customerCalendar(token)}
					variant="quiet"
					icon="download"
					className="no-print grow sm:grow-0"
				>
					{customerDate.add}
				</ButtonLink>
			)}
		</section>
	);
}
