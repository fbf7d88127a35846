import { useEffect, useRef, useState } from "react";
import type { KeepMessage } from "#app/config/offline.ts";
import { paths } from "#app/config/paths.ts";
import type { FeedState } from "#app/live-feed/use-quote-feed.ts";
import type { DashboardPage } from "./dashboard.server.ts";

/** Milliseconds after a change until the copy follows it. */
const SETTLE_MS = 3_000;

/**
 * Has the service worker keep the list for when there is no connection, as it is by now (`shown` is what the page
 * shows), and forget it with the session. Returns when this page's copy was made where it is one (milliseconds of this
 * device's clock), else null.
 */
export function useKeptDashboard(page: DashboardPage, shown: unknown, state: FeedState): number | null {
	const first = useRef(page);
	const [keptAt, setKeptAt] = useState<number | null>(null);
	useEffect(() => setKeptAt(Number(document.documentElement.dataset.keptAt) || null), []);
	const { sessionEndsAt, now } = page;
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changed, so does the copy
	useEffect(() => {
		if (state === "ended") forgetKeptDashboard();
		if (state !== "live") return;
		// Counted on this device's own clock, whatever that shows.
		const until = Date.now() + sessionEndsAt - now;
		const timer = setTimeout(() => tellWorker({ keepDashboardUntil: until }), SETTLE_MS);
		return () => clearTimeout(timer);
	}, [state, shown, sessionEndsAt, now]);
	return page === first.current ? keptAt : null;
}

/**
 * Has the browser itself follow the links to quotes while there is no connection: the page's own way could not load what
 * it needs, and the service worker answers with the kept list.
 */
export function useLinksOffline(state: FeedState): void {
	const isLost = state === "offline" || state === "reconnecting";
	useEffect(() => {
		if (!isLost) return;
		function follow(event: MouseEvent): void {
			const target = event.target instanceof Element ? event.target : null;
			const link = target?.closest<HTMLAnchorElement>("a[href]");
			if (!link?.pathname.startsWith(paths.adminQuote(""))) return;
			event.preventDefault();
			event.stopPropagation();
			location.assign(link.href);
		}
		document.addEventListener("click", follow, true);
		return () => document.removeEventListener("click", follow, true);
	}, [isLost]);
}

export function forgetKeptDashboard(): void {
	tellWorker({ keepDashboardUntil: 0 });
}

/** Without a worker there is no copy either. */
function tellWorker(message: KeepMessage): void {
	if (!("serviceWorker" in navigator)) return;
	void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
