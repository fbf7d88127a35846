/** TypeScript's library for pages has no service worker scope. */
export interface WorkerScope {
	readonly location: Location;
	readonly registration: ServiceWorkerRegistration;
	readonly clients: {
		claim(): Promise<void>;
		matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly { url: string }[]>;
	};
	skipWaiting(): Promise<void>;
	addEventListener(type: "install" | "activate", listener: (event: LifetimeEvent) => void): void;
	addEventListener(type: "message", listener: (event: WorkerMessageEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
}

interface LifetimeEvent extends Event {
	/** Keeps the worker running; an install that rejects is discarded. */
	waitUntil(promise: Promise<unknown>): void;
}

interface WorkerMessageEvent extends LifetimeEvent {
	readonly data: unknown;
}

export interface WorkerFetchEvent extends LifetimeEvent {
	readonly request: Request;
	respondWith(response: Promise<Response>): void;
}
