import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type LoadedOffer, loadOfferPage } from "#app/admin/offer/offer-page.server.ts";
import { OfferPage } from "#app/admin/offer/offer-page.tsx";
import { handleOfferForm } from "#app/admin/offer/offer-request.server.ts";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { offerForm } from "#app/content/offer-form.ts";

export const meta = ownerMeta(offerForm.title);

export function loader(args: LoaderFunctionArgs) {
	const { id = "" } = args.params;
	return orUnavailable(args, "offer's form not loaded", {}, () => loadOfferPage(args, id));
}

export const action = handleOfferForm;

export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";

export default function OfferRoute() {
	const loaded: LoadedOffer = useLoaderData<typeof loader>();
	const sent = useActionData<typeof action>();
	const values = sent?.values ?? loaded.values;
	if (!values) return <LoadFailure />;
	return <OfferPage {...loaded} values={values} sent={sent} />;
}

export { QuoteError as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
