import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { paths } from "#app/config/paths.ts";

/** The page of the quote that an address names, the dashboard where it names none. Encoded again, because no header may hold what an
 * address may name. */
export function quoteAddress({ id }: LoaderFunctionArgs["params"]): string {
	return id === undefined ? paths.admin : paths.adminQuote(encodeURIComponent(id));
}

/** The loader where only forms are posted: the quote's page, or the dashboard, has all there is to see.
 * @throws {Response} a redirect to the sign-in, without an open session. */
export async function leadToQuote(args: LoaderFunctionArgs): Promise<Response> {
	await requireAdmin(args, () => []);
	return redirect(quoteAddress(args.params), 303);
}
