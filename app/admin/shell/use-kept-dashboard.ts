import { useEffect, useRef, useState } from "react";
import type { KeepMessage } from "#app/config/offline.ts";
import { paths } from "#app/config/paths.ts";
import type { FeedState } from "#app/live-feed/feed-provider.tsx";
import type { UtcMs } from "#app/time/clock.ts";
import type { LoadFailureCause } from "./load-failure.tsx";
import type { ShellData } from "./use-shell.ts";

/** The copy follows a change after this many milliseconds. */
const SETTLE_MS = 3_000;

/** Keeps the list, the plan of the day and the calendar for offline, whichever page is open; `newest` is the newest event. */
export function useKeptDashboard(shell: ShellData | null, newest: number, state: FeedState): void {
	const end = useRef<DeviceEnd | null>(null);
	if (shell) end.current = deviceEnd(shell, end.current, Date.now());
	const sessionEndsAt = shell?.sessionEndsAt;
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each event the copy is another one
	useEffect(() => {
		if (state === "ended") forgetKeptDashboard();
		if (state !== "live") return;
		const timer = setTimeout(() => tellWorker({ keepDashboardUntil: end.current?.until ?? 0 }), SETTLE_MS);
		return () => clearTimeout(timer);
	}, [state, newest, sessionEndsAt]);
}

interface DeviceEnd {
	/** The session ends at this time by the server's clock, in UTC milliseconds. */
	sessionEndsAt: UtcMs;
	/** The session ends at this time by this device's own clock, right or wrong. */
	until: UtcMs;
}

/** Returns when a page's session ends by this device's clock, which says `clock`. The later a page is read after the server
 * answered, the later its session seems to end, so the earliest end that was found `before` is the nearest to the truth. */
export function deviceEnd(
	{ sessionEndsAt, now }: Pick<ShellData, "sessionEndsAt" | "now">,
	before: DeviceEnd | null,
	clock: UtcMs,
): DeviceEnd {
	const until = clock + sessionEndsAt - now;
	const isNearer = before?.sessionEndsAt === sessionEndsAt && before.until <= until;
	return isNearer ? before : { sessionEndsAt, until };
}

/** Returns when the kept copy was made that the browser shows (milliseconds of this device's clock); null once the page was
 * loaded from the site. */
export function useKeptAt(page: unknown): number | null {
	const first = useRef(page);
	const [keptAt, setKeptAt] = useState<number | null>(null);
	useEffect(() => setKeptAt(Number(document.documentElement.dataset.keptAt) || null), []);
	return page === first.current ? keptAt : null;
}

/** Returns why a page is not of this moment: it could not be reloaded, or the browser shows a kept copy; null while it is. */
export function useOutdated(page: unknown, failure: LoadFailureCause | null): LoadFailureCause | null {
	const keptAt = useKeptAt(page);
	return failure ?? (keptAt === null ? null : "offline");
}

/** Lets the browser load the owner's other pages itself while offline: the service worker answers with the kept list. */
export function useLinksOffline(state: FeedState): void {
	const isLost = state === "offline" || state === "reconnecting";
	useEffect(() => {
		if (!isLost) return;
		function follow(event: MouseEvent): void {
			const target = event.target instanceof Element ? event.target : null;
			const link = target?.closest<HTMLAnchorElement>("a[href]");
			// The list loads its tabs itself.
			if (!link?.pathname.startsWith(`${paths.admin}/`) || link.pathname.endsWith(".csv")) return;
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

function tellWorker(message: KeepMessage): void {
	if (!("serviceWorker" in navigator)) return;
	void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
