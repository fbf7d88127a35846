import { liveTexts } from "../content/dashboard";
import type { QuoteMessage } from "../live-feed/feed-message";
import { formatDollars } from "../pricing/format";
import { describeChanges } from "./change-text";

/** What a toast says of a visitor's doing: whose it is, and what changed from what to what. */
export function newsText({ action, quote, changes }: Pick<QuoteMessage, "action" | "quote" | "changes">) {
	const name = quote.spamReason === null ? quote.name : liveTexts.maybeSpam(quote.name);
	if (action === "submitted") return { title: liveTexts.arrived, text: name };
	const lines = describeChanges(changes).map(({ label, from, to }) => liveTexts.change(label, from, to));
	const title =
		action === "confirmed" ? liveTexts.confirmed(formatDollars(quote.totalPrice)) : liveTexts.changed;
	return { title, text: [name, ...lines].join(". ") };
}
