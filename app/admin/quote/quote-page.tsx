import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { DateSection } from "#app/admin/calendar/date-section.tsx";
import { QuoteOffers } from "#app/admin/offer/quote-offers.tsx";
import { QuotePhotos } from "#app/admin/photos/quote-photos.tsx";
import { TestQuoteNote } from "#app/admin/settings/test-quote.tsx";
import { LoadFailureAlert, type LoadFailureCause } from "#app/admin/shell/load-failure.tsx";
import { UndoForm, UndoNotice, useFor } from "#app/admin/shell/undo-notice.tsx";
import type { FailedPress } from "#app/admin/shell/unsent-form.ts";
import { useLiveReload } from "#app/admin/shell/use-idle-reload.ts";
import { useNow } from "#app/admin/shell/use-now.ts";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { panel } from "#app/components/ui/panel.ts";
import { ToastContext, ToastRegion, useToasts } from "#app/components/ui/toast-region.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { customerPage } from "#app/content/customers.ts";
import { dashboard } from "#app/content/dashboard.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { quoteCard, reminderSwitch } from "#app/content/quote-card.ts";
import { editLinks, editSaved } from "#app/content/quote-form.ts";
import { UNDO_MS } from "#app/quotes/commands/triage-quote.ts";
import { formatJobTime } from "#app/quotes/job-times.ts";
import { formatMoment } from "#app/time/time-text.ts";
import { Age } from "./age.tsx";
import { ContactActions } from "./contact-actions.tsx";
import { CustomerLink } from "./customer-link.tsx";
import { MarkForm } from "./mark-form.tsx";
import { nextStepOf, partsFor } from "./next-step.ts";
import { OtherRequests } from "./other-requests.tsx";
import { QuoteDetails } from "./quote-details.tsx";
import { QuoteHistory } from "./quote-history.tsx";
import type { LoadedQuote } from "./quote-page.server.ts";
import { QuoteQuestions } from "./quote-questions.tsx";
import { StateBadge } from "./state-badge.tsx";
import { FROM_QUOTE, type TriageFailure } from "./triage.ts";
import { UndoBar } from "./undo-bar.tsx";
import { useDraftSender } from "./use-draft-sender.ts";

interface QuotePageProps {
	page: LoadedQuote;
	flash: FlashMessage | null;
	failedPress: FailedPress["failedPress"] | undefined;
	failure?: TriageFailure | undefined;
	/** The page could not be reloaded for this reason; null where it was. */
	outdated: LoadFailureCause | null;
}

export function QuotePage({ page, flash, failedPress, failure, outdated }: QuotePageProps) {
	const { quote, history, offers, questions, others, link, jobDate, cursor, undoable, now: serverNow } = page;
	const { toasts, show, dismiss, actions } = useToasts(flash);
	useDraftSender(show);
	const now = useNow(serverNow);
	useLiveReload(cursor, (changed) => changed === null || changed === quote.id);
	const next = nextStepOf(quote, now);
	const parts = {
		details: (
			<>
				<div className={panel}>
					<ToastContext.Provider value={actions}>
						<QuoteDetails quote={quote} now={now} from={FROM_QUOTE} failure={failure} />
					</ToastContext.Provider>
				</div>
				<p className="flex flex-wrap gap-x-6 print:hidden">
					{editLinks(quote.id).map(({ to, label }) => (
						<Link key={to} to={to} className="link tap gap-2">
							<Icon name="pencil" className="size-5" />
							{label}{" "}
						</Link>
					))}
				</p>
			</>
		),
		offers: <QuoteOffers quote={quote} offers={offers} link={link} now={now} />,
		date: <DateSection quote={quote} jobDate={jobDate} history={history} link={link} now={serverNow} />,
	};
	return (
		<div className="print-one-page wrap grid gap-5 py-2 sm:py-6">
			<ToastRegion toasts={toasts} dismiss={dismiss} />
			{failedPress && <ErrorSummary refusal={failedPress} {...failedPress} />}
			{outdated && (
				<LoadFailureAlert failure={outdated} kept={dashboard.keptQuote(formatMoment(serverNow))} />
			)}
			<Link to={paths.admin} className="link tap gap-2 justify-self-start print:hidden">
				<Icon name="arrow-left" className="size-5" />
				{dashboard.back}
			</Link>
			{undoable && <UndoBar key={quote.id} quote={undoable} now={serverNow} from={FROM_QUOTE} />}
			<EditUndo quote={quote} history={history} now={serverNow} />
			<header className="grid gap-2">
				<h1 className="text-2xl wrap-anywhere">{quote.name}</h1>
				<p className="flex flex-wrap items-center gap-3 text-sm">
					<StateBadge quote={quote} hasDay={false} /> <Age time={quote.createdAt} now={now} />{" "}
					{quote.stage === "scheduled" && jobDate.times && <strong>{formatJobTime(jobDate.times)}</strong>}
				</p>
				<CustomerOfQuote quote={quote} />
			</header>
			<ContactActions quote={quote} isNext={next === "contact"} />
			{quote.test && <TestQuoteNote id={quote.id} className="rounded-md bg-sky px-4 py-3" />}
			<QuoteQuestions quote={quote} questions={questions} dateRequests={page.dateRequests} now={now} />
			{partsFor(next).map((part) => (
				<Fragment key={part}>{parts[part]}</Fragment>
			))}
			<QuotePhotos quoteId={quote.id} photos={quote.photos} />
			{link && <CustomerLink quote={quote} link={link} />}
			<OtherRequests quotes={others} name={quote.name} />
			<ReminderSwitch {...page} />
			<QuoteHistory events={history} />
		</div>
	);
}

function CustomerOfQuote({ quote: { customer } }: Pick<LoadedQuote, "quote">) {
	if (!customer) return null;
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 text-sm">
				{quoteCard.returns(customer)}{" "}
				<Link to={ownerPaths.customer(customer.id)} className="link tap print:hidden">
					{customerPage.open}
				</Link>
			</p>
			{customer.note && (
				<p className="rounded-md bg-orange-mist px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
					{customer.note}
				</p>
			)}
		</>
	);
}

function EditUndo({ quote, history, now }: Pick<LoadedQuote, "quote" | "history" | "now">) {
	const [newest] = history;
	const { id, name, revision } = quote;
	const isEdit = newest?.action === "edited" || newest?.action === "corrected";
	const { isOver, bar } = useFor(isEdit ? newest.createdAt + UNDO_MS - now : 0, now);
	if (isOver) return null;
	return (
		<UndoNotice bar={bar} title={editSaved} name={name}>
			<UndoForm action={ownerPaths.editAnswers(id)} intent="undo" fields={{ revision }} />
		</UndoNotice>
	);
}

function ReminderSwitch({ quote, reminders, followUps }: LoadedQuote) {
	if (quote.spam || quote.test) return null;
	const { title, on, byText, inSettings } = reminderSwitch;
	const mailed = followUps ? (
		on
	) : (
		<Link to={paths.adminSettings} className="link tap">
			{inSettings}
		</Link>
	);
	const intent = reminders === "off" ? "reminders-on" : "reminders-off";
	return (
		<section aria-labelledby="reminders" className="grid gap-2 print:hidden">
			<h2 id="reminders" className="text-lg">
				{title}
			</h2>
			<p>{reminders === "on" ? (quote.email === null ? byText : mailed) : reminderSwitch[reminders]}</p>
			{reminders !== "stopped" && <MarkForm quote={quote} intent={intent} className="" />}
		</section>
	);
}
