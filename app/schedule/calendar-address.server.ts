import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Secrets, secretsOf } from "#app/config/env.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { settings } from "#db/schema.ts";

/** The file name in the secret address; null while the calendar is off. Odd versions have an address, even ones have none. */
export function calendarFileName(version: number, { SESSION_SECRET }: Secrets): string | null {
	return version % 2 === 1 ? `${version}-${sign(version, SESSION_SECRET)}.ics` : null;
}

/** The version in a file's name, checked without the database; null for a name that was made up. */
export function readCalendarFileName(name: string, env: Secrets): number | null {
	const [, digits = "", signature = ""] = /^([1-9]\d{0,8})-([0-9a-f]{32})\.ics$/.exec(name) ?? [];
	const version = Number(digits);
	const isKnown = secretsOf(env).some((secret) => isSame(signature, sign(version, secret)));
	return isKnown && version % 2 === 1 ? version : null;
}

export function selectCalendarVersion(db: Database) {
	return db.select({ version: settings.calendarVersion }).from(settings).where(eq(settings.id, 1));
}

/** A statement that makes an address, another one, or turns it off, where `allowed` holds: the old one no longer works. */
export function changeCalendarAddress(db: Database, wanted: "on" | "off", allowed: SQL) {
	const version = settings.calendarVersion;
	return db
		.update(settings)
		.set({ calendarVersion: sql`${version} + ${Number(wanted === "on")} + ${version} % 2` })
		.where(and(eq(settings.id, 1), allowed))
		.returning({ version: settings.calendarVersion });
}

function sign(version: number, secret: string): string {
	return createHmac("sha256", secret).update(`calendar:${version}`).digest("hex").slice(0, 32);
}

function isSame(given: string, right: string): boolean {
	return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
