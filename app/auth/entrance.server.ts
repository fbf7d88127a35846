import { type SQL, sql } from "drizzle-orm";
import type { RouteArgs } from "#app/route-module.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { sessions } from "#db/schema.ts";
import { presentedToken, sessionCookie, sessionIdOf } from "./session-cookie.server.ts";
import { isValid } from "./session-state.server.ts";
import { deviceSessionToken, presentedTrust } from "./trusted-device-cookie.server.ts";
import { beginDeviceSession } from "./trusted-devices.server.ts";

export interface Entrance {
	/** Begins the device's session where needed; the first statement of a batch. */
	begin: ReturnType<typeof beginDeviceSession>;
	/** SQL that gives the id of the session that is alive after `begin`. */
	session: SQL;
	/** This key identifies both sessions. */
	key: string;
	tokenOf(sessionId: string): string;
	cookiesOf(sessionId: string): Promise<string[]>;
}

/** Returns how a request gets in, or null where it presents neither a session nor a trusted device. */
export async function resolveSession({ request, context }: RouteArgs, now: UtcMs): Promise<Entrance | null> {
	const own = await presentedToken(request);
	const trust = await presentedTrust(request);
	if (own === null && trust === null) return null;
	const begun = trust === null ? null : deviceSessionToken(context.env.SESSION_SECRET, trust, now);
	const [ownId, begunId, deviceId] = [own, begun, trust].map((token) =>
		token === null ? "" : sessionIdOf(token),
	);
	const tokenOf = (id: string) => (id === ownId ? own : begun) ?? "";
	return {
		begin: beginDeviceSession(
			context,
			{ deviceId: deviceId ?? "", sessionId: begunId ?? "", former: ownId ?? "" },
			now,
		),
		session: sql`(select ${sessions.id} from ${sessions} where ${sessions.id} in (${ownId}, ${begunId})
			and ${isValid(context.env, now)} order by ${sessions.id} = ${ownId} desc limit 1)`,
		key: ownId || begunId || "",
		tokenOf,
		cookiesOf: async (id) => (id === ownId ? [] : [await sessionCookie(tokenOf(id))]),
	};
}
