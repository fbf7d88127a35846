import { quoteHistory } from "#app/content/quote-history.ts";
import { describeChanges } from "#app/quotes/change-text.ts";
import { formatMoment } from "#app/time/time-text.ts";
import type { QuoteHistory as Events } from "./quote-history.server.ts";

/** Whether a mail went out by itself; of what an owner did, the account may be gone. */
function isAutomatic(changes: Events[number]["changes"]): boolean {
	return changes.some(({ field }) => field === "followUp");
}

export function QuoteHistory({ events }: { events: Events }) {
	return (
		<section aria-label={quoteHistory.heading} className="grid gap-2">
			<h2 className="text-lg">{quoteHistory.heading}</h2>
			<ol className="grid gap-1.5 text-sm">
				{events.map(({ seq, action, actor, email, createdAt, changes, asksForChange }) => (
					<li key={seq} className="grid gap-x-4 border-t border-line pt-1.5 sm:grid-cols-[12rem_1fr]">
						<time dateTime={new Date(createdAt).toISOString()} className="text-ink-soft tabular-nums">
							{formatMoment(createdAt)}
						</time>{" "}
						<div className="wrap-anywhere">
							{asksForChange && action === "asked"
								? quoteHistory.askedForChange
								: quoteHistory.actions[action]}
							<span className="text-ink-soft">
								{" "}
								· {email ?? (isAutomatic(changes) ? quoteHistory.byItself : quoteHistory.actors[actor])}
							</span>
							{describeChanges(changes).map(({ label, from, to }) => (
								<p key={label} className="text-ink-soft">
									{quoteHistory.change(label, from, to)}
								</p>
							))}
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
