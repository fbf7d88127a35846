import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { paths } from "#app/config/paths.ts";
import { logError } from "#app/log/log.server.ts";
import { recordOpened } from "#app/quotes/commands.server.ts";
import type { QuoteAddress } from "#app/quotes/load.server.ts";
import { hostCookie, readCookie } from "#app/security/host-cookie.server.ts";
import { DAY_MS } from "#app/time/clock.ts";

/** The offer that a browser was shown before: programs that preview links keep no cookies. */
const shownCookie = hostCookie("shown-offer", 7 * DAY_MS);

/** Records an offer's opening after a browser's second request: the first may be a program's, and gets the cookie. Owners do not count. */
export async function countLook(
	request: Request,
	{ quoteId, offerId }: { quoteId: string; offerId: string },
	context: AppLoadContext,
): Promise<string | null> {
	const isAhead = request.headers.get("Sec-Purpose")?.includes("prefetch") ?? false;
	if (request.method !== "GET" || isAhead || (await presentedSession(request)) !== null) return null;
	if ((await readCookie(shownCookie, request)) !== offerId) return shownCookie.serialize(offerId);
	context.afterAnswer(() => noteOpened(context, { id: quoteId }, offerId));
	return null;
}

/** Records what a script tells of a person: a press, a scroll or a stay. An owner's counts for nothing. */
export async function noteAct(request: Request, form: FormData, token: string, context: AppLoadContext) {
	if ((await presentedSession(request)) === null)
		await noteOpened(context, { token }, String(form.get("offer") ?? ""));
	return redirect(paths.customerQuote(token), 303);
}

async function noteOpened(context: AppLoadContext, address: QuoteAddress, offerId: string): Promise<void> {
	try {
		await recordOpened(context.db, address, offerId, Date.now());
		await context.feed.wake();
	} catch (error) {
		logError("offer's opening not recorded", error, { requestId: context.requestId });
	}
}
