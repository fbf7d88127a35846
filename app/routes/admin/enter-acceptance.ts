import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { attemptOf, ownerAction, quoteAddress } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { acceptanceWays } from "#app/catalog/quote-enums.ts";
import { limits, optionalText } from "#app/fields/text.ts";
import { enterAcceptance, isDecided } from "#app/quotes/commands.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export { leadToQuote as loader } from "#app/admin/shell/owner-action.server.ts";

const schema = z.object({ offer: z.string(), way: z.enum(acceptanceWays), name: optionalText(limits.name) });

export async function action(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const quoteId = params.id ?? "";
	const form = await readPostedForm(request);
	const { data: said } = schema.safeParse(Object.fromEntries(form));
	return ownerAction(args, {
		what: "acceptance not entered",
		quoteId,
		async work(owner) {
			const answer = (key: "acceptance-entered" | "acceptance-not-entered") =>
				redirectWithFlash(`${quoteAddress(params)}#offer`, key);
			if (!said) return answer("acceptance-not-entered");
			const { offer: offerId, way, name = null } = said;
			const command = { offerId, way, name, attempt: attemptOf(form) };
			const entered = await enterAcceptance(context.db, owner, quoteId, command, Date.now());
			context.afterAnswer(() => context.mail.deliver());
			return answer(isDecided(entered, "accepted") ? "acceptance-entered" : "acceptance-not-entered");
		},
		failed: "acceptance-not-entered",
	});
}

export { QuoteError as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
export { clientAction } from "#app/admin/shell/unsent-form.ts";
