import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { RouteArgs } from "#app/route-module.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { users } from "#db/schema.ts";
import { attemptKeys } from "./attempt-keys.server.ts";
import { credentialsSchema } from "./credentials.ts";
import { isOwner } from "./owners.server.ts";
import { askWithRoom, signInQueue, waitForTurn } from "./password-queues.server.ts";
import { isPassword } from "./passwords.server.ts";
import {
	countAttempt,
	countInWindow,
	findAttempts,
	isWithin,
	type Lock,
	lockAfter,
	lockAfterWindow,
	sharedSignInLimit,
	signInLimit,
	wasCounted,
	wideSignInLimit,
} from "./throttle.server.ts";

export interface Account {
	userId: string;
	email: string;
}

/** The address or the password is wrong, or there were too many attempts. */
export class SignInRefused extends Error {
	override name = "SignInRefused";
	constructor(readonly lock: Lock | null) {
		super("The sign-in was refused");
	}
}

export const PASSWORD_STRATEGY = "password";

/** Signs in by e-mail and password.
 * @throws {SignInRefused} alike for an unknown address and a wrong password, and after the same time; {QueueFull} where too
 * many passwords wait. */
export function createAuthenticator(args: RouteArgs, now: UtcMs): Authenticator<Account> {
	const strategy = new FormStrategy(async ({ form }) => {
		const { status, ...submission } = parseWithZod(form, { schema: credentialsSchema });
		if (status !== "success" || !("value" in submission)) throw new SignInRefused(null);
		return verifyAccount(args, submission.value, now);
	});
	return new Authenticator<Account>().use(strategy, PASSWORD_STRATEGY);
}

async function verifyAccount(
	{ request, context: { db, env } }: RouteArgs,
	{ email, password }: { email: string; password: string },
	now: UtcMs,
): Promise<Account> {
	const queue = await signInQueue(request, env);
	const { own, wide, shared } = await attemptKeys(request, env, "sign-in", email);
	const wasOwnCounted = wasCounted(db, own, signInLimit, now);
	const isWideWithin = and(wasOwnCounted, isWithin(db, wide, wideSignInLimit));
	const tried = [
		countAttempt(db, own, signInLimit, now),
		countInWindow(db, wide, wideSignInLimit, now, wasOwnCounted),
		countInWindow(db, shared, sharedSignInLimit, now, isWideWithin),
		findAttempts(db, own),
		findAttempts(db, wide ?? ""),
		findAttempts(db, shared ?? ""),
		db
			.select({
				id: users.id,
				passwordHash: users.passwordHash,
				mayEnter: isOwner(env, email).mapWith(Boolean),
			})
			.from(users)
			.where(eq(users.email, email)),
	] as const;
	const [counted, , , [attempts], [ofWide], [all], [user]] = await askWithRoom(queue, () => db.batch(tried));
	const sharedLock =
		lockAfterWindow(ofWide, wideSignInLimit, now) ?? lockAfterWindow(all, sharedSignInLimit, now);
	const lock = lockAfter(attempts, signInLimit, now) ?? sharedLock;
	if (counted.length === 0 || sharedLock) throw new SignInRefused(lock);
	// Whoever was removed from the list has no account any more.
	const known = user?.mayEnter ? user : null;
	await waitForTurn(queue);
	const right = await isPassword(password, known?.passwordHash ?? null);
	if (!known || !right) throw new SignInRefused(lock);
	return { userId: known.id, email };
}
