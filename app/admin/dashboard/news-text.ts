import type { QuoteAction } from "#app/catalog/quote-enums.ts";
import { liveTexts } from "#app/content/dashboard.ts";
import { testQuote } from "#app/content/test-quote.ts";
import type { QuoteMessage } from "#app/live-feed/feed-message.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { AGREED_DATE } from "#app/quotes/agreed-date.ts";
import { describeChanges } from "#app/quotes/change-text.ts";
import { formatJobTime, parseTimes } from "#app/quotes/job-times.ts";

const quietActions: readonly QuoteAction[] = ["opened", "reminders-stopped", "reminders-resumed"];

/** Whether the owner is alerted: to what customers do, not to the owners' own changes, and never to Spam. */
export function isNews({ action, actor, quote }: Pick<QuoteMessage, "action" | "actor" | "quote">): boolean {
	// Of a flood the first alone.
	if (action === "submitted" && quote.foldedInto !== null && quote.foldedInto !== quote.id) return false;
	return actor === "visitor" && !quote.spam && !quietActions.includes(action);
}

/** A yes sounds unlike anything else. */
export function tuneOf(action: QuoteAction): "accepted" | "arrival" {
	return action === "accepted" ? action : "arrival";
}

export function newsText({ action, quote, changes }: Pick<QuoteMessage, "action" | "quote" | "changes">) {
	const marked = quote.spamReason === null ? quote.name : liveTexts.maybeSpam(quote.name);
	const name = quote.test ? testQuote.named(marked) : marked;
	if (action === "submitted") return { title: liveTexts.arrived, text: name };
	const dollars = formatDollars(Number(changes.find(({ field }) => field === "offer")?.to ?? 0));
	if (action === "accepted")
		return { title: liveTexts.accepted(name, dollars), text: liveTexts.acceptedText };
	if (action === "declined")
		return { title: liveTexts.declined(name, dollars), text: liveTexts.declinedText };
	if (action === "asked" || action === "change-withdrawn") {
		const title = quote.asks[0]?.kind === "change" ? liveTexts.askedForChange(name) : liveTexts.asked(name);
		const isTakenBack = action === "change-withdrawn";
		return { title: isTakenBack ? liveTexts.changeTakenBack(name) : title, text: liveTexts.askedText };
	}
	if (action === "date-agreed") {
		const times = parseTimes(String(changes.find(({ field }) => field === AGREED_DATE)?.to ?? ""));
		return { title: liveTexts.dateAgreed(name), text: times ? formatJobTime(times) : "" };
	}
	const lines = describeChanges(changes).map(({ label, from, to }) => liveTexts.change(label, from, to));
	const title =
		action === "confirmed" ? liveTexts.confirmed(formatDollars(quote.totalPrice)) : liveTexts.changed;
	return { title, text: [name, ...lines].join(". ") };
}
