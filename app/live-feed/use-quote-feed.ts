import { useContext, useEffect, useRef } from "react";
import type { QuoteMessage } from "./feed-message.ts";
import { FeedContext, type FeedState } from "./feed-provider.tsx";

/** Calls back with each message of the owner's event stream after the event `cursor`, once and in order. */
export function useQuoteFeed(
	cursor: number,
	onMessage: (message: QuoteMessage, seq: number) => void,
): FeedState {
	const { state, listen } = useContext(FeedContext);
	const handler = useRef(onMessage);
	handler.current = onMessage;
	const lastSeq = useRef(cursor);

	useEffect(
		() =>
			listen(lastSeq.current, (message, seq) => {
				if (seq <= lastSeq.current) return;
				lastSeq.current = seq;
				handler.current(message, seq);
			}),
		[listen],
	);
	return state;
}
