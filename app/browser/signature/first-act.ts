/** Milliseconds on the screen after which somebody reads. */
const STAY_MS = 10_000;
/** The browser does `scroll` by itself for an address with a fragment, so it is not among these. */
const acts = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Tells the site once that a person looks at an offer, and not a program that previews links. */
export function tellFirstAct(offer: string): void {
	const listening = new AbortController();
	const stay = setInterval(() => document.visibilityState === "visible" && tell(), STAY_MS);
	const tell = () => {
		listening.abort();
		clearInterval(stay);
		const body = new URLSearchParams({ intent: "opened", offer });
		// Lost where the network is gone: the next visit tells it.
		fetch(location.pathname, { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => {});
	};
	for (const act of acts) addEventListener(act, tell, { signal: listening.signal, passive: true });
}
