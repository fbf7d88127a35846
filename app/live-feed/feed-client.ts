import { paths } from "#app/config/paths.ts";
import { feedEvents, healthMessageSchema, type QuoteMessage, quoteMessageSchema } from "./feed-message.ts";

/** How the page is connected; `ended` when the session is over. */
export type ConnectionState = "connecting" | "live" | "reconnecting" | "offline" | "database" | "ended";

/** What a heartbeat may be late by before the connection counts as lost, in milliseconds. */
const MAX_DELAY_MS = 3_000;
/** How often the silence is looked at, in milliseconds. */
const CHECK_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 15_000;
/** The interval of heartbeats before the stream has said its own, in milliseconds. */
const HEARTBEAT_MS = 15_000;

interface FeedListener {
	/** The last event that the page knows. */
	lastSeq(): number;
	onState(state: ConnectionState): void;
	onMessage(message: QuoteMessage, seq: number): void;
}

/**
 * Keeps a page on the owner's event stream: reconnects by itself after the last event it got, knows within a heartbeat
 * and three seconds that a connection is frozen, and ends when the session does.
 */
export function connectFeed({ lastSeq, onState, onMessage }: FeedListener): { close(): void } {
	let source: EventSource | null = null;
	let heardAt = Date.now();
	let heartbeat = HEARTBEAT_MS;
	let retry = FIRST_RETRY_MS;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let over = false;
	let databaseAnswers = true;
	const address = () => `${paths.adminQuotesStream}?after=${lastSeq()}`;
	/** Says what is known: offline outranks a dead database, and that a broken stream. */
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
		source.addEventListener(feedEvents.beat, () => {
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
			// A page older than the site's last change may not know what it is told: loading it anew helps.
			if (message.success) onMessage(message.data, Number(event.lastEventId));
		});
		source.addEventListener(feedEvents.ended, end);
	}

	/** The browser reconnects a broken stream itself, but gives up for good when it is refused. */
	function handleError(): void {
		if (over) return;
		say("reconnecting");
		if (source?.readyState === EventSource.CLOSED) timer = setTimeout(askWhy, retry);
	}

	async function askWhy(): Promise<void> {
		retry = Math.min(retry * 2, MAX_RETRY_MS);
		const status = await fetch(address(), { method: "HEAD" }).then(
			(response) => response.status,
			() => 0,
		);
		if (over) return;
		if (status === 401) return end();
		if (status === 503) databaseAnswers = false;
		say("reconnecting");
		open();
	}

	function end(): void {
		close();
		onState("ended");
	}

	/** A phone that slept, or left the reach of its network, may hold a connection that is none any more. */
	function checkSilence(): void {
		const isSilent = Date.now() - heardAt >= heartbeat + MAX_DELAY_MS;
		if (over || document.visibilityState === "hidden" || !isSilent) return;
		say("reconnecting");
		open();
	}

	function goOffline(): void {
		if (!over) onState("offline");
	}

	function comeBack(): void {
		if (over) return;
		say("reconnecting");
		open();
	}

	const watch = setInterval(checkSilence, CHECK_MS);
	document.addEventListener("visibilitychange", checkSilence);
	window.addEventListener("offline", goOffline);
	window.addEventListener("online", comeBack);

	function close(): void {
		over = true;
		source?.close();
		clearTimeout(timer);
		clearInterval(watch);
		document.removeEventListener("visibilitychange", checkSilence);
		window.removeEventListener("offline", goOffline);
		window.removeEventListener("online", comeBack);
	}

	say("connecting");
	open();
	return { close };
}
