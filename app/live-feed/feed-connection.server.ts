import { logError } from "#app/log/log.server.ts";
import type { QuoteFeed } from "./quote-feed.server.ts";

/** A dashboard that asks for the event stream. */
interface Listener {
	/** The open session's id. */
	sessionId: string;
	/** The last event it knows. */
	after: number;
	signal: AbortSignal;
}

/** The live feed as loaders and actions know it. */
export interface LiveFeed {
	/**
	 * Has every open stream look for new events, and for its session. Never fails: what a failed wake would
	 * have brought comes with the next heartbeat. Give it to `afterAnswer`, so that nobody waits for it.
	 */
	wake(): Promise<void>;
	/** The event stream of a listener whose session the caller has checked. */
	open(listener: Listener): Promise<Response>;
}

/** The headers by which a listener reaches the object. Only the Worker can call it. */
export const listenerHeaders = { session: "X-Session", after: "X-After" } as const;

/** The one live feed of the site. */
export function connectFeed(bindings: object): LiveFeed {
	return {
		async wake() {
			try {
				await feedObject(bindings).wake();
			} catch (error) {
				logError("live feed not woken", error);
			}
		},
		open({ sessionId, after, signal }) {
			const headers = { [listenerHeaders.session]: sessionId, [listenerHeaders.after]: String(after) };
			return feedObject(bindings).fetch("https://feed.internal/", { headers, signal });
		},
	};
}

function feedObject(bindings: object) {
	const namespace = "QUOTE_FEED" in bindings ? bindings.QUOTE_FEED : null;
	if (!isFeedNamespace(namespace)) throw new Error("The Worker has no binding QUOTE_FEED: see wrangler.toml");
	return namespace.getByName("quotes");
}

function isFeedNamespace(binding: unknown): binding is DurableObjectNamespace<QuoteFeed> {
	return typeof binding === "object" && binding !== null && "getByName" in binding;
}
