/** What a worker of alerts has, which TypeScript's library for pages does not know. */
export interface AlertsScope {
	readonly location: Location;
	readonly registration: ServiceWorkerRegistration;
	readonly clients: {
		matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
		openWindow(url: string): Promise<unknown>;
	};
	skipWaiting(): Promise<void>;
	addEventListener(type: "install", listener: (event: LifetimeEvent) => void): void;
	addEventListener(type: "push", listener: (event: PushedEvent) => void): void;
	addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}

interface OpenWindow {
	readonly url: string;
	focus(): Promise<unknown>;
}

interface LifetimeEvent extends Event {
	waitUntil(promise: Promise<unknown>): void;
}

interface PushedEvent extends LifetimeEvent {
	/** Null for a message without content. */
	readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends LifetimeEvent {
	readonly notification: Notification;
}
