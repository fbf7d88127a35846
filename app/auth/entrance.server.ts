import type { AppLoadContext } from "@remix-run/cloudflare";
import { type SQL, sql } from "drizzle-orm";
import { sessions } from "#db/schema.ts";
import { presentedToken, sessionCookie, sessionIdOf } from "./session-cookie.server.ts";
import { isValid } from "./session-state.server.ts";
import { deviceSessionToken, presentedTrust } from "./trusted-device-cookie.server.ts";
import { beginDeviceSession } from "./trusted-devices.server.ts";

interface RouteArgs {
	request: Request;
	context: AppLoadContext;
}

/** What a request comes to the PIN gate with: its own session, or the one that its trusted device begins instead. */
export interface Entrance {
	/** Begins the device's session if the request's own is over: the first statement of a batch. */
	begin: ReturnType<typeof beginDeviceSession>;
	/** SQL: the id of the one that is alive after `begin`. */
	session: SQL;
	/** Stands for both. */
	key: string;
	tokenOf(sessionId: string): string;
	/** The cookies that give the browser this session, if it has another one. */
	cookiesOf(sessionId: string): Promise<string[]>;
}

/** Null where a request has neither a session nor a trusted device, true or not. */
export async function findEntrance({ request, context }: RouteArgs, now: number): Promise<Entrance | null> {
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
