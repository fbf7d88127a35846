import { quoteCard } from "#app/content/quote-card.ts";
import { type QuoteView, stateOf } from "#app/quotes/quote-view.ts";

const colours = {
	new: "bg-orange-mist text-ember",
	contacted: "bg-leaf-mist text-leaf",
	spam: "bg-alarm-mist text-alarm",
} as const;

export function StateBadge({ quote }: { quote: Pick<QuoteView, "contacted" | "spam"> }) {
	const state = stateOf(quote);
	return (
		<span className={`rounded-sm px-2 text-xs font-bold leading-6 ${colours[state]}`}>
			{quoteCard.states[state]}
		</span>
	);
}
