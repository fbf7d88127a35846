import { and, desc, eq, like, sql } from "drizzle-orm";
import { inject } from "vitest";
import { z } from "zod";
import { linkToken } from "#app/auth/mailed-link.server.ts";
import { hashPassword } from "#app/auth/passwords.server.ts";
import { openDatabase } from "#app/database/client.server.ts";
import { outbox, sessions, users } from "#db/schema.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import { testSecret } from "./secrets.ts";
import { Visitor } from "./visitor.ts";

/** The database past the proxy, for a test's own set-up and assertions. */
export const database = openDatabase({
	TURSO_DATABASE_URL: inject("database").url,
	TURSO_AUTH_TOKEN: inject("database").authToken,
});

export const PASSWORD = "correct horse battery";
const passwordHash = hashPassword(PASSWORD);

const payloadSchema = z.object({ to: z.string(), seed: z.string().optional() });

/** An address with a fresh account, and nothing else about it in the database. */
export async function anAccount(email: string): Promise<{ userId: string; email: string }> {
	await database.delete(users).where(eq(users.email, email));
	const userId = crypto.randomUUID();
	await database
		.insert(users)
		.values({ id: userId, email, passwordHash: await passwordHash, createdAt: Date.now() });
	return { userId, email };
}

export function signIn(visitor: PlainBrowser, email: string, password = PASSWORD) {
	return visitor.post("/auth?index", [
		["email", email],
		["password", password],
	]);
}

/** With `trust` it ticks the box for it too. */
export function givePin(visitor: PlainBrowser, pin: string, { trust = false } = {}) {
	return visitor.post("/admin/unlock", [["pin", pin], ...(trust ? ([["trust", "on"]] as const) : [])]);
}

/** A browser that is signed in to a fresh account and still has to give the PIN. */
export async function aSignedInOwner(email: string) {
	const account = await anAccount(email);
	const visitor = new Visitor();
	const { status } = await signIn(visitor, email);
	if (status !== 303) throw new Error(`The sign-in answered ${status}`);
	return { visitor, ...account };
}

/** The mails queued to an address, oldest first: their kind and payload. */
export async function mailsTo(email: string) {
	const rows = await database
		.select()
		.from(outbox)
		.where(sql`json_extract(${outbox.payload}, '$.to') = ${email}`)
		.orderBy(outbox.id);
	return rows.map(({ kind, payload }) => ({ kind, ...payloadSchema.parse(JSON.parse(payload)) }));
}

/** Where the newest link mailed to an address leads. */
export async function mailedLink(
	email: string,
	kind: "confirm-sign-up" | "no-account" | "reset-password",
): Promise<string> {
	const [row] = await database
		.select()
		.from(outbox)
		.where(and(eq(outbox.kind, kind), like(outbox.payload, `%${email}%`)))
		.orderBy(desc(outbox.id))
		.limit(1);
	const { seed = "" } = payloadSchema.parse(JSON.parse(row?.payload ?? "{}"));
	const page = kind === "reset-password" ? "new-password" : "confirm";
	return `/auth/${page}?token=${linkToken(testSecret, seed)}`;
}

export function sessionsOf(userId: string) {
	return database.select().from(sessions).where(eq(sessions.userId, userId));
}
