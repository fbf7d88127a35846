import { useEffect, useRef, useState } from "react";
import { type ConnectionState, connectFeed } from "./feed-client.ts";
import type { QuoteMessage } from "./feed-message.ts";

/** How the page is connected; `off` until a script runs. */
export type FeedState = "off" | ConnectionState;

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
		const connection = connectFeed({
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
