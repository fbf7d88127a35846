import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
	isRouteErrorResponse,
	useActionData,
	useLoaderData,
	useLocation,
	useRouteError,
} from "@remix-run/react";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { LoadFailure } from "#app/admin/components/load-failure.tsx";
import { OfferPage } from "#app/admin/components/offer-page.tsx";
import { QuoteError } from "#app/admin/components/unknown-quote.tsx";
import { UnsentOffer } from "#app/admin/components/unsent-offer.tsx";
import { offerValuesSchema } from "#app/admin/offer-drafts.ts";
import { handleOfferForm } from "#app/admin/offer-request.server.ts";
import { ownerMeta } from "#app/admin/owner-meta.ts";
import { selectShell, shellOf } from "#app/admin/shell.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { offerForm } from "#app/content/offer-form.ts";
import { logError } from "#app/log/log.server.ts";
import { newOfferForm, withEmptyRows } from "#app/offers/offer-form.ts";
import { selectOffers } from "#app/offers/saved-offers.server.ts";
import { prefillOffer } from "#app/quotes/offer.ts";
import { offerStateAt } from "#app/quotes/offer-state.ts";
import { selectQuote } from "#app/quotes/quote-reads.server.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { quoteRequests } from "#db/schema.ts";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta = ownerMeta(offerForm.title);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const id = params.id ?? "";
	const now = Date.now();
	try {
		const queries = [
			selectQuote(context.db, id),
			selectOffers(context.db, eq(quoteRequests.id, id)),
			selectShell(context.db, (await presentedSession(request)) ?? ""),
		] as const;
		const [[quote], [newest], shell] = await requireAdmin({ request, context }, () => queries);
		if (!quote) throw new Response(null, { status: 404 });
		const { name, email } = quote;
		const before = newest ?? { lines: prefillOffer(quote), note: null };
		return data({
			id,
			name,
			email,
			newest: newest ? { id: newest.id, number: newest.number, total: newest.total } : null,
			changedSince: newest !== undefined && (quote.changedAt ?? 0) > newest.sentAt,
			state: newest ? offerStateAt(newest, newest.number, now) : null,
			values: withEmptyRows(newOfferForm(before, quote.changedAt, now)),
			changed: String(quote.changedAt ?? ""),
			shell: shellOf(shell),
		});
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("offer's form not loaded", error, { requestId: context.requestId });
		const unknown = { name: null, email: null, newest: null, state: null, values: null, changed: null };
		return data({ id, ...unknown, changedSince: false }, 503);
	}
}

export const action = (args: ActionFunctionArgs) => handleOfferForm(args);

export default function OfferRoute() {
	const loaded = useLoaderData<typeof loader>();
	const sent = useActionData<typeof action>();
	const { pathname } = useLocation();
	const values = sent?.values ?? loaded.values;
	if (!values) return <LoadFailure address={pathname} failure="database" />;
	return <OfferPage {...loaded} values={values} sent={sent} />;
}

const unsentSchema = z.object({ values: offerValuesSchema, newest: z.number() });

export function ErrorBoundary() {
	const error = useRouteError();
	const unsent = unsentSchema.safeParse(isRouteErrorResponse(error) ? error.data : null);
	if (unsent.success) return <UnsentOffer {...unsent.data} />;
	return <QuoteError />;
}
