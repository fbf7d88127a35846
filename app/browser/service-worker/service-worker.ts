/** /sw.js: a cache per build of hashed files and visited public pages, and the owner's list apart. */

import type { WorkerFetchEvent, WorkerScope } from "#app/browser/worker-scope.ts";
import { keepUntil } from "#app/config/offline.ts";
import {
	answerDashboard,
	DASHBOARD_CACHE,
	forgetDashboard,
	keepDashboard,
	renewDashboard,
} from "./kept-dashboard.ts";
import { type RequestKind, requestKind, type SeenRequest } from "./request-kind.ts";

declare const self: WorkerScope;
/** `scripts/service-worker.ts` inserts this. */
declare const BUILD: { version: string; pages: readonly string[]; offlinePage: string };

const { version, pages, offlinePage } = BUILD;
const CACHE = `site-${version}`;
const kindOf = (request: SeenRequest) => requestKind(request, { origin: self.location.origin, pages });

self.addEventListener("install", (event) => {
	event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
	event.waitUntil(
		deleteOldCaches()
			.then(() => self.clients.claim())
			.then(() => renewDashboard(keepFile)),
	);
});

self.addEventListener("fetch", (event) => {
	const kind = kindOf(event.request);
	if (kind.kind === "log-out") event.waitUntil(forgetDashboard());
	else if (kind.kind === "dashboard") event.respondWith(answerOwner(event.request));
	else if (kind.kind !== "untouched") event.respondWith(answer(event, kind));
});

self.addEventListener("message", (event) => {
	const until = keepUntil(event.data);
	if (until !== null) {
		event.waitUntil(until > Date.now() ? keepDashboard(until, keepFile) : forgetDashboard());
		return;
	}
	// A page loaded before the worker names its files.
	const urls = Array.isArray(event.data) ? event.data.filter((url) => typeof url === "string") : [];
	event.waitUntil(Promise.allSettled(urls.filter(isFile).map((url) => keepFile(url))));
});

function answer(event: WorkerFetchEvent, handling: RequestKind): Promise<Response> {
	const { request } = event;
	switch (handling.kind) {
		case "asset":
			return kept(request.url).then((file) => file ?? fromNetworkFirst(event, request.url));
		case "picture":
			return fromNetworkFirst(event, request.url);
		case "page":
			return fromNetworkFirst(event, handling.key, offlinePage);
		default:
			return fromNetworkFirst(event, null, offlinePage);
	}
}

async function answerOwner(request: Request): Promise<Response> {
	try {
		return await answerDashboard(request);
	} catch (error) {
		const standIn = await kept(offlinePage);
		if (standIn) return standIn;
		throw error;
	}
}

/** Answers from the network, else with what is kept at `key`, else at `standIn`, else with the network's failure. */
async function fromNetworkFirst(
	event: WorkerFetchEvent,
	key: string | null,
	standIn: string | null = null,
): Promise<Response> {
	try {
		const response = await fetch(event.request);
		if (key) event.waitUntil(keep(key, response.clone()));
		return response;
	} catch (error) {
		for (const address of [key, standIn]) {
			const response = address && (await kept(address));
			if (response) return response;
		}
		throw error;
	}
}

/** Fetches the offline page, and anew the pages that are open or were kept by an earlier build. */
async function install(): Promise<void> {
	await caches.open(CACHE);
	await keepPage(offlinePage);
	const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const earlier = await Promise.all(
		(await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
	);
	const keys = [...open, ...earlier.flat()].flatMap(({ url }) => {
		const handling = kindOf({ method: "GET", url, mode: "navigate" });
		return handling.kind === "page" ? [handling.key] : [];
	});
	await Promise.allSettled(Array.from(new Set(keys), keepPage));
}

async function keepPage(key: string): Promise<void> {
	const response = await fetch(key, { cache: "no-cache" });
	if (!response.ok) throw new Error(`${key} answered ${response.status}`);
	const html = await response.clone().text();
	await Promise.all(Array.from(new Set(html.match(/\/assets\/[\w.-]+/g)), keepFile));
	await keep(key, response);
}

async function keepFile(url: string): Promise<void> {
	if (!(await kept(url))) await keep(url, await fetch(url));
}

function isFile(url: string): boolean {
	const { kind } = kindOf({ method: "GET", url, mode: "no-cors" });
	return kind === "asset" || kind === "picture";
}

/** Skips redirects and failures, and ignores a full disk. A worker that another one has replaced answers to the end what it began: it
 * must not bring back its cache, which that one deleted. */
async function keep(key: string, response: Response): Promise<void> {
	if (response.status !== 200 || response.redirected || !(await caches.has(CACHE))) return;
	try {
		await (await caches.open(CACHE)).put(key, response);
	} catch (error) {
		console.warn(`${key} is not kept for offline`, error);
	}
}

function kept(key: string): Promise<Response | undefined> {
	return caches.match(key, { cacheName: CACHE, ignoreVary: true });
}

async function deleteOldCaches(): Promise<void> {
	const names = await caches.keys();
	await Promise.all(
		names.filter((name) => name !== CACHE && name !== DASHBOARD_CACHE).map((name) => caches.delete(name)),
	);
}
