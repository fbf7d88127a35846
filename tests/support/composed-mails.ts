import { composeMail } from "#app/email/compose.server.ts";
import type { NewsSummary } from "#app/email/quote-news.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { defaultTimes, type WorkingTimes } from "#app/time/business-hours.ts";
import { aNewsSummary, aQuoteView } from "./quote-views.ts";

export const mailSettings = {
	origin: "https://www.glasswing.example",
	owners: ["dan@glasswing.example", "kim@glasswing.example"],
	secret: "a secret of the tests, long enough",
};

/** The owner's mail of a quote. */
export function quoteMail(
	changes: Partial<QuoteView> = {},
	news: Partial<NewsSummary> = {},
	times: WorkingTimes = defaultTimes,
) {
	const summary = aNewsSummary(aQuoteView(changes), news);
	return composeMail({ kind: "quote", news: summary, times, texts: {} }, "send-quote:1:1", mailSettings);
}

/** Where the links of a mail lead, in their order. */
export function hrefsOf(html: string): string[] {
	return Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&"));
}
