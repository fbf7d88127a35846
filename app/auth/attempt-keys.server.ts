import { createHmac } from "node:crypto";
import type { Env } from "#app/config/env.server.ts";
import { networkOf } from "#app/security/network.server.ts";
import { knownDevice } from "./known-device.server.ts";

/** Hashes: none reveals an e-mail or network address. */
export interface AttemptKeys {
	/** For an e-mail address tried by this known device, else from this network. */
	own: string;
	/** For an e-mail address tried from anywhere; null for a known device, which strangers cannot lock out. */
	shared: string | null;
}

/** Bounds the rows that strangers can cause; two that share a counter by chance pause each other. */
const OWN_COUNTERS = 4096;
const SHARED_COUNTERS = 1024;

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
