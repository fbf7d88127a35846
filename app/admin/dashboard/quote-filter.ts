import { laterStatuses, type Status, statuses } from "#app/catalog/quote-enums.ts";
import { stageAt } from "#app/catalog/stage.ts";
import { paths } from "#app/config/paths.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { normalizeText } from "#app/fields/text.ts";
import { needsAnotherLook, type QuoteView, stateOf } from "#app/quotes/quote-view.ts";

export interface PageCursor {
	createdAt: number;
	id: string;
}

export interface QuoteFilter {
	status: Status;
	search: string;
	/** The quotes of this flood are shown one by one. */
	fold?: string | undefined;
	/** The page goes on after this quote; the first page has none. */
	before: PageCursor | null;
}

const MAX_SEARCH = 100;

/** A count of what a search finds that reaches it means "at least so many". */
export const MAX_COUNTED = 1_000;

export function showFound(count: number): string {
	return count < MAX_COUNTED ? String(count) : dashboard.atLeast(MAX_COUNTED);
}

export function readFilter(parameters: URLSearchParams): QuoteFilter {
	const [, createdAt, id = ""] = parameters.get("before")?.match(/^(\d{1,15})_([0-9a-f-]{36})$/) ?? [];
	return {
		status: statuses.find((status) => status === parameters.get("status")) ?? "all",
		search: Array.from(normalizeText(parameters.get("q") ?? ""))
			.slice(0, MAX_SEARCH)
			.join(""),
		fold: /^[0-9a-f-]{36}$/.exec(parameters.get("fold") ?? "")?.[0],
		before: createdAt === undefined ? null : { createdAt: Number(createdAt), id },
	};
}

/** Whether a list shows each flood as one entry. What is to be looked at again is listed one by one. */
export function isFolding({ status, search, fold }: QuoteFilter): boolean {
	return search === "" && fold === undefined && status !== "changed";
}

export function filterQuery({ status, search, fold, before }: QuoteFilter): string {
	const parameters = new URLSearchParams();
	if (status !== "all") parameters.set("status", status);
	if (search !== "") parameters.set("q", search);
	if (fold !== undefined) parameters.set("fold", fold);
	if (before) parameters.set("before", `${before.createdAt}_${before.id}`);
	return parameters.size > 0 ? `?${parameters}` : "";
}

export function listAddress(filter: QuoteFilter): string {
	return `${paths.admin}${filterQuery(filter)}`;
}

/** Whether a quote belongs on a tab, as the database decides it. */
export function isOnTab(quote: QuoteView, status: Status): boolean {
	const state = stateOf(quote);
	if (status === "all") return state !== "spam";
	if (status === "changed") return needsAnotherLook(quote);
	if (status === "contacted" || laterStatuses.some((later) => later === status))
		return state !== "spam" && stageAt(quote, Date.now()) === status;
	return state === status;
}
