import { createHmac } from "node:crypto";
import type { Env } from "#app/config/env.server.ts";
import { networkOf } from "#app/security/network.server.ts";
import { knownDevice } from "./known-device.server.ts";

/** Under which keys an attempt is counted. None tells an address, of a person or of the internet. */
export interface AttemptKeys {
	/** For the e-mail address as tried by this device, if it is known, else from this network. */
	own: string;
	/** For the e-mail address as tried from anywhere; null for a known device, which strangers cannot stop. */
	shared: string | null;
}

/**
 * How many counters there are for strangers' attempts of a kind: so many rows and no more, whatever they try. Two that
 * share a counter by chance, once in thousands, pause each other.
 */
const OWN_COUNTERS = 4096;
const SHARED_COUNTERS = 1024;

/** The keys for an attempt to sign in to an e-mail address, or to have mail sent to it. */
export async function attemptKeys(
	request: Request,
	env: Pick<Env, "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS">,
	kind: "sign-in" | "mail",
	email: string,
): Promise<AttemptKeys> {
	const digest = (text: string) =>
		createHmac("sha256", env.SESSION_SECRET).update(`throttle:${text}`).digest();
	const device = await knownDevice(request, env, email);
	if (device) return { own: `${kind}:device:${digest(`${device} ${email}`).toString("hex")}`, shared: null };
	const counter = (text: string, counters: number) => digest(text).readUInt32BE() % counters;
	return {
		own: `${kind}:network:${counter(`${networkOf(request)} ${email}`, OWN_COUNTERS)}`,
		shared: `${kind}:address:${counter(email, SHARED_COUNTERS)}`,
	};
}
