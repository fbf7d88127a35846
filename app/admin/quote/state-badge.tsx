import { quoteCard } from "#app/content/quote-card.ts";
import { type QuoteView, shownStateAt } from "#app/quotes/quote-view.ts";
import { localTime } from "#app/time/clock.ts";
import { formatShortDay } from "#app/time/time-text.ts";

const colours = {
	new: "bg-orange-mist text-ember",
	contacted: "bg-leaf-mist text-leaf",
	spam: "bg-alarm-mist text-alarm",
	offered: "bg-glass-mist text-glass",
	accepted: "bg-leaf-mist text-leaf",
	scheduled: "bg-leaf-mist text-leaf",
	done: "bg-sky text-ink",
	lost: "bg-cream text-ink-soft",
	expired: "bg-cream text-ink-soft",
} as const;

/** A quote's state; of a job with a date also the day, unless it stands beside. */
export function StateBadge({ quote, hasDay = true }: { quote: QuoteView; hasDay?: boolean }) {
	const state = shownStateAt(quote, Date.now());
	const day = hasDay && state === "scheduled" ? quote.scheduledFor : null;
	return (
		<span className={`rounded-sm px-2 text-xs font-bold leading-6 ${colours[state]}`}>
			{quoteCard.states[state]}
			{day !== null && ` ${formatShortDay(localTime(day).date)}`}
		</span>
	);
}
