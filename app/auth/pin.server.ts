import { createHmac, timingSafeEqual } from "node:crypto";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, exists, gte, isNull, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/database/client.server.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { sessions, throttle, users } from "#db/schema.ts";
import { deviceName } from "./device-name.ts";
import { type Entrance, resolveSession } from "./entrance.server.ts";
import type { Access } from "./guard.server.ts";
import { cookieHeaders } from "./session-cookie.server.ts";
import { type AccessSettings, isAlive, touchSession, userOfSession } from "./session-state.server.ts";
import { PIN_PREFIX, renewSession, unlockSession } from "./sessions.server.ts";
import { countAttempt, findAttempts, isCounter, lockAfter, pinLimit, triesLeft } from "./throttle.server.ts";
import { distrustDevices } from "./trusted-devices.server.ts";

export type GateState = Awaited<ReturnType<typeof stateOf>>;

export type UnlockOutcome =
	| { access: "open"; headers: HeadersInit }
	| { access: "signed-out" }
	/** `judged` is false where the lock kept the PIN from being checked. */
	| ({ access: "locked"; judged: boolean } & GateState);

const nobody: GateState = { lock: null, left: null, trusted: false, cookies: [] };

/** Returns the four digits, or null where there are not four. Other characters are dropped. */
export function readPin(typed: unknown): string | null {
	const digits = typeof typed === "string" ? typed.replace(/\D/g, "") : "";
	return digits.length === 4 ? digits : null;
}

/** Whether the session may see the gate, and its lock, which an open one has where it `renews`. A trusted device gets a new
 * session where needed. */
export async function findGate(
	args: RouteArgs,
	{ renews }: { renews: boolean },
): Promise<{ access: Access } & GateState> {
	const now = Date.now();
	const entrance = await resolveSession(args, now);
	if (!entrance) return { access: "signed-out", ...nobody };
	const { context } = args;
	const { db } = context;
	const [, [session], [attempts]] = await db.batch([
		entrance.begin,
		touchSession(context, entrance.session, now),
		findAttempts(db, pinCounter(context, { session: entrance.session, renews }, now)),
	]);
	if (!session) {
		context.isUnknown = true;
		return { access: "signed-out", ...nobody };
	}
	return {
		access: session.unlockedAt === null ? "locked" : "open",
		...(await stateOf(entrance, session, attempts, now)),
	};
}

/** Unlocks the session where the PIN is right, and trusts its device if `trust` says so; with `renews` an open session has its
 * whole time again. Tries are counted before they are checked.
 * @throws when the database refuses or does not answer in time. */
export async function unlockWithPin(
	args: RouteArgs,
	{ pin, trust, renews }: { pin: string; trust: boolean; renews: boolean },
): Promise<UnlockOutcome> {
	const now = Date.now();
	const { db, env } = args.context;
	const entrance = await resolveSession(args, now);
	if (!entrance) return { access: "signed-out" };
	const counter = pinCounter(args.context, { session: entrance.session, renews }, now);
	const isRight = isRightPin(env, pin);
	const ofWrongPin = and(isCounter(db, counter), not(isRight));
	const [, [session], counted, [attempts], [judgement]] = await db.batch([
		entrance.begin,
		touchSession(args.context, entrance.session, now),
		countAttempt(db, counter, pinLimit, now),
		findAttempts(db, counter),
		db
			.select({ isRight: isRight.mapWith(Boolean) })
			.from(users)
			.where(eq(users.id, userOfSession(entrance.session))),
		// The same work for a right PIN, so that the time reveals nothing.
		queueTriesMail(db, entrance.key, ofWrongPin, now),
		...distrustDevices(db, selectCounted(db, users.id, and(ofWrongPin, gte(throttle.count, pinLimit.max)))),
	]);
	if (!session) {
		args.context.isUnknown = true;
		return { access: "signed-out" };
	}
	const isOpen = session.unlockedAt !== null;
	if (isOpen && !renews)
		return { access: "open", headers: cookieHeaders(await entrance.cookiesOf(session.id)) };
	const judged = counted.length > 0;
	if (!judged || !judgement?.isRight)
		return { access: "locked", judged, ...(await stateOf(entrance, session, attempts, now)) };
	const known = { id: session.id, userId: session.userId, token: entrance.tokenOf(session.id) };
	const trustAs = trust ? deviceName(args.request.headers.get("User-Agent")) : null;
	const headers = isOpen
		? await renewSession(args.context, known, now)
		: await unlockSession(args.context, { ...known, trustAs }, now);
	return headers ? { access: "open", headers } : { access: "signed-out" };
}

function selectCounted(db: Database, value: SQLiteColumn | SQL, condition: SQL | undefined) {
	return db
		.select({ value })
		.from(users)
		.innerJoin(throttle, eq(throttle.key, sql`${PIN_PREFIX} || ${users.id}`))
		.where(condition);
}

/** Warns the owner: somebody has the password but not the PIN. */
function queueTriesMail(db: Database, id: string, ofWrongPin: SQL | undefined, now: UtcMs) {
	const isLockedNow = and(ofWrongPin, eq(throttle.lockedUntil, now + pinLimit.pauseMs));
	const payload = sql`json_object('to', ${users.email}, 'tries', ${throttle.count})`;
	const warnings = selectCounted(db, payload, isLockedNow);
	const mail = { key: `pin-tries:${id}:${now}`, kind: "pin-tries", payload: warnings, now } as const;
	return queueMail(db, mail, exists(warnings));
}

async function stateOf(
	entrance: Entrance,
	session: { id: string; trustedDeviceId: string | null },
	attempts: Parameters<typeof triesLeft>[0],
	now: UtcMs,
) {
	const lock = lockAfter(attempts, pinLimit, now);
	return {
		lock,
		left: triesLeft(attempts, pinLimit, now),
		trusted: session.trustedDeviceId !== null && lock?.until !== "sign-in",
		cookies: await entrance.cookiesOf(session.id),
	};
}

function pinCounter(
	{ env }: AppLoadContext,
	{ session, renews }: { session: SQLWrapper; renews: boolean },
	now: UtcMs,
) {
	const ofSession = and(isAlive(env, session, now), renews ? undefined : isNull(sessions.unlockedAt));
	return { prefix: PIN_PREFIX, ofSession };
}

type PinSettings = Pick<AccessSettings, "SESSION_SECRET" | "ADMIN_PIN">;

/** Returns how a PIN of an owner's own is kept: `key$hash`. Another PIN of all, or another secret, makes another key. */
export function hashPin(env: PinSettings, pin: string): string {
	return `${keyOf(env)}$${digest(env, `pin:${pin}`)}`;
}

/** SQL: the PIN is right for a user: the owner's own, where there is one of the present key, else that of all. */
function isRightPin(env: PinSettings, pin: string): SQL<boolean> {
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
