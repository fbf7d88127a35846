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
	}
}
