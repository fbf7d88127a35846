import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { ownerAction } from "#app/admin/owner-writer.server.ts";
import { quoteAddress } from "#app/admin/quote-address.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { replaceLink } from "#app/quotes/quote-changes.server.ts";

export { leadToQuote as loader } from "#app/admin/quote-address.server.ts";

export async function action(args: ActionFunctionArgs) {
	const { params, context } = args;
	const quoteId = params.id ?? "";
	return ownerAction(args, {
		what: "customer's link not replaced",
		quoteId,
		async work(owner) {
			const isReplaced = await replaceLink(context.db, owner, quoteId, Date.now());
			if (!isReplaced) throw new Response(null, { status: 404 });
			context.afterAnswer(() => context.feed.wake());
			return redirectWithFlash(quoteAddress(params), "link-replaced");
		},
		failed: () => redirectWithFlash(quoteAddress(params), "link-not-replaced"),
	});
}
