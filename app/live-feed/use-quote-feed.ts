import { useEffect, useRef, useState } from "react";
import { paths } from "../config/paths";
import { feedEvents, type QuoteMessage, quoteMessageSchema } from "./feed-message";

/** How the page is connected; `off` until a script runs, `ended` when the session is over. */
export type FeedState = "off" | "connecting" | "live" | "reconnecting" | "ended";

/** Silence after which a connection counts as lost, in milliseconds: the feed speaks at least every 20 seconds. */
const LONGEST_SILENCE = 45_000;
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 15_000;

/**
 * Keeps the page on the owner's event stream from the event `cursor` on, and hands over each message once, in
 * order. Reconnects by itself, after the last event it got; ends when the session does.
 */
export function useQuoteFeed(
	cursor: number,
	onMessage: (message: QuoteMessage, seq: number) => void,
): FeedState {
	const [state, setState] = useState<FeedState>("off");
	const handler = useRef(onMessage);
	handler.current = onMessage;
	const lastSeq = useRef(cursor);

	useEffect(() => {
		const connection = connect({
			lastSeq: () => lastSeq.current,
			onState: setState,
			onMessage(message, seq) {
				if (seq <= lastSeq.current) return;
				lastSeq.current = seq;
				handler.current(message, seq);
			},
		});
		return () => connection.close();
	}, []);
	return state;
}

interface Listener {
	lastSeq(): number;
	onState(state: FeedState): void;
	onMessage(message: QuoteMessage, seq: number): void;
}

function connect({ lastSeq, onState, onMessage }: Listener): { close(): void } {
	let source: EventSource | null = null;
	let heardAt = Date.now();
	let retry = FIRST_RETRY;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let over = false;
	const address = () => `${paths.adminQuotesStream}?after=${lastSeq()}`;

	function open(): void {
		source?.close();
		clearTimeout(timer);
		heardAt = Date.now();
		source = new EventSource(address());
		source.addEventListener("open", () => {
			heardAt = Date.now();
			retry = FIRST_RETRY;
			onState("live");
		});
		source.addEventListener("error", handleError);
		source.addEventListener(feedEvents.beat, () => {
			heardAt = Date.now();
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
		onState("reconnecting");
		if (source?.readyState === EventSource.CLOSED) timer = setTimeout(askWhy, retry);
	}

	async function askWhy(): Promise<void> {
		retry = Math.min(retry * 2, LONGEST_RETRY);
		const status = await fetch(address(), { method: "HEAD" }).then(
			(response) => response.status,
			() => 0,
		);
		if (over) return;
		if (status === 401) end();
		else open();
	}

	function end(): void {
		close();
		onState("ended");
	}

	/** A phone that slept may hold a connection that is none any more. */
	function checkSilence(): void {
		if (over || document.visibilityState === "hidden" || Date.now() - heardAt < LONGEST_SILENCE) return;
		onState("reconnecting");
		open();
	}

	const silence = setInterval(checkSilence, LONGEST_SILENCE / 3);
	document.addEventListener("visibilitychange", checkSilence);
	window.addEventListener("online", checkSilence);

	function close(): void {
		over = true;
		source?.close();
		clearTimeout(timer);
		clearInterval(silence);
		document.removeEventListener("visibilitychange", checkSilence);
		window.removeEventListener("online", checkSilence);
	}

	onState("connecting");
	open();
	return { close };
}
