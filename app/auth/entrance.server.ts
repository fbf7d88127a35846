import { and, desc, eq, inArray } from "drizzle-orm";
import type { RouteArgs } from "#app/route-module.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { sessions } from "#db/schema.ts";
import { presentedDevice } from "./alert-devices.server.ts";
import { presentedLink } from "./mailed-link.server.ts";
import {
	deviceSessionToken,
	presentedToken,
	presentedTrust,
	sessionCookie,
	sessionIdOf,
} from "./session-cookie.server.ts";
import { isValid } from "./session-state.server.ts";
import { beginDeviceSession } from "./trusted-devices.server.ts";

export type Entrance = NonNullable<Awaited<ReturnType<typeof resolveSession>>>;

/** Returns how a request gets in, or null where it presents neither a session nor a trusted device. */
export async function resolveSession({ request, context }: RouteArgs, now: UtcMs) {
	const own = await presentedToken(request);
	const trust = await presentedTrust(request);
	if (own === null && trust === null) return null;
	const begun = trust === null ? null : deviceSessionToken(context.env.SESSION_SECRET, trust, now);
	const idOf = (token: string | null) => (token === null ? "" : sessionIdOf(token));
	const [ownId, begunId] = [idOf(own), idOf(begun)];
	const tokenOf = (id: string) => (id === ownId ? own : begun) ?? "";
	return {
		/** Begins the device's session where needed; the first statement of a batch. */
		begin: beginDeviceSession(context, { deviceId: idOf(trust), sessionId: begunId, former: ownId }, now),
		/** A query for the id of the session that is alive after `begin`. */
		session: context.db
			.select({ id: sessions.id })
			.from(sessions)
			.where(and(inArray(sessions.id, [ownId, begunId]), isValid(context.env, now)))
			.orderBy(desc(eq(sessions.id, ownId)))
			.limit(1),
		/** This key identifies both sessions. */
		key: ownId || begunId,
		tokenOf,
		cookiesOf: async (id: string) => (id === ownId ? [] : [await sessionCookie(tokenOf(id))]),
	};
}

/** Whether a request presents a session, a device or a mailed link, valid or not: only the database knows which. */
export async function presentsSecret(request: Request): Promise<boolean> {
	const reads = [presentedToken, presentedTrust, presentedDevice].map((read) => read(request));
	return presentedLink(request) !== "" || (await Promise.all(reads)).some((token) => token !== null);
}
