import { type AppLoadContext, redirect, type TypedResponse } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { sessions } from "../../db/schema";
import { paths } from "../config/paths";
import type { NoticeKey } from "../content/notices";
import { redirectWithNotice } from "../notices/flash.server";
import { withReturnPath } from "./return-path";
import { presentedSession, SESSION_IDLE_MS, SESSION_LIFE_MS } from "./session-cookie.server";

interface RouteArgs {
	request: Request;
	context: AppLoadContext;
}

/** Leads to the sign-in, which leads back to the page; to whoever had a session it says why it is over. */
export async function redirectToSignIn(
	{ request, context }: RouteArgs,
	page: string,
	now = Date.now(),
): Promise<TypedResponse<never>> {
	const address = withReturnPath(paths.auth, page);
	const id = await presentedSession(request);
	if (!id) return redirect(address, 303);
	return redirectWithNotice(address, await endOf(context, id, now));
}

async function endOf({ db }: AppLoadContext, id: string, now: number): Promise<NoticeKey> {
	const [session] = await db
		.select({ createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
		.from(sessions)
		.where(eq(sessions.id, id));
	if (session && session.createdAt <= now - SESSION_LIFE_MS) return "session-too-old";
	if (session && session.lastSeenAt <= now - SESSION_IDLE_MS) return "session-idle";
	return "session-ended";
}
