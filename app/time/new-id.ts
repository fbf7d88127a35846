import type { UtcMs } from "./clock.ts";

/** Returns an id for a row that other rows name (a UUID of version 7, RFC 9562). Ids begin with their time, so that what was
 * made within the same weeks lies together in each index, and a report of them reads few pages of a large database. */
export function newId(now: UtcMs): string {
	const time = now.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
