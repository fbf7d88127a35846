import { type AppLoadContext, redirect, type TypedResponse } from "@remix-run/cloudflare";
import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { paths } from "#app/config/paths.ts";
import type { FlashMessageKey } from "#app/content/flash-messages.ts";
import { hasRow } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { sessions } from "#db/schema.ts";
import { redirectWithFlash } from "./flash.server.ts";
import { askedPage, returnPathOf, withReturnPath } from "./return-path.ts";
import {
	presentedSession,
	presentedTrust,
	SESSION_IDLE_MS,
	SESSION_LIFE_MS,
	trustCookie,
} from "./session-cookie.server.ts";
import { isAlive, RENEW_MS, touchSession, userOfSession } from "./session-state.server.ts";

export type Access = "signed-out" | "locked" | "open";

export type Queries = readonly BatchItem<"sqlite">[];

/** Runs queries in one round trip with the check of the session. Every write must carry the callback's condition
 * in its `where`; its second argument is SQL for the owner's id. Results are returned only for an open session.
 * @throws when the database refuses or does not answer in time. */
export async function checkAccess<const Q extends Queries>(
	{ request, context }: RouteArgs,
	queries: (allowed: SQL, userId: SQL) => Q,
): Promise<
	{ id: string | null } & (
		| { access: "open"; userId: string; results: BatchResponse<Q> }
		| { access: "signed-out" | "locked" }
	)
> {
	const id = await presentedSession(request);
	if (!id) return { access: "signed-out", id };
	const now = Date.now();
	const { db, env } = context;
	const alive = isAlive(env, id, now);
	const { userId, unlockedAt, lastSeenAt } = sessions;
	const [seen, ...results] = await db.batch([
		db.select({ userId, unlockedAt, lastSeenAt }).from(sessions).where(alive),
		...queries(hasRow(db, sessions, and(alive, isNotNull(sessions.unlockedAt))), userOfSession(id)),
	]);
	const session = seen[0];
	if (!session) {
		context.isUnknown = true;
		return { access: "signed-out", id };
	}
	if (session.lastSeenAt < now - RENEW_MS && !context.isRenewed) {
		context.isRenewed = true;
		context.afterAnswer(() => renewSession(context, id, now));
	}
	if (session.unlockedAt === null) return { access: "locked", id };
	return { access: "open", userId: session.userId, id, results };
}

async function renewSession(context: RouteArgs["context"], id: string, now: UtcMs): Promise<void> {
	try {
		await touchSession(context, id, now);
	} catch (error) {
		logError("session not renewed", error, { requestId: context.requestId });
	}
}

/** Redirects whoever is signed in away from /auth; without the database the page is shown.
 * @throws {Response} a redirect to the requested page, or to the PIN gate on a trusted device. */
export async function redirectSignedIn(args: RouteArgs): Promise<null> {
	const session = await checkAccess(args, () => []).catch((error: unknown) => {
		logError("session not checked", error);
		return null;
	});
	const page = returnPathOf(new URL(args.request.url));
	if (session && session.access !== "signed-out") throw redirect(page, 303);
	if (session && (await presentedTrust(args.request)) !== null)
		throw redirect(withReturnPath(paths.adminUnlock, page), 303);
	return null;
}

/** `checkAccess` for an open session only; returns the queries' results and the owner's id.
 * @throws {Response} a redirect to /auth when signed out, to the PIN gate when locked. */
export async function requireOwner<const Q extends Queries>(
	args: RouteArgs,
	queries: (allowed: SQL, userId: SQL) => Q,
): Promise<{ results: BatchResponse<Q>; userId: string | null }> {
	const session = await checkAccess(args, queries);
	if (session.access === "open") return session;
	const page = askedPage(args.request);
	if (session.access === "locked") throw redirect(withReturnPath(paths.adminUnlock, page), 303);
	throw await redirectToEntrance(args, page);
}

/** Does what `requireOwner` does, and returns the queries' results alone. */
export async function requireAdmin<const Q extends Queries>(
	args: RouteArgs,
	queries: (allowed: SQL, userId: SQL) => Q,
): Promise<BatchResponse<Q>> {
	return (await requireOwner(args, queries)).results;
}

async function redirectToEntrance(args: RouteArgs, page: string): Promise<TypedResponse<never>> {
	if ((await presentedTrust(args.request)) === null) return redirectToSignIn(args, page);
	const gate = withReturnPath(paths.adminUnlock, page);
	const hadSession = (await presentedSession(args.request)) !== null;
	return hadSession ? redirectWithFlash(gate, "session-to-unlock") : redirect(gate, 303);
}

/** Redirects to the sign-in with the reason, and from there to the page. */
export async function redirectToSignIn(
	{ request, context }: RouteArgs,
	page: string,
): Promise<TypedResponse<never>> {
	const address = withReturnPath(paths.auth, page);
	if ((await presentedTrust(request)) !== null)
		return redirectWithFlash(address, "trust-ended", { "Set-Cookie": await trustCookie(null) });
	const id = await presentedSession(request);
	if (!id) return redirect(address, 303);
	return redirectWithFlash(address, await endOf(context, id, Date.now()));
}

async function endOf({ db }: AppLoadContext, id: string, now: UtcMs): Promise<FlashMessageKey> {
	const [session] = await db
		.select({ createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
		.from(sessions)
		.where(eq(sessions.id, id));
	if (session && session.createdAt <= now - SESSION_LIFE_MS) return "session-too-old";
	if (session && session.lastSeenAt <= now - SESSION_IDLE_MS) return "session-idle";
	return "session-ended";
}
