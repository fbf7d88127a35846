/** What a service worker has, which TypeScript's library for pages does not know. */
export interface WorkerScope {
	readonly location: Location;
	readonly registration: ServiceWorkerRegistration;
	readonly clients: {
		claim(): Promise<void>;
		matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
		openWindow(url: string): Promise<unknown>;
	};
	skipWaiting(): Promise<void>;
	addEventListener(type: "install" | "activate", listener: (event: LifetimeEvent) => void): void;
	addEventListener(type: "message", listener: (event: WorkerMessageEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
	addEventListener(type: "push", listener: (event: PushedEvent) => void): void;
	addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}

interface OpenWindow {
	readonly url: string;
	focus(): Promise<unknown>;
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

interface PushedEvent extends LifetimeEvent {
	/** The data is null for a message without content. */
	readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends LifetimeEvent {
	readonly notification: Notification;
}
