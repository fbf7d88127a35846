import { eq } from "drizzle-orm";
import { hashPassword, isPassword } from "#app/auth/passwords.server.ts";
import { openDatabase } from "#app/database/client.server.ts";
import { demoOwner } from "#db/demo-owner.ts";
import { isLocalUrl } from "./local-server.ts";
import { users } from "./schema.ts";

/** Makes the demo owner in a local database that has no account yet. Returns whether the demo owner's e-mail and password sign in to it.
 * @throws {Error} for a database that is not on this machine; nothing is asked of it. */
export async function seedDemoOwner(databaseUrl: string, authToken?: string): Promise<boolean> {
	if (!isLocalUrl(databaseUrl)) throw new Error("A demo owner is for a database on this machine only.");
	const db = openDatabase({ TURSO_DATABASE_URL: databaseUrl, TURSO_AUTH_TOKEN: authToken });
	const { email, password } = demoOwner;
	const [account] = await db.select().from(users).where(eq(users.email, email));
	if (account) return isPassword(password, account.passwordHash);
	if ((await db.$count(users)) > 0) return false;
	await db.insert(users).values({
		id: crypto.randomUUID(),
		email,
		passwordHash: await hashPassword(password),
		createdAt: Date.now(),
	});
	return true;
}
