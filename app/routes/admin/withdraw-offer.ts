import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { attemptOf, ownerAction, quoteAddress } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { answerOffer, isDecided } from "#app/quotes/commands.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export { leadToQuote as loader } from "#app/admin/shell/owner-action.server.ts";

export async function action(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const quoteId = params.id ?? "";
	const form = await readPostedForm(request);
	const offerId = String(form.get("offer") ?? "");
	const withdrawal = { outcome: "withdrawn", offerId, attempt: attemptOf(form) } as const;
	return ownerAction(args, {
		what: "offer not withdrawn",
		quoteId,
		async work(owner) {
			const answered = await answerOffer(context.db, owner, quoteId, withdrawal, Date.now());
			const flash = isDecided(answered, "withdrawn") ? "offer-withdrawn" : "offer-not-withdrawn";
			return redirectWithFlash(`${quoteAddress(params)}#offer`, flash);
		},
		failed: "offer-not-withdrawn",
	});
}

export { QuoteError as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
export { clientAction } from "#app/admin/shell/unsent-form.ts";
