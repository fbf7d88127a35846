import { createHmac, timingSafeEqual } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { AccessSettings } from "./security-stamp.server.ts";

type PinSettings = Pick<AccessSettings, "SESSION_SECRET" | "ADMIN_PIN">;

/** Returns how a PIN of an owner's own is kept: `key$hash`. Another PIN of all, or another secret, makes another key. */
export function hashPin(env: PinSettings, pin: string): string {
	return `${keyOf(env)}$${digest(env, `pin:${pin}`)}`;
}

/** SQL: the PIN is right for a user: the owner's own, where there is one of the present key, else that of all. */
export function isRightPin(env: PinSettings, pin: string): SQL<boolean> {
	const key = `${keyOf(env)}$`;
	const [typed, all] = [Buffer.from(pin), Buffer.from(env.ADMIN_PIN)];
	const isOfAll = typed.length === all.length && timingSafeEqual(typed, all);
	return sql`case when substr(${users.pinHash}, 1, ${key.length}) = ${key} then ${users.pinHash} = ${hashPin(env, pin)} else ${Number(isOfAll)} end`;
}

function keyOf(env: PinSettings): string {
	return digest(env, `pin-key:${env.ADMIN_PIN}`).slice(0, 16);
}

function digest({ SESSION_SECRET, ADMIN_PIN }: PinSettings, text: string): string {
	return createHmac("sha256", SESSION_SECRET).update(`${ADMIN_PIN}:${text}`).digest("hex");
}
