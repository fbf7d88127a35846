import { keepsPagesOffline } from "#app/config/offline.ts";

/** Registers the service worker once the page has loaded, so that it takes nothing from the first visit. */
export function keepPagesOffline(): void {
	if (!keepsPagesOffline || !("serviceWorker" in navigator)) return;
	const { serviceWorker } = navigator;
	addEventListener("load", () => {
		serviceWorker
			.register("/sw.js")
			.catch((error: unknown) => console.warn("No pages are kept offline", error));
		if (serviceWorker.controller) return;
		// What this page loaded did not pass the worker: it is told, and keeps what is public.
		void serviceWorker.ready.then(({ active }) =>
			active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name)),
		);
	});
}

/** The offline page makes way for the page that was asked for as soon as there is a connection. */
export function leaveOfflinePage(): void {
	if (document.querySelector("[data-offline]")) addEventListener("online", () => location.reload());
}
