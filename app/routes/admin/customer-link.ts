import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { paths } from "#app/config/paths.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { logError } from "#app/log/log.server.ts";
import { replaceCustomerToken } from "#app/quotes/customer-token.server.ts";

/** There is nothing to see here: the quote's page has it. */
export async function loader(args: ActionFunctionArgs) {
	await requireAdmin(args, () => []);
	return redirect(paths.adminQuote(args.params.id ?? ""), 303);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const id = params.id ?? "";
	try {
		const [[replaced]] = await requireAdmin(
			{ request, context },
			(allowed) => [replaceCustomerToken(context.db, id, allowed)] as const,
		);
		if (!replaced) throw new Response(null, { status: 404 });
		return redirectWithFlash(paths.adminQuote(id), "link-replaced");
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("customer's link not replaced", error, { quote: id });
		return redirectWithFlash(paths.adminQuote(id), "link-not-replaced");
	}
}
