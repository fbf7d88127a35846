import { type Status, statuses } from "#app/catalog/quote-terms.ts";
import { normalizeText } from "#app/catalog/text.ts";
import { isToLookAtAgain, type QuoteView, stateOf } from "#app/quotes/quote-view.ts";
import { matchesSearch } from "./search-match.ts";
import { parseSearch } from "./search-query.ts";

/** Below which quote, newest first, a page begins. */
export interface PageCursor {
	createdAt: number;
	id: string;
}

/** What of the quotes a page shows: all of it is in its address. */
export interface QuoteFilter {
	status: Status;
	/** What was typed into the search; empty without one. */
	search: string;
	/** Null on the first page. */
	before: PageCursor | null;
}

const MAX_SEARCH = 100;

/** Reads a page's address. Anything that is no filter counts as not given. */
export function readFilter(parameters: URLSearchParams): QuoteFilter {
	const [, createdAt, id = ""] = parameters.get("before")?.match(/^(\d{1,15})_([0-9a-f-]{36})$/) ?? [];
	return {
		status: statuses.find((status) => status === parameters.get("status")) ?? "all",
		search: Array.from(normalizeText(parameters.get("q") ?? ""))
			.slice(0, MAX_SEARCH)
			.join(""),
		before: createdAt === undefined ? null : { createdAt: Number(createdAt), id },
	};
}

/** The filter as an address's query, empty or with its `?`. */
export function filterQuery({ status, search, before }: QuoteFilter): string {
	const parameters = new URLSearchParams();
	if (status !== "all") parameters.set("status", status);
	if (search !== "") parameters.set("q", search);
	if (before) parameters.set("before", `${before.createdAt}_${before.id}`);
	return parameters.size > 0 ? `?${parameters}` : "";
}

function isOnTab(quote: QuoteView, status: Status): boolean {
	const state = stateOf(quote);
	if (status === "all") return state !== "spam";
	return status === "changed" ? isToLookAtAgain(quote) : state === status;
}

/** Whether a quote belongs to what the filter shows, as the database decides it for a page. */
export function matchesFilter(
	quote: QuoteView,
	{ status, search }: Pick<QuoteFilter, "status" | "search">,
): boolean {
	if (!isOnTab(quote, status)) return false;
	if (search === "") return true;
	const query = parseSearch(search);
	return query !== null && matchesSearch(quote, query);
}
