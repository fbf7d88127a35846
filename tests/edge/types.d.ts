/// <reference types="@cloudflare/vitest-pool-workers/types" />

declare namespace Cloudflare {
	/** What wrangler.toml binds and the tests use by name. */
	interface Env {
		ASSETS: Fetcher;
		LIMIT_SIGN_IN: RateLimit;
		LIMIT_PIN: RateLimit;
		LIMIT_MAIL: RateLimit;
		LIMIT_QUOTE: RateLimit;
		LIMIT_LOOKUP: RateLimit;
		LIMIT_CUSTOMER: RateLimit;
		LIMIT_PHOTO: RateLimit;
		PHOTOS: R2Bucket;
		LIMIT_MONITOR: RateLimit;
	}
}

/** The bindings of wrangler.toml that tests reach past the Worker. */
declare namespace Cloudflare {
	interface Env {
		QUOTE_FEED: DurableObjectNamespace<import("#app/live-feed/quote-feed.server.ts").QuoteFeed>;
	}
}
