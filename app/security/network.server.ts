import { createHmac } from "node:crypto";
import type { Env } from "#app/config/env.server.ts";

/** Groups of 16 bits that name an IPv6 network: the rest its subscriber gives out, a new address for each request if need be. */
const NETWORK_GROUPS = 4;

/** The network that a request comes from: an IPv4 address, or the /64 of an IPv6 one. Limits count networks. */
export function networkOf(request: Request): string {
	const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
	const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
	if (embedded) return embedded;
	return address.includes(":") ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(":")}::/64` : address;
}

/** The eight groups of an IPv6 address, however it is abbreviated, without leading zeros. */
function groupsOf(address: string): string[] {
	const [before = [], after = []] = address
		.toLowerCase()
		.split("::")
		.map((part) => part.split(":").filter(Boolean));
	const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
	return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}

/** The key under which a visitor's network is counted: it does not tell the address. */
export function visitorKey(request: Request, { SESSION_SECRET }: Pick<Env, "SESSION_SECRET">): string {
	const network = networkOf(request);
	return `quotes:${createHmac("sha256", SESSION_SECRET).update(`visitor:${network}`).digest("base64url")}`;
}
