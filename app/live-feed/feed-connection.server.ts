import { business } from "#app/config/business.ts";
import { logError } from "#app/log/log.server.ts";
import type { QuoteFeed } from "./quote-feed.server.ts";

/** Only the Worker can call the Durable Object. */
export const listenerHeaders = { session: "X-Session", after: "X-After" } as const;

/** Returns the site's live feed, which lives in the Durable Object behind the binding `QUOTE_FEED`. */
export function durableObjectFeed(bindings: object) {
	return {
		/** Makes every stream read new events and check its session. Never fails; run it in `afterAnswer`. */
		async wake(): Promise<void> {
			try {
				await feedObject(bindings).wake();
			} catch (error) {
				logError("live feed not woken", error);
			}
		},
		open({ sessionId, after, signal }: { sessionId: string; after: number; signal: AbortSignal }) {
			const headers = { [listenerHeaders.session]: sessionId, [listenerHeaders.after]: String(after) };
			return feedObject(bindings).fetch("https://feed.internal/", { headers, signal });
		},
	};
}

function feedObject(bindings: object) {
	const namespace = "QUOTE_FEED" in bindings ? bindings.QUOTE_FEED : null;
	if (!isFeedNamespace(namespace)) throw new Error("The Worker has no binding QUOTE_FEED: see wrangler.toml");
	return namespace.getByName("quotes", { locationHint: business.home.locationHint });
}

function isFeedNamespace(binding: unknown): binding is DurableObjectNamespace<QuoteFeed> {
	return typeof binding === "object" && binding !== null && "getByName" in binding;
}
