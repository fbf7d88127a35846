/** /sw.js where `keepsPagesOffline` is false: replaces the earlier worker, empties its caches and unregisters. */

import type { WorkerScope } from "#app/browser/worker-scope.ts";

declare const self: WorkerScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
	await self.registration.unregister();
}
