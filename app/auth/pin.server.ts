import { timingSafeEqual } from "node:crypto";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, isNull, sql } from "drizzle-orm";
import { sessions } from "../../db/schema";
import type { Access } from "./guard.server";
import { presentedSession } from "./session-cookie.server";
import { isAlive, touchSession } from "./session-state.server";
import { unlockSession } from "./sessions.server";
import { countAttempt, findAttempts, type Lock, lockAfter, pinLimit } from "./throttle.server";

interface RouteArgs {
	request: Request;
	context: AppLoadContext;
}

/** What came of a PIN. `headers` carry the unlocked session's token. */
export type UnlockOutcome =
	| { access: "open"; headers: HeadersInit }
	| { access: "signed-out" }
	/** `judged` is false where the PIN was not looked at, because of the lock. */
	| { access: "locked"; judged: boolean; lock: Lock | null };

/** The four digits typed, or null: whatever else was typed is stripped (SPEC section 5). */
export function readPin(typed: unknown): string | null {
	const digits = typeof typed === "string" ? typed.replace(/\D/g, "") : "";
	return digits.length === 4 ? digits : null;
}

/** Whether the request's session may see the gate, and what keeps it locked beyond the PIN. */
export async function findGate(
	{ request, context }: RouteArgs,
	now = Date.now(),
): Promise<{ access: Access; lock: Lock | null }> {
	const id = await presentedSession(request);
	if (!id) return { access: "signed-out", lock: null };
	const { db } = context;
	const [[session], [attempts]] = await db.batch([
		touchSession(context, id, now),
		findAttempts(db, pinKeyOf(context, id, now)),
	]);
	if (!session) return { access: "signed-out", lock: null };
	return {
		access: session.unlockedAt === null ? "locked" : "open",
		lock: lockAfter(attempts, pinLimit, now),
	};
}

/**
 * Unlocks the request's session where the PIN is right (SPEC section 7, validate-pin). Every try is counted for the
 * account before it is judged; too many lock the gate for a time, more of them until the next sign-in.
 * @throws when the database refuses or does not answer in time.
 */
export async function unlockWithPin(args: RouteArgs, pin: string, now = Date.now()): Promise<UnlockOutcome> {
	const { db, env } = args.context;
	const id = await presentedSession(args.request);
	if (!id) return { access: "signed-out" };
	const key = pinKeyOf(args.context, id, now);
	const [[session], counted, [attempts]] = await db.batch([
		touchSession(args.context, id, now),
		countAttempt(db, key, pinLimit, now),
		findAttempts(db, key),
	]);
	if (!session) return { access: "signed-out" };
	if (session.unlockedAt !== null) return { access: "open", headers: {} };
	const judged = counted.length > 0;
	if (!judged || !isRight(pin, env.ADMIN_PIN)) {
		return { access: "locked", judged, lock: lockAfter(attempts, pinLimit, now) };
	}
	const headers = await unlockSession(args, { id, userId: session.userId }, now);
	return headers ? { access: "open", headers } : { access: "signed-out" };
}

/** The key of the account whose session this is, while it is alive and locked. */
function pinKeyOf({ db, env }: AppLoadContext, sessionId: string, now: number) {
	return db
		.select({ key: sql`'pin:' || ${sessions.userId}`.as("key") })
		.from(sessions)
		.where(and(isAlive(env, sessionId, now), isNull(sessions.unlockedAt)))
		.getSQL();
}

function isRight(pin: string, expected: string): boolean {
	const [typed, right] = [Buffer.from(pin), Buffer.from(expected)];
	return typed.length === right.length && timingSafeEqual(typed, right);
}
