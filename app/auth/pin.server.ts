import { timingSafeEqual } from "node:crypto";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, isNull, type SQL, sql } from "drizzle-orm";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import { sessions } from "#db/schema.ts";
import type { Access } from "./guard.server.ts";
import { presentedSession } from "./session-cookie.server.ts";
import { isAlive, touchSession } from "./session-state.server.ts";
import { unlockSession } from "./sessions.server.ts";
import { countAttempt, findAttempts, type Lock, lockAfter, pinLimit, triesLeft } from "./throttle.server.ts";

interface RouteArgs {
	request: Request;
	context: AppLoadContext;
}

/** What keeps the gate locked beyond the PIN, and how many tries are left before something does. */
export interface GateState {
	lock: Lock | null;
	left: ReturnType<typeof triesLeft>;
}

/** What came of a PIN. `headers` carry the unlocked session's token. */
export type UnlockOutcome =
	| { access: "open"; headers: HeadersInit }
	| { access: "signed-out" }
	/** `judged` is false where the PIN was not looked at, because of the lock. */
	| ({ access: "locked"; judged: boolean } & GateState);

/** The four digits typed, or null: whatever else was typed is stripped (SPEC section 5). */
export function readPin(typed: unknown): string | null {
	const digits = typeof typed === "string" ? typed.replace(/\D/g, "") : "";
	return digits.length === 4 ? digits : null;
}

/** Whether the request's session may see the gate, and what keeps it locked beyond the PIN. */
export async function findGate(
	{ request, context }: RouteArgs,
	now = Date.now(),
): Promise<{ access: Access } & GateState> {
	const id = await presentedSession(request);
	if (!id) return { access: "signed-out", lock: null, left: null };
	const { db } = context;
	const [[session], [attempts]] = await db.batch([
		touchSession(context, id, now),
		findAttempts(db, pinKeyOf(context, id, now)),
	]);
	if (!session) return { access: "signed-out", lock: null, left: null };
	return {
		access: session.unlockedAt === null ? "locked" : "open",
		...stateOf(attempts, now),
	};
}

/**
 * Unlocks the request's session where the PIN is right (SPEC section 7, validate-pin). Every try is counted for the
 * account before it is judged; too many lock the gate for a time, more of them until the next sign-in, and its holder
 * gets a mail.
 * @throws when the database refuses or does not answer in time.
 */
export async function unlockWithPin(args: RouteArgs, pin: string, now = Date.now()): Promise<UnlockOutcome> {
	const { db, env } = args.context;
	const id = await presentedSession(args.request);
	if (!id) return { access: "signed-out" };
	const key = pinKeyOf(args.context, id, now);
	const right = isRight(pin, env.ADMIN_PIN);
	const [[session], counted, [attempts]] = await db.batch([
		touchSession(args.context, id, now),
		countAttempt(db, key, pinLimit, now),
		findAttempts(db, key),
		// The same work for a right PIN, so that its time does not tell.
		queueTriesMail(args.context, { id, key, wrong: !right }, now),
	]);
	if (!session) return { access: "signed-out" };
	if (session.unlockedAt !== null) return { access: "open", headers: {} };
	const judged = counted.length > 0;
	if (!judged || !right) return { access: "locked", judged, ...stateOf(attempts, now) };
	const headers = await unlockSession(args, { id, userId: session.userId }, now);
	return headers ? { access: "open", headers } : { access: "signed-out" };
}

/** The mail that tells of a try which locked the gate: somebody who has the password does not have the PIN. */
function queueTriesMail(
	{ db }: AppLoadContext,
	{ id, key, wrong }: { id: string; key: SQL; wrong: boolean },
	now: number,
) {
	const locked = sql`from users join throttle on throttle.key = 'pin:' || users.id where throttle.key in (${key}) and throttle.locked_until = ${now + pinLimit.pauseMs}`;
	return queueMail(
		db,
		{
			key: `pin-tries:${id}:${now}`,
			kind: "pin-tries",
			payload: sql`(select json_object('to', users.email, 'tries', throttle.count) ${locked})`,
			now,
		},
		sql`${Number(wrong)} and exists (select 1 ${locked})`,
	);
}

function stateOf(attempts: Parameters<typeof triesLeft>[0], now: number): GateState {
	return { lock: lockAfter(attempts, pinLimit, now), left: triesLeft(attempts, pinLimit, now) };
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
