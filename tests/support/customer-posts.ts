import { paths } from "#app/config/paths.ts";
import type { PlainBrowser } from "./plain-browser.ts";

/** A quote, with its customer's link. */
export interface LinkedQuote {
	id: string;
	token: string;
}

/** Asks on a quote's page, about an offer or none, as whoever holds its link can. */
export function askOnPage(
	browser: PlainBrowser,
	{ id, token }: LinkedQuote,
	question: string,
	offer?: string,
) {
	return browser.post(paths.customerQuote(token), [
		["quote", id],
		...(offer ? [["offer", offer] as const] : []),
		["attempt", crypto.randomUUID()],
		["intent", "ask"],
		["question", question],
	]);
}
