import { type AppLoadContext, redirect, type TypedResponse } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { paths } from "#app/config/paths.ts";
import type { FlashMessageKey } from "#app/content/flash-messages.ts";
import type { RouteArgs } from "#app/route-module.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { sessions } from "#db/schema.ts";
import { redirectWithFlash } from "./flash.server.ts";
import { withReturnPath } from "./return-path.ts";
import { presentedSession, SESSION_IDLE_MS, SESSION_LIFE_MS } from "./session-cookie.server.ts";
import { presentedTrust, trustCookie } from "./trusted-device-cookie.server.ts";

/** Redirects to the sign-in, or to the PIN gate on a trusted device; says why a session is over. */
export async function redirectToEntrance(args: RouteArgs, page: string): Promise<TypedResponse<never>> {
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
