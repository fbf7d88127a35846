import { createHmac } from "node:crypto";
import type { Env } from "#app/config/env.server.ts";

/** A network is this many groups of 16 bits. A subscriber may use any address in it. */
const NETWORK_GROUPS = 4;

/** Returns an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(request: Request): string {
	const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
	const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
	if (embedded) return embedded;
	return address.includes(":") ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(":")}::/64` : address;
}

function groupsOf(address: string): string[] {
	const [before = [], after = []] = address
		.toLowerCase()
		.split("::")
		.map((part) => part.split(":").filter(Boolean));
	const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
	return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}

/** Returns a keyed hash of the visitor's network, for counting. */
export function visitorKey(request: Request, { SESSION_SECRET }: Pick<Env, "SESSION_SECRET">): string {
	const network = networkOf(request);
	return `quotes:${createHmac("sha256", SESSION_SECRET).update(`visitor:${network}`).digest("base64url")}`;
}
