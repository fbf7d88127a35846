import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { quoteAddress } from "#app/admin/quote-address.server.ts";
import { userOfSession } from "#app/admin/quote-history.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { logError } from "#app/log/log.server.ts";
import { replaceCustomerToken } from "#app/quotes/customer-token.server.ts";

export { leadToQuote as loader } from "#app/admin/quote-address.server.ts";

export async function action({ request, params, context }: ActionFunctionArgs) {
	const id = params.id ?? "";
	try {
		const userId = userOfSession((await presentedSession(request)) ?? "");
		const [[replaced]] = await requireAdmin({ request, context }, (allowed) =>
			replaceCustomerToken(context.db, { quoteId: id, userId, now: Date.now() }, allowed),
		);
		if (!replaced) throw new Response(null, { status: 404 });
		context.afterAnswer(() => context.feed.wake());
		return redirectWithFlash(quoteAddress(params), "link-replaced");
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("customer's link not replaced", error, { quote: id });
		return redirectWithFlash(quoteAddress(params), "link-not-replaced");
	}
}
