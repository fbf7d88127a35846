import { paths } from "#app/config/paths.ts";
import type { UtcMs } from "#app/time/clock.ts";
import {
	erasedMessageSchema,
	feedEvents,
	healthMessageSchema,
	type QuoteMessage,
	quoteMessageSchema,
} from "./feed-message.ts";

/** The state is `ended` when the session is over. */
export type ConnectionState = "connecting" | "live" | "reconnecting" | "offline" | "database" | "ended";

/** A heartbeat may be this late before the connection counts as lost. */
const MAX_DELAY_MS = 3_000;
const CHECK_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 15_000;
/** This interval holds until the stream has sent its own. */
const HEARTBEAT_MS = 15_000;

interface FeedListener {
	lastSeq(): number;
	onState(state: ConnectionState): void;
	onMessage(message: QuoteMessage, seq: number): void;
	/** Called on each connection, and when somebody is erased, with when that was last. */
	onErased(at: UtcMs): void;
}

/** Reconnects after the page's last event or a missed heartbeat, and ends with the session. */
export function connectFeed({ lastSeq, onState, onMessage, onErased }: FeedListener): { close(): void } {
	let source: EventSource | null = null;
	let heardAt = Date.now();
	let heartbeat = HEARTBEAT_MS;
	let retry = FIRST_RETRY_MS;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const listening = new AbortController();
	const { signal } = listening;
	let databaseAnswers = true;
	const address = () => `${paths.adminQuotesStream}?after=${lastSeq()}`;
	/** Offline outranks a failing database, and that a broken stream. */
	function say(otherwise: ConnectionState): void {
		if (!navigator.onLine) onState("offline");
		else onState(databaseAnswers ? otherwise : "database");
	}

	function open(): void {
		source?.close();
		clearTimeout(timer);
		heardAt = Date.now();
		source = new EventSource(address());
		source.addEventListener("open", () => {
			heardAt = Date.now();
			retry = FIRST_RETRY_MS;
			databaseAnswers = true;
			say("live");
		});
		source.addEventListener("error", handleError);
		source.addEventListener(feedEvents.heartbeat, () => {
			heardAt = Date.now();
		});
		source.addEventListener(feedEvents.health, (event) => {
			heardAt = Date.now();
			const health = healthMessageSchema.safeParse(JSON.parse(event.data));
			if (!health.success) return;
			heartbeat = health.data.heartbeat * 1_000;
			databaseAnswers = health.data.database;
			say("live");
		});
		source.addEventListener(feedEvents.quote, (event) => {
			heardAt = Date.now();
			const message = quoteMessageSchema.safeParse(JSON.parse(event.data));
			// A page older than the site may not know the message: a reload helps.
			if (message.success) onMessage(message.data, Number(event.lastEventId));
		});
		source.addEventListener(feedEvents.erased, (event) => {
			heardAt = Date.now();
			const erased = erasedMessageSchema.safeParse(JSON.parse(event.data));
			if (erased.success) onErased(erased.data.at);
		});
		source.addEventListener(feedEvents.ended, end);
	}

	/** The browser reconnects a broken stream, but not a refused one. */
	function handleError(): void {
		if (signal.aborted) return;
		say("reconnecting");
		if (source?.readyState === EventSource.CLOSED) timer = setTimeout(askWhy, retry);
	}

	async function askWhy(): Promise<void> {
		retry = Math.min(retry * 2, MAX_RETRY_MS);
		const status = await fetch(address(), { method: "HEAD" }).then(
			(response) => response.status,
			() => 0,
		);
		if (signal.aborted) return;
		if (status === 401) return end();
		if (status === 503) databaseAnswers = false;
		reconnect();
	}

	function reconnect(): void {
		say("reconnecting");
		open();
	}

	function end(): void {
		close();
		onState("ended");
	}

	/** A phone that slept may hold a dead connection. */
	function checkSilence(): void {
		const isSilent = Date.now() - heardAt >= heartbeat + MAX_DELAY_MS;
		if (document.visibilityState !== "hidden" && isSilent) reconnect();
	}

	const watch = setInterval(checkSilence, CHECK_MS);
	document.addEventListener("visibilitychange", checkSilence, { signal });
	window.addEventListener("offline", () => onState("offline"), { signal });
	window.addEventListener("online", reconnect, { signal });

	function close(): void {
		listening.abort();
		source?.close();
		clearTimeout(timer);
		clearInterval(watch);
	}

	say("connecting");
	open();
	return { close };
}
