import { isAtOrBelow } from "#app/config/canonical-path.ts";
import { paths } from "#app/config/paths.ts";
import { MINUTE_MS } from "#app/time/clock.ts";

/** Reads of the owner's side by sessions that are none, of one network in a minute: each asks the database. */
const MAX_READS = 120;
/** Networks that one isolate remembers. */
const MAX_NETWORKS = 1_000;

/** Counts, in one isolate, who asks for the owner's pages with sessions that are none. */
export class UnknownSessions {
	private readonly counters = new Map<string, { count: number; ends: number }>();

	isPaused(keys: readonly string[], now = Date.now()): boolean {
		return keys.some((key) => {
			const { count, ends } = this.counters.get(key) ?? { count: 0, ends: 0 };
			return count >= MAX_READS && now < ends && now >= ends - MINUTE_MS;
		});
	}

	count(keys: readonly string[], now = Date.now()): void {
		for (const key of keys) {
			const counter = this.counters.get(key);
			if (counter && now < counter.ends && now >= counter.ends - MINUTE_MS) counter.count++;
			else this.counters.set(key, { count: 1, ends: now + MINUTE_MS });
		}
		if (this.counters.size > MAX_NETWORKS) this.counters.clear();
	}
}

/** Whether a request reads a page of the owner's side. */
export function isOwnersRead(method: string, path: string): boolean {
	return method !== "POST" && isAtOrBelow(paths.admin, path) && path !== paths.adminUnlock;
}

/** Whether an answer sends somebody without a session to sign in. */
export function isSignedOut({ status, headers }: Response): boolean {
	// Remix tells its scripts of a redirect by 202.
	return (
		status === 401 ||
		status === 202 ||
		(status === 303 && (headers.get("Location") ?? "").startsWith(paths.auth))
	);
}
