import { createHmac } from "node:crypto";
import type { Env } from "#app/config/env.server.ts";

export type AccessSettings = Pick<Env, "SESSION_SECRET" | "ADMIN_EMAILS" | "ADMIN_PIN">;

const known = new WeakMap<AccessSettings, readonly string[]>();

/** A session's stamp: it changes with the PIN or the secret, and reveals neither. */
export function securityStamp({ SESSION_SECRET, ADMIN_PIN }: AccessSettings, email: string): string {
	return createHmac("sha256", SESSION_SECRET).update(`session:${ADMIN_PIN}:${email}`).digest("base64url");
}

export function validStamps(settings: AccessSettings): readonly string[] {
	const stamps = known.get(settings) ?? settings.ADMIN_EMAILS.map((email) => securityStamp(settings, email));
	known.set(settings, stamps);
	return stamps;
}
