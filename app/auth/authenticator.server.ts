import { parseWithZod } from "@conform-to/zod/v4";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq, sql } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { users } from "../../db/schema";
import { credentialsSchema } from "./credentials";
import { isPassword } from "./passwords.server";
import { addressKey, countAttempt, findAttempts, type Lock, lockAfter, signInLimit } from "./throttle.server";

/** An account whose password was given. */
export interface Account {
	userId: string;
	email: string;
}

/** Thrown where nobody is signed in: the address or the password is wrong, or there were too many attempts. */
export class SignInRefused extends Error {
	override name = "SignInRefused";
	constructor(readonly lock: Lock | null) {
		super("The sign-in was refused");
	}
}

export const PASSWORD_STRATEGY = "password";

/**
 * Signs accounts in by e-mail and password. `authenticate` returns the account.
 * @throws {SignInRefused} alike for an unknown address and a wrong password, and after as long.
 */
export function createAuthenticator(context: AppLoadContext, now: number): Authenticator<Account> {
	const strategy = new FormStrategy(async ({ form }) => {
		const { status, ...submission } = parseWithZod(form, { schema: credentialsSchema });
		if (status !== "success" || !("value" in submission)) throw new SignInRefused(null);
		return verifyAccount(context, submission.value, now);
	});
	return new Authenticator<Account>().use(strategy, PASSWORD_STRATEGY);
}

async function verifyAccount(
	{ db, env }: AppLoadContext,
	{ email, password }: { email: string; password: string },
	now: number,
): Promise<Account> {
	const key = sql`select ${addressKey(env.SESSION_SECRET, "sign-in", email)} as key`;
	const [counted, [attempts], [user]] = await db.batch([
		countAttempt(db, key, signInLimit, now),
		findAttempts(db, key),
		db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(eq(users.email, email)),
	]);
	const lock = lockAfter(attempts, signInLimit, now);
	if (counted.length === 0) throw new SignInRefused(lock);
	// Whoever was taken off the list has no account any more.
	const known = user && env.ADMIN_EMAILS.includes(email) ? user : null;
	const right = await isPassword(password, known?.passwordHash ?? null);
	if (!known || !right) throw new SignInRefused(lock);
	return { userId: known.id, email };
}
