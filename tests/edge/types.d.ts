/// <reference types="@cloudflare/vitest-pool-workers/types" />

declare namespace Cloudflare {
	/** What wrangler.toml binds and the tests use by name. */
	interface Env {
		ASSETS: Fetcher;
	}
}
