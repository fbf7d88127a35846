import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { UtcMs } from "#app/time/clock.ts";
import { type ConnectionState, connectFeed } from "./feed-client.ts";
import type { QuoteMessage } from "./feed-message.ts";

/** The state says how the page is connected. It is `off` until a script runs. */
export type FeedState = "off" | ConnectionState;

type Listener = (message: QuoteMessage, seq: number) => void;

interface Feed {
	state: FeedState;
	/** This many new quotes wait by the latest message; null before the first. */
	waiting: { count: number; seq: number } | null;
	/** When somebody was erased while the owner's pages are open; null before. */
	erasedAt: UtcMs | null;
	/** Calls back with each message after the event `cursor`, in order. Returns what ends that. */
	listen(cursor: number, listener: Listener): () => void;
}

export const FeedContext = createContext<Feed>({
	state: "off",
	waiting: null,
	erasedAt: null,
	listen: () => () => {},
});

/** This many messages are kept for a page that was loaded before they came and is shown after. */
const MAX_KEPT = 100;

interface FeedProviderProps {
	/** This is the newest event that the page knows. While it is null there is no connection. */
	cursor: number | null;
	children: ReactNode;
}

/** Keeps the owner's pages on the event stream, all on one connection while the owner goes from page to page. It
 * reconnects by itself after the last event it got, and ends when the session does. */
export function FeedProvider({ cursor, children }: FeedProviderProps) {
	const [state, setState] = useState<FeedState>("off");
	const [waiting, setWaiting] = useState<Feed["waiting"]>(null);
	const [erasedAt, setErasedAt] = useState<Feed["erasedAt"]>(null);
	const knownErasing = useRef<UtcMs | null>(null);
	const listeners = useRef(new Set<Listener>());
	const kept = useRef<[QuoteMessage, number][]>([]);
	const lastSeq = useRef(cursor);
	lastSeq.current ??= cursor;
	const isKnown = cursor !== null;

	useEffect(() => {
		if (!isKnown) return;
		const connection = connectFeed({
			lastSeq: () => lastSeq.current ?? 0,
			onState: setState,
			onMessage(message, seq) {
				if (seq <= (lastSeq.current ?? 0)) return;
				lastSeq.current = seq;
				kept.current = [...kept.current, [message, seq] satisfies [QuoteMessage, number]].slice(-MAX_KEPT);
				setWaiting({ count: message.counts.today.fresh, seq });
				for (const listener of listeners.current) listener(message, seq);
			},
			onErased(at) {
				if (at > (knownErasing.current ?? at)) setErasedAt(at);
				knownErasing.current = at;
			},
		});
		return () => connection.close();
	}, [isKnown]);

	const listen = useCallback((after: number, listener: Listener) => {
		for (const [message, seq] of kept.current) if (seq > after) listener(message, seq);
		listeners.current.add(listener);
		return () => {
			listeners.current.delete(listener);
		};
	}, []);
	const feed = useMemo(() => ({ state, waiting, erasedAt, listen }), [state, waiting, erasedAt, listen]);
	return <FeedContext.Provider value={feed}>{children}</FeedContext.Provider>;
}

/** Calls back with each message of the owner's event stream after the event `cursor`, once and in order. */
export function useQuoteFeed(cursor: number, onMessage: Listener): FeedState {
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

/** Calls back when somebody was erased while the page is open. */
export function useErasing(onErased: () => void): void {
	const { erasedAt } = useContext(FeedContext);
	const handler = useRef(onErased);
	handler.current = onErased;
	const known = useRef(erasedAt);

	useEffect(() => {
		if (known.current !== erasedAt) handler.current();
		known.current = erasedAt;
	}, [erasedAt]);
}
