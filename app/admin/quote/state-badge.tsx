import { quoteCard } from "#app/content/quote-card.ts";
import { type QuoteView, shownStateAt } from "#app/quotes/quote-view.ts";

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

export function StateBadge({ quote }: { quote: QuoteView }) {
	const state = shownStateAt(quote, Date.now());
	return (
		<span className={`rounded-sm px-2 text-xs font-bold leading-6 ${colours[state]}`}>
			{quoteCard.states[state]}
		</span>
	);
}
