import { paths } from "#app/config/paths.ts";
import { EventReader } from "./event-reader.ts";
import { localCookies } from "./local-cookies.ts";
import { pause } from "./parallel.ts";

/** How soon a broken stream is opened anew, in milliseconds: sooner than a browser would, for more of them. */
const RETRY_MS = 100;

/** An open dashboard: stays on the event stream as a browser does, and notes each event that comes. */
export class DashboardListener {
	/** The events' ids, in the order they came. */
	readonly seen: number[] = [];
	/** How often its stream broke after it was open. */
	breaks = 0;
	/** How often the site said that its session is over, which it never is. */
	refusals = 0;
	isOpen = false;
	private lastId = "";
	private stopped = false;
	private readonly address: string;
	private readonly cookie: string;

	constructor(baseUrl: string, cookie: readonly [name: string, value: string], after: number) {
		this.address = `${baseUrl}${paths.adminQuotesStream}?after=${after}`;
		this.cookie = localCookies(cookie.join("="));
	}

	/** Listens until `stop`, coming back after the last event it got. */
	async listen(): Promise<void> {
		while (!this.stopped) {
			await this.follow().catch(() => {});
			if (this.isOpen) this.breaks++;
			this.isOpen = false;
			await pause(RETRY_MS);
		}
	}

	stop(): void {
		this.stopped = true;
	}

	private async follow(): Promise<void> {
		const response = await fetch(this.address, {
			headers: {
				Accept: "text/event-stream",
				Cookie: this.cookie,
				...(this.lastId && { "Last-Event-ID": this.lastId }),
			},
		});
		if (response.status === 401) this.refusals++;
		if (!response.ok || !response.body) {
			await response.body?.cancel();
			return;
		}
		const reader = new EventReader(response.body);
		this.isOpen = true;
		while (!this.stopped) {
			const event = await reader.next("quote");
			if (!event) return;
			this.lastId = event.id;
			this.seen.push(Number(event.id));
		}
		await reader.cancel();
	}
}
