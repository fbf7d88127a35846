import { createHmac } from "node:crypto";
import type { Env } from "#app/config/env.server.ts";

/** What decides who may open the owner's side. */
export type AccessSettings = Pick<Env, "SESSION_SECRET" | "ADMIN_EMAILS" | "ADMIN_PIN">;

const known = new WeakMap<AccessSettings, readonly string[]>();

/**
 * What a session of this address is marked with: another one as soon as the PIN or the secret is another. It tells
 * neither.
 */
export function securityStamp({ SESSION_SECRET, ADMIN_PIN }: AccessSettings, email: string): string {
	return createHmac("sha256", SESSION_SECRET).update(`session:${ADMIN_PIN}:${email}`).digest("base64url");
}

/** The marks that sessions may have now: of everybody who is on the list. Any other session is over. */
export function validStamps(settings: AccessSettings): readonly string[] {
	const stamps = known.get(settings) ?? settings.ADMIN_EMAILS.map((email) => securityStamp(settings, email));
	known.set(settings, stamps);
	return stamps;
}
