import { sql } from "drizzle-orm";
import { newSessionToken, sessionCookie, sessionIdOf } from "#app/auth/session-cookie.server.ts";
import { type AccessSettings, securityStamp } from "#app/auth/session-state.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { sessions, users } from "#db/schema.ts";
import { ownerVars, signedInOwner } from "./owners.ts";
import { testSecret } from "./secrets.ts";

/** What the tests' sessions are opened with. */
export const accessSettings: AccessSettings = {
	SESSION_SECRET: testSecret,
	ADMIN_PIN: ownerVars.ADMIN_PIN,
	ADMIN_EMAILS: ownerVars.ADMIN_EMAILS.split(","),
};

interface SessionOptions {
	/** Signed in with the password alone, without the PIN. */
	locked?: boolean;
	/** How long ago it began and was last used, in milliseconds. */
	age?: number;
	idle?: number;
}

interface OwnerSession {
	id: string;
	/** The cookie that presents it, as name and value. */
	cookie: [name: string, value: string];
}

/** Writes a session as signing in does, of the account that all such sessions share, and returns the browser's cookie. */
export async function startSession(db: Database, options: SessionOptions = {}): Promise<OwnerSession> {
	const { locked = false, age = 0, idle = 0 } = options;
	const now = Date.now();
	const { id: userId, email, passwordHash } = signedInOwner;
	const token = newSessionToken();
	const id = sessionIdOf(token);
	await db.batch([
		db.insert(users).values({ id: userId, email, passwordHash, createdAt: now }).onConflictDoNothing(),
		db.insert(sessions).values({
			id,
			userId,
			createdAt: now - age,
			lastSeenAt: now - idle,
			unlockedAt: locked ? null : now - age,
			securityStamp: securityStamp(accessSettings, email),
		}),
	]);
	const header = await sessionCookie(token);
	const [, name = "", value = ""] = header.match(/^([^=]+)=([^;]*)/) ?? [];
	return { id, cookie: [name, value] };
}

/** Ends a session as logging out does. */
export async function endSession(db: Database, { id }: Pick<OwnerSession, "id">): Promise<void> {
	await db.run(sql`delete from sessions where id = ${id}`);
}
