import { createHmac } from "node:crypto";
import type { Secrets } from "#app/config/env.server.ts";
import { networkOf, wideNetworkOf } from "#app/security/network.server.ts";
import { knownDevice } from "./known-device.server.ts";

/** The keys are hashes. None reveals an e-mail or network address. */
export interface AttemptKeys {
	/** This key counts the tries of an e-mail address by this known device, else from this network. */
	own: string;
	/** This key counts the tries of an e-mail address by this network's /48. It is null for a known device, and without one. */
	wide: string | null;
	/** This key counts the tries of an e-mail address from anywhere. It is null for a known device, which strangers cannot lock out. */
	shared: string | null;
}

/** The numbers bound the rows that strangers can cause. Two addresses that share a counter by chance pause each other. */
const OWN_COUNTERS = 4096;
const SHARED_COUNTERS = 1024;

export async function attemptKeys(
	request: Request,
	env: Secrets,
	kind: "sign-in" | "mail",
	email: string,
): Promise<AttemptKeys> {
	const digest = (text: string) =>
		createHmac("sha256", env.SESSION_SECRET).update(`throttle:${text}`).digest();
	const device = await knownDevice(request, env, email);
	if (device)
		return {
			own: `${kind}:device:${digest(`${device} ${email}`).toString("hex")}`,
			wide: null,
			shared: null,
		};
	const counter = (text: string, counters: number) => digest(text).readUInt32BE() % counters;
	const wide = wideNetworkOf(request);
	return {
		wide: wide && `${kind}:wide:${counter(`${wide} ${email}`, SHARED_COUNTERS)}`,
		own: `${kind}:network:${counter(`${networkOf(request)} ${email}`, OWN_COUNTERS)}`,
		shared: `${kind}:address:${counter(email, SHARED_COUNTERS)}`,
	};
}
