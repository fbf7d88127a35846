import { isAtOrBelow } from "#app/config/canonical-path.ts";
import { paths } from "#app/config/paths.ts";
import { MINUTE_MS } from "#app/time/clock.ts";

/** Requests of one network in a minute whose session, device or link is none: each asks the database, and some write. */
const MAX_UNKNOWN = 120;
/** One isolate remembers this many networks. */
const MAX_NETWORKS = 1_000;

/** Counts, in one isolate, who comes to the owner's side with sessions, devices and links that are none. */
export class UnknownSessions {
	private readonly counters = new Map<string, { count: number; ends: number }>();

	/** Counts a request before anybody knows what it presents, so that those at the same moment see each other. Returns false
	 * for one that is refused and not counted. */
	admit(keys: readonly string[], now = Date.now()): boolean {
		if (keys.some((key) => this.countOf(key, now) >= MAX_UNKNOWN)) return false;
		for (const key of keys) {
			const counter = this.counters.get(key);
			if (counter && isRunning(counter, now)) counter.count++;
			else this.counters.set(key, { count: 1, ends: now + MINUTE_MS });
		}
		if (this.counters.size > MAX_NETWORKS) this.counters.clear();
		return true;
	}

	/** Takes a request back that presented what is known. */
	forgive(keys: readonly string[]): void {
		for (const key of keys) {
			const counter = this.counters.get(key);
			if (counter) counter.count = Math.max(0, counter.count - 1);
		}
	}

	private countOf(key: string, now: number): number {
		const counter = this.counters.get(key);
		return counter && isRunning(counter, now) ? counter.count : 0;
	}
}

/** A counter that ends later than a minute from now was begun by a clock that was set back. */
function isRunning({ ends }: { ends: number }, now: number): boolean {
	return now < ends && now >= ends - MINUTE_MS;
}

/** Whether what is presented at a path is looked up in the database. `path` is as `canonicalPath` spells it. */
export function isOwnersSide(path: string): boolean {
	return isAtOrBelow(paths.admin, path) || isAtOrBelow(paths.auth, path);
}
