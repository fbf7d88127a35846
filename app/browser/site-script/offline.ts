import { keepsPagesOffline } from "#app/config/offline.ts";

export function keepPagesOffline(): void {
	if (!keepsPagesOffline || !("serviceWorker" in navigator)) return;
	const { serviceWorker } = navigator;
	addEventListener("load", () => {
		serviceWorker
			.register("/sw.js")
			.catch((error: unknown) => console.warn("No pages are kept offline", error));
		if (serviceWorker.controller) return;
		// Tells the worker the files that this page loaded without it.
		void serviceWorker.ready.then(({ active }) =>
			active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name)),
		);
	});
}

export function leaveOfflinePage(): void {
	if (document.querySelector("[data-offline]")) addEventListener("online", () => location.reload());
}
