import { useState } from "react";
import { useIdleReload } from "#app/admin/shell/use-idle-reload.ts";
import type { DashboardCounts } from "#app/live-feed/dashboard-counts.ts";
import type { QuoteMessage } from "#app/live-feed/feed-message.ts";
import { useErasing, useQuoteFeed } from "#app/live-feed/feed-provider.tsx";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import type { DashboardPage } from "./dashboard.server.ts";
import { isNews } from "./news-text.ts";
import { isOnTab } from "./quote-filter.ts";

interface News {
	quote: QuoteView;
	seq: number;
	shown: boolean;
	/** The `seq` of the visitor's last change, which moves it to the top; null without one. */
	visitorSeq: number | null;
}

interface Known {
	page: DashboardPage;
	news: ReadonlyMap<string, News>;
	counts: DashboardCounts;
}

/** The dashboard with live changes. A shown quote stays until the page is reloaded, so that nothing vanishes
 * under a finger. A search is asked again, because only the database knows what it finds. */
export function useLivePage(page: DashboardPage, onNews: (message: QuoteMessage) => void) {
	const [kept, setKept] = useState<Known>(() => ({ ...page, page, news: new Map() }));
	let known = kept;
	if (known.page !== page) {
		known = startFrom(page, kept);
		setKept(known);
	}
	const reload = useIdleReload();
	useErasing(reload);
	const state = useQuoteFeed(page.cursor, (message, seq) => {
		setKept((before) => learn(before, message, seq));
		if (page.filter.search !== "") reload();
		if (isNews(message)) onNews(message);
	});
	return { quotes: listOf(known), counts: known.counts, state };
}

/** A reloaded page includes everything up to its own cursor. */
function startFrom(page: DashboardPage, { news, counts }: Known): Known {
	const later = Array.from(news.values()).filter(({ seq }) => seq > page.cursor);
	const isShown = ({ quote, visitorSeq }: News) => belongs(quote, page, visitorSeq !== null);
	const kept = later.map((item) => [item.quote.id, { ...item, shown: isShown(item) }] as const);
	return { page, news: new Map(kept), counts: later.length > 0 ? counts : page.counts };
}

function learn(known: Known, message: QuoteMessage, seq: number): Known {
	const { page, news } = known;
	if (seq <= page.cursor) return known;
	const { quote, counts } = message;
	const earlier = news.get(quote.id);
	const isVisitors = message.actor === "visitor";
	const visitorSeq = isVisitors ? seq : (earlier?.visitorSeq ?? null);
	const shown = earlier?.shown || belongs(quote, page, isVisitors);
	return { page, news: new Map(news).set(quote.id, { quote, seq, shown, visitorSeq }), counts };
}

/** Whether a quote that is not on the page joins it; only the first page gets new ones. */
function belongs(quote: QuoteView, { filter, quotes, older }: DashboardPage, isVisitors: boolean): boolean {
	const last = quotes.at(-1);
	return (
		filter.before === null &&
		filter.search === "" &&
		isOnTab(quote, filter.status) &&
		(isVisitors ||
			last === undefined ||
			older === null ||
			isNewer(quote, last) ||
			quotes.some(({ id }) => id === quote.id))
	);
}

function listOf({ page, news }: Known): QuoteView[] {
	const inPlace = page.quotes.map((quote) => news.get(quote.id)?.quote ?? quote);
	const onPage = new Set(page.quotes.map(({ id }) => id));
	const added = Array.from(news.values())
		.filter(({ quote, shown }) => shown && !onPage.has(quote.id))
		.map(({ quote }) => quote);
	const rank = ({ id }: QuoteView) => news.get(id)?.visitorSeq ?? 0;
	return [...added, ...inPlace].sort(
		(one, other) => rank(other) - rank(one) || (isNewer(one, other) ? -1 : 1),
	);
}

function isNewer(one: QuoteView, other: QuoteView): boolean {
	return one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id > other.id);
}
