import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { attemptOf, ownerAction, quoteAddress } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { replaceLink } from "#app/quotes/commands.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export { leadToQuote as loader } from "#app/admin/shell/owner-action.server.ts";

export async function action(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const quoteId = params.id ?? "";
	const attempt = attemptOf(await readPostedForm(request));
	return ownerAction(args, {
		what: "customer's link not replaced",
		quoteId,
		async work(owner) {
			const replaced = await replaceLink(context.db, owner, quoteId, attempt, Date.now());
			if (!replaced) throw new Response(null, { status: 404 });
			context.afterAnswer(() => context.mail.deliver());
			const flash = replaced.isMailed ? "link-mailed" : "link-replaced";
			return redirectWithFlash(`${quoteAddress(params)}#link`, flash);
		},
		failed: "link-not-replaced",
	});
}

export { QuoteError as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
export { clientAction } from "#app/admin/shell/unsent-form.ts";
