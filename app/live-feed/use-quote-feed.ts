import { useEffect, useRef, useState } from "react";
import { type ConnectionState, connectFeed } from "./feed-client.ts";
import type { QuoteMessage } from "./feed-message.ts";

/** `off` until a script runs. */
export type FeedState = "off" | ConnectionState;

/** Connects the page to the event stream after the event `cursor`, and calls back once for each message, in order. */
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
