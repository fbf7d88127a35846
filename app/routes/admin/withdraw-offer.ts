import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { quoteAddress } from "#app/admin/quote-address.server.ts";
import { userOfSession } from "#app/admin/quote-history.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { logError } from "#app/log/log.server.ts";
import { decisionStatements } from "#app/offers/decide-offer.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export { leadToQuote as loader } from "#app/admin/quote-address.server.ts";

export async function action({ request, params, context }: ActionFunctionArgs) {
	const quoteId = params.id ?? "";
	const offerId = String((await readPostedForm(request)).get("offer") ?? "");
	const userId = userOfSession((await presentedSession(request)) ?? "");
	const withdrawal = {
		offerId,
		quoteId,
		outcome: "withdrawn",
		attempt: crypto.randomUUID(),
		name: null,
		reason: null,
		userId,
	} as const;
	try {
		const [, , , , , [decided]] = await requireAdmin({ request, context }, (allowed) =>
			decisionStatements(context.db, withdrawal, Date.now(), allowed),
		);
		context.afterAnswer(() => context.feed.wake());
		const isWithdrawn = decided?.outcome === "withdrawn";
		return redirectWithFlash(quoteAddress(params), isWithdrawn ? "offer-withdrawn" : "offer-not-withdrawn");
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("offer not withdrawn", error, { quote: quoteId });
		return redirectWithFlash(quoteAddress(params), "offer-not-withdrawn");
	}
}
