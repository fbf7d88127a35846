import { createHmac } from "node:crypto";
import type { Env } from "#app/config/env.server.ts";

export type AccessSettings = Pick<Env, "SESSION_SECRET" | "ADMIN_EMAILS" | "ADMIN_PIN">;

/** This word stands in place of an invited owner's address, whose sessions end with the account's row. */
const INVITED = "invited";

const known = new WeakMap<AccessSettings, readonly string[]>();

/** A session's stamp: it changes with the PIN or the secret, and reveals neither. */
export function securityStamp(
	{ SESSION_SECRET, ADMIN_PIN, ADMIN_EMAILS }: AccessSettings,
	email: string,
): string {
	const who = ADMIN_EMAILS.includes(email) ? email : INVITED;
	return createHmac("sha256", SESSION_SECRET).update(`session:${ADMIN_PIN}:${who}`).digest("base64url");
}

export function validStamps(settings: AccessSettings): readonly string[] {
	const stamps =
		known.get(settings) ?? [...settings.ADMIN_EMAILS, INVITED].map((email) => securityStamp(settings, email));
	known.set(settings, stamps);
	return stamps;
}
