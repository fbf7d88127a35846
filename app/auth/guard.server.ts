import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { and, exists, isNotNull, type SQL } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { paths } from "#app/config/paths.ts";
import { logError } from "#app/log/log.server.ts";
import { sessions } from "#db/schema.ts";
import { askedPage, returnPathOf, withReturnPath } from "./return-path.ts";
import { presentedSession } from "./session-cookie.server.ts";
import { redirectToEntrance } from "./session-ended.server.ts";
import { isAlive, touchSession } from "./session-state.server.ts";
import { presentedTrust } from "./trusted-device-cookie.server.ts";

/** What a request may see of the owner's side: nothing, the PIN gate, or all of it. */
export type Access = "signed-out" | "locked" | "open";

/** The session a request presents, as the database knows it. */
export interface AdminSession {
	access: Access;
	/** Null when signed out. */
	userId: string | null;
	/** The session's id (the token's hash); null when the request presents none. */
	id: string | null;
}

type Queries = readonly BatchItem<"sqlite">[];

interface RouteArgs {
	request: Request;
	context: AppLoadContext;
}

/**
 * Runs queries together with the check of the request's session, in one transaction and one round trip,
 * and renews the session's idle time. The callback gets a condition that every write must carry in its `where`:
 * it holds only while the session is alive and unlocked. Results come back only for an open session.
 * @throws when the database refuses or does not answer in time.
 */
export async function checkAccess<Q extends Queries>(
	{ request, context }: RouteArgs,
	queries: (allowed: SQL) => Q,
	now = Date.now(),
): Promise<
	AdminSession & ({ access: "open"; results: BatchResponse<Q> } | { access: "signed-out" | "locked" })
> {
	const id = await presentedSession(request);
	if (!id) return { access: "signed-out", userId: null, id };
	const { db, env } = context;
	const alive = isAlive(env, id, now);
	const [seen, ...results] = await db.batch([
		touchSession(context, id, now),
		...queries(
			exists(
				db
					.select()
					.from(sessions)
					.where(and(alive, isNotNull(sessions.unlockedAt))),
			),
		),
	]);
	const session = seen[0];
	if (!session) return { access: "signed-out", userId: null, id };
	if (session.unlockedAt === null) return { access: "locked", userId: session.userId, id };
	return { access: "open", userId: session.userId, id, results };
}

/**
 * For the pages of /auth, which are for whoever is not signed in. Where the database cannot be asked the page is shown
 * all the same.
 * @throws {Response} a redirect to the owner's page that was asked for when there is a session, and to the PIN gate
 * when the device says that it is trusted.
 */
export async function redirectSignedIn(args: RouteArgs): Promise<void> {
	const session = await checkAccess(args, () => []).catch((error: unknown) => {
		logError("session not checked", error);
		return null;
	});
	const page = returnPathOf(new URL(args.request.url));
	if (session && session.access !== "signed-out") throw redirect(page, 303);
	if (session && (await presentedTrust(args.request)) !== null)
		throw redirect(withReturnPath(paths.adminUnlock, page), 303);
}

/**
 * `checkAccess` for loaders and actions that serve an open session alone: the queries' results.
 * @throws {Response} a redirect to /auth when signed out, to the PIN gate when locked.
 */
export async function requireAdmin<Q extends Queries>(
	args: RouteArgs,
	queries: (allowed: SQL) => Q,
): Promise<BatchResponse<Q>> {
	const session = await checkAccess(args, queries);
	if (session.access === "open") return session.results;
	const page = askedPage(args.request);
	if (session.access === "locked") throw redirect(withReturnPath(paths.adminUnlock, page), 303);
	throw await redirectToEntrance(args, page);
}
