/** The owners' worker of alerts: shows what a push service brings, and opens its quote at a tap. It answers no request. */

import type { WorkerScope } from "#app/browser/worker-scope.ts";

declare const self: WorkerScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("push", (event) => {
	const { title, body, tag, path } = shownAlert(event.data?.json());
	const options = { body, tag, icon: "/icon-192.png", data: path };
	event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(open(String(event.notification.data)));
});

/** Returns a message as the Worker's `ShownAlert`; browsers want something to be shown for every message. */
function shownAlert(message: unknown) {
	const facts: Record<string, unknown> =
		typeof message === "object" && message !== null ? { ...message } : {};
	const text = (name: string) => String(facts[name] ?? "");
	return { title: text("title"), body: text("body"), tag: text("tag"), path: text("path") };
}

async function open(path: string): Promise<void> {
	const address = new URL(path, self.location.origin).href;
	const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const shown = windows.find(({ url }) => url === address);
	await (shown ? shown.focus() : self.clients.openWindow(address));
}
