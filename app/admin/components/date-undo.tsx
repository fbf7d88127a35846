import { useEffect, useRef, useState } from "react";
import type { QuoteHistory } from "#app/admin/quote-history.server.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { formatTimes, type JobTimes, UNDO_DATE_MS } from "#app/quotes/job-times.ts";

interface DateUndoProps {
	quoteId: string;
	times: JobTimes | null;
	history: QuoteHistory;
	/** When the server answered, UTC milliseconds. */
	now: number;
}

/** Offers to undo what was just done to the date, until the customer hears of it. */
export function DateUndo({ quoteId, times, history, now }: DateUndoProps) {
	const bar = useRef<HTMLDivElement>(null);
	const done = history.find(({ action }) => action === "scheduled" || action === "unscheduled");
	const left = done ? done.createdAt + UNDO_DATE_MS - now : 0;
	const [overAt, setOverAt] = useState(0);
	useEffect(() => {
		if (left <= 0) return;
		bar.current?.focus();
		const timer = setTimeout(() => setOverAt(now), left);
		return () => clearTimeout(timer);
	}, [left, now]);
	if (!done || left <= 0 || overAt === now) return null;
	const title = times ? jobDateTexts.wasSet : jobDateTexts.wasTakenBack;
	return (
		<div
			ref={bar}
			tabIndex={-1}
			className="on-ink flex items-center justify-between gap-4 rounded-md bg-ink py-3 pl-4 pr-3 text-white"
		>
			<p role="status" className="font-bold">
				{title}
			</p>
			<form method="post" action={jobPaths.quoteDate(quoteId)}>
				<input type="hidden" name="intent" value="restore" />
				<input type="hidden" name="before" value={formatTimes(times)} />
				<input type="hidden" name="times" value={String(done.changes[0]?.from ?? "")} />
				<Button variant="ghost" className="px-4">
					<Icon name="undo" className="size-5" />
					{jobDateTexts.undo}
				</Button>
			</form>
		</div>
	);
}
