import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { userOfSession } from "#app/admin/quote-history.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { paths } from "#app/config/paths.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { logError } from "#app/log/log.server.ts";
import { replaceCustomerToken } from "#app/quotes/customer-token.server.ts";

export async function loader(args: ActionFunctionArgs) {
	await requireAdmin(args, () => []);
	return redirect(paths.adminQuote(args.params.id ?? ""), 303);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const id = params.id ?? "";
	try {
		const userId = userOfSession((await presentedSession(request)) ?? "");
		const [[replaced]] = await requireAdmin({ request, context }, (allowed) =>
			replaceCustomerToken(context.db, { quoteId: id, userId, now: Date.now() }, allowed),
		);
		if (!replaced) throw new Response(null, { status: 404 });
		context.afterAnswer(() => context.feed.wake());
		return redirectWithFlash(paths.adminQuote(id), "link-replaced");
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("customer's link not replaced", error, { quote: id });
		return redirectWithFlash(paths.adminQuote(id), "link-not-replaced");
	}
}
