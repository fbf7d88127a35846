import { createHmac } from "node:crypto";
import { networkCode, WIDE_SHARE } from "#app/catalog/networks.ts";
import type { Env } from "#app/config/env.server.ts";

/** Groups of 16 bits: of the network in which a subscriber may use any address, and of the most that a provider gives to one. */
const [NETWORK_GROUPS, WIDE_GROUPS] = [4, 3];

/** Returns an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(request: Request): string {
	const address = addressOf(request);
	return address.includes(":") ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(":")}::/64` : address;
}

/** Returns the /48 of an IPv6 address, or null for any other. */
export function wideNetworkOf(request: Request): string | null {
	const address = addressOf(request);
	return address.includes(":") ? `${groupsOf(address).slice(0, WIDE_GROUPS).join(":")}::/48` : null;
}

/** What a request is limited by: its network, and one of the shares that its /48 is divided into. */
export function limitKeys(request: Request): string[] {
	const [network, wide] = [networkOf(request), wideNetworkOf(request)];
	if (wide === null) return [network];
	const groups = groupsOf(addressOf(request));
	return [network, `${wide}#${Number.parseInt(groups[WIDE_GROUPS] ?? "0", 16) % WIDE_SHARE}`];
}

function addressOf(request: Request): string {
	const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
	const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
	return embedded ?? address;
}

function groupsOf(address: string): string[] {
	const [before = [], after = []] = address
		.toLowerCase()
		.split("::")
		.map((part) => part.split(":").filter(Boolean));
	const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
	return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}

/** Returns a keyed hash of the visitor's network, for counting: by its /64 and its /48, where it has them. */
export function visitorKey(request: Request, env: Pick<Env, "SESSION_SECRET">): string {
	const wide = wideNetworkOf(request);
	return `quotes:${networkCode(codeOf(networkOf(request), env), wide && codeOf(wide, env))}`;
}

/** Returns keyed hashes of what a request is limited by. */
export function limitCodes(request: Request, env: Pick<Env, "SESSION_SECRET">): string[] {
	return limitKeys(request).map((network) => codeOf(network, env));
}

function codeOf(network: string, { SESSION_SECRET }: Pick<Env, "SESSION_SECRET">): string {
	return createHmac("sha256", SESSION_SECRET).update(`visitor:${network}`).digest("base64url");
}
