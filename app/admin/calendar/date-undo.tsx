import type { QuoteHistory } from "#app/admin/quote/quote-history.server.ts";
import { RevisionField } from "#app/admin/shell/revision-field.tsx";
import { UndoButton, UndoNotice } from "#app/admin/shell/undo-notice.tsx";
import { useFor } from "#app/admin/shell/use-for.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { formatTimes, type JobTimes, UNDO_DATE_MS } from "#app/quotes/job-times.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import type { UtcMs } from "#app/time/clock.ts";

interface DateUndoProps {
	quote: QuoteView;
	times: JobTimes | null;
	history: QuoteHistory;
	/** When the server answered. */
	now: UtcMs;
}

/** Offers to undo what was just done to the date, until the customer hears of it. */
export function DateUndo({ quote, times, history, now }: DateUndoProps) {
	const done = history.find(({ action }) => action === "scheduled" || action === "unscheduled");
	const { bar, isOver } = useFor(done ? done.createdAt + UNDO_DATE_MS - now : 0, now);
	if (!done || isOver) return null;
	const title = times ? jobDateTexts.wasSet : jobDateTexts.wasTakenBack;
	return (
		<UndoNotice ref={bar} title={title}>
			<form method="post" action={jobPaths.quoteDate(quote.id)}>
				<RevisionField {...quote} />
				<input type="hidden" name="intent" value="restore" />
				<input type="hidden" name="before" value={formatTimes(times)} />
				<input type="hidden" name="times" value={String(done.changes[0]?.from ?? "")} />
				<UndoButton label={jobDateTexts.undo} />
			</form>
		</UndoNotice>
	);
}
