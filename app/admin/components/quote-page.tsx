import { Link } from "@remix-run/react";
import type { JobDate } from "#app/admin/job-date.server.ts";
import type { QuoteHistory as Events } from "#app/admin/quote-history.server.ts";
import type { TriageFailure } from "#app/admin/triage.ts";
import { FROM_QUOTE, type Undoable } from "#app/admin/triage.ts";
import { useDraftSender } from "#app/admin/use-draft-sender.ts";
import { useIdleReload } from "#app/admin/use-idle-reload.ts";
import { useNow } from "#app/admin/use-now.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ToastRegion } from "#app/components/ui/toast-region.tsx";
import { ToastContext, useToasts } from "#app/components/ui/use-toasts.ts";
import { paths } from "#app/config/paths.ts";
import { dashboard } from "#app/content/dashboard.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { useQuoteFeed } from "#app/live-feed/use-quote-feed.ts";
import type { SavedOffer, SavedQuestion } from "#app/offers/saved-offers.server.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { Age } from "./age.tsx";
import { CustomerLink } from "./customer-link.tsx";
import { DateSection } from "./date-section.tsx";
import { QuoteDetails } from "./quote-details.tsx";
import { QuoteHistory } from "./quote-history.tsx";
import { QuoteOffers } from "./quote-offers.tsx";
import { StateBadge } from "./state-badge.tsx";
import { TestQuoteNote } from "./test-quote.tsx";
import { UndoBar } from "./undo-bar.tsx";

interface QuotePageProps {
	quote: QuoteView;
	history: Events;
	offers: readonly SavedOffer[];
	questions: readonly SavedQuestion[];
	/** The absolute address of the customer's own page; null where it has none. */
	link: string | null;
	jobDate: JobDate;
	undoable: Undoable | null;
	/** The `seq` of the newest event on the page. */
	cursor: number;
	flash: FlashMessage | null;
	/** When the server answered, UTC milliseconds. */
	now: number;
	failure?: TriageFailure | undefined;
}

export function QuotePage({
	quote,
	history,
	offers,
	questions,
	link,
	jobDate,
	cursor,
	undoable,
	flash,
	now: serverNow,
	failure,
}: QuotePageProps) {
	const { toasts, show, dismiss, actions } = useToasts(flash);
	useDraftSender(show);
	const now = useNow(serverNow);
	const reload = useIdleReload();
	useQuoteFeed(cursor, (message) => {
		if (message.quote.id === quote.id) reload();
	});
	return (
		<div className="one-sheet wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-2 sm:py-6">
			<ToastRegion toasts={toasts} dismiss={dismiss} />
			<Link to={paths.admin} className="link tap gap-2 justify-self-start print:hidden">
				<Icon name="arrow-left" className="size-5" />
				{dashboard.back}
			</Link>
			{undoable && <UndoBar key={quote.id} quote={undoable} now={serverNow} from={FROM_QUOTE} />}
			<header className="grid gap-2">
				<h1 className="text-2xl wrap-anywhere">{quote.name}</h1>
				<p className="flex flex-wrap items-center gap-3 text-sm">
					<StateBadge quote={quote} /> <Age time={quote.createdAt} now={now} />
				</p>
			</header>
			{quote.test && <TestQuoteNote quote={quote} className="rounded-md bg-sky px-4 py-3" />}
			<div className="rounded-lg border border-line bg-white p-4 shadow-card sm:p-6">
				<ToastContext.Provider value={actions}>
					<QuoteDetails quote={quote} from={FROM_QUOTE} failure={failure} />
				</ToastContext.Provider>
			</div>
			<QuoteOffers quote={quote} offers={offers} questions={questions} link={link} now={now} />
			<DateSection quote={quote} jobDate={jobDate} history={history} link={link} now={serverNow} />
			{link && <CustomerLink quoteId={quote.id} link={link} />}
			<QuoteHistory events={history} />
		</div>
	);
}
