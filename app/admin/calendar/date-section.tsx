import { Link } from "@remix-run/react";
import { MarkForm, useMarkByLink } from "#app/admin/quote/mark-form.tsx";
import { nextStepOf } from "#app/admin/quote/next-step.ts";
import type { LoadedQuote } from "#app/admin/quote/quote-page.server.ts";
import { HiddenFields } from "#app/admin/shell/hidden-fields.tsx";
import { UndoForm, UndoNotice, useFor } from "#app/admin/shell/undo-notice.tsx";
import { useOwnTexts } from "#app/admin/shell/use-shell.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { calendarPage } from "#app/content/calendar.ts";
import { dateFormTexts, jobDateTexts } from "#app/content/job-date.ts";
import { dateTextAddress } from "#app/quotes/contact-links.ts";
import { formatJobTime, formatTimes, type JobTimes, UNDO_DATE_MS } from "#app/quotes/job-times.ts";
import type { UntoldDate } from "#app/quotes/untold.ts";
import { AskedSlots } from "./asked-slots.tsx";
import { DateForm } from "./date-form.tsx";

type DateSectionProps = Pick<LoadedQuote, "quote" | "jobDate" | "history" | "link" | "now">;

export function DateSection({ quote, jobDate, history, link, now }: DateSectionProps) {
	const { times, isOpen, wishes, untold } = jobDate;
	const isOff = quote.stage === "lost";
	const off = untold?.isOff ? untold.times : isOff && times && times.endsAt > now ? times : null;
	const next = nextStepOf(quote, now);
	return (
		<section id="date" className={`${panel} grid gap-4 ${times ? "" : "print:hidden"}`}>
			<h2 className="text-lg">{jobDateTexts.title}</h2>
			{isOpen && <DateUndo quote={quote} times={times} history={history} now={now} />}
			{times ? <ShownDate times={times} isOff={isOff} /> : isOpen && <p>{jobDateTexts.none}</p>}
			{times && !isOff && jobDate.isAgreed && (
				<p className="flex gap-2 font-bold text-leaf">
					<Icon name="check" className="mt-0.5 size-5" />
					{jobDateTexts.isAgreed}
				</p>
			)}
			<div className="grid gap-4 print:hidden">
				{times && isOpen && <SetDate quote={quote} times={times} untold={untold} link={link} now={now} />}
				{off && <DateOff quote={quote} times={off} untold={untold} now={now} />}
				{!isOpen && <p className="text-sm text-ink-soft">{jobDateTexts.closed}</p>}
			</div>
			{isOpen && jobDate.comment !== null && (
				<p className="whitespace-pre-line wrap-anywhere">{jobDateTexts.comment(jobDate.comment)}</p>
			)}
			{isOpen && wishes.length > 0 && <AskedSlots quote={quote} jobDate={jobDate} isNext={next === "date"} />}
			{isOpen && (
				<details
					open={!times && wishes.length === 0}
					className="group border-t border-line pt-2 print:hidden"
				>
					<summary className="tap gap-2 font-bold">
						{times ? dateFormTexts.change : dateFormTexts.set}
						<Icon name="chevron-down" className="size-5 group-open:rotate-180" />
					</summary>
					<div className="pt-3">
						<DateForm
							revision={quote.revision}
							before={times}
							asked={quote.asks[0]?.askedAt}
							typed={jobDate.typed}
							isQuiet={next !== "date" || wishes.some(({ isFull }) => !isFull)}
						/>
					</div>
				</details>
			)}
			<Link to={jobPaths.calendar} className="link tap gap-2 justify-self-start print:hidden">
				<Icon name="calendar" className="size-5" />
				{calendarPage.title}
			</Link>
		</section>
	);
}

function ShownDate({ times, isOff }: { times: JobTimes; isOff: boolean }) {
	return (
		<p className="flex gap-2 text-lg font-bold">
			<Icon name="calendar" className={`mt-0.5 size-6 ${isOff ? "text-ink-soft" : "text-leaf"}`} />
			<span className="text-balance">
				{formatJobTime(times)}
				{isOff && <span className="text-ember"> · {calendarPage.lost}</span>}
			</span>
		</p>
	);
}

interface TellDateProps extends Pick<LoadedQuote, "quote" | "now"> {
	times: JobTimes;
	untold: UntoldDate | null;
}

function DateOff({ quote, times, untold, now }: TellDateProps) {
	if (quote.email && !untold)
		return <p className="text-sm text-ink-soft wrap-anywhere">{jobDateTexts.mailedOff(quote.email)}</p>;
	return (
		<div className="grid gap-3">
			<p className="text-sm text-ink-soft">{jobDateTexts.notMailedOff(quote.email, formatJobTime(times))}</p>
			<div className="flex flex-wrap gap-3">
				<TellDate quote={quote} date={{ times, isOff: true }} untold={untold} link={null} now={now} />
			</div>
		</div>
	);
}

function SetDate({ quote, times, untold, link, now }: TellDateProps & Pick<LoadedQuote, "link">) {
	const isAhead = times.endsAt > now;
	const { mailed, notMailed, told } = jobDateTexts;
	return (
		<div className="grid gap-3">
			{isAhead && (
				<p className="text-sm text-ink-soft wrap-anywhere">
					{untold ? notMailed(quote.email) : quote.email ? mailed(quote.email) : told}
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				{isAhead && (
					<TellDate quote={quote} date={{ times, isOff: false }} untold={untold} link={link} now={now} />
				)}
				<form method="post" action={jobPaths.quoteDate(quote.id)}>
					<HiddenFields
						fields={{ revision: quote.revision, intent: "restore", before: formatTimes(times) }}
					/>
					<Button variant="quiet">{jobDateTexts.takeBack}</Button>
				</form>
			</div>
		</div>
	);
}

type TellProps = Omit<TellDateProps, "times"> & Pick<LoadedQuote, "link"> & { date: UntoldDate };

function TellDate({ quote, date, untold, link, now }: TellProps) {
	const texts = useOwnTexts();
	const isUntold = untold !== null;
	// An answer that waits, too, is told by a text of its own.
	const mark = useMarkByLink(quote, isUntold && quote.answerUntoldAt === null ? "told" : null);
	return (
		<>
			<ButtonLink
				href={dateTextAddress(quote, date, { link, texts })}
				variant={nextStepOf(quote, now) === "tell" ? "primary" : "quiet"}
				icon="message"
				onClick={mark}
			>
				{date.isOff ? jobDateTexts.textOff : jobDateTexts.text}
			</ButtonLink>{" "}
			{isUntold && <MarkForm quote={quote} intent="told" />}
		</>
	);
}

type DateUndoProps = Omit<DateSectionProps, "jobDate" | "link"> & { times: JobTimes | null };

function DateUndo({ quote, times, history, now }: DateUndoProps) {
	const done = history.find(({ action }) => action === "scheduled" || action === "unscheduled");
	const { bar, isOver } = useFor(done ? done.createdAt + UNDO_DATE_MS - now : 0, now);
	if (!done || isOver) return null;
	const { revision } = quote;
	const before = String(done.changes[0]?.from ?? "");
	const title = times ? jobDateTexts.wasSet : jobDateTexts.wasTakenBack;
	return (
		<UndoNotice bar={bar} title={title}>
			<UndoForm
				action={jobPaths.quoteDate(quote.id)}
				fields={{ revision, intent: "restore", before: formatTimes(times), times: before }}
			/>
		</UndoNotice>
	);
}
