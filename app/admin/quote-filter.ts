import { laterStatuses, type Status, statuses } from "#app/catalog/quote-terms.ts";
import { stageAt } from "#app/catalog/stage.ts";
import { normalizeText } from "#app/catalog/text.ts";
import { isChangedSinceContact, type QuoteView, stateOf } from "#app/quotes/quote-view.ts";
import { matchesSearch } from "./search-match.ts";
import { parseSearch } from "./search-query.ts";

export interface PageCursor {
	createdAt: number;
	id: string;
}

export interface QuoteFilter {
	status: Status;
	search: string;
	/** Null on the first page. */
	before: PageCursor | null;
}

const MAX_SEARCH = 100;

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

/** The filter as a query string, empty or with its `?`. */
export function filterQuery({ status, search, before }: QuoteFilter): string {
	const parameters = new URLSearchParams();
	if (status !== "all") parameters.set("status", status);
	if (search !== "") parameters.set("q", search);
	if (before) parameters.set("before", `${before.createdAt}_${before.id}`);
	return parameters.size > 0 ? `?${parameters}` : "";
}

function isOnTab(quote: QuoteView, status: Status, now: number): boolean {
	const state = stateOf(quote);
	if (status === "all") return state !== "spam";
	if (status === "changed") return isChangedSinceContact(quote);
	if (laterStatuses.some((later) => later === status))
		return state !== "spam" && stageAt(quote, now) === status;
	return state === status;
}

/** Whether a quote passes the filter, exactly as the database decides it. */
export function matchesFilter(
	quote: QuoteView,
	{ status, search }: Pick<QuoteFilter, "status" | "search">,
	now = Date.now(),
): boolean {
	if (!isOnTab(quote, status, now)) return false;
	if (search === "") return true;
	const query = parseSearch(search);
	return query !== null && matchesSearch(quote, query);
}
