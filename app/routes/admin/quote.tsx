import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/cloudflare";
import {
	isRouteErrorResponse,
	useActionData,
	useLoaderData,
	useLocation,
	useParams,
	useRouteError,
} from "@remix-run/react";
import { useEffect } from "react";
import { dropOfferDraft } from "#app/admin/offer/offer-drafts.ts";
import { dropDraft } from "#app/admin/quote/note-drafts.ts";
import { loadQuotePage } from "#app/admin/quote/quote-page.server.ts";
import { QuotePage } from "#app/admin/quote/quote-page.tsx";
import { handleTriage } from "#app/admin/quote/triage-request.server.ts";
import { UnsavedNotes } from "#app/admin/quote/unsaved-notes.tsx";
import { LoadFailure, QuoteError } from "#app/admin/shell/load-failure.tsx";
import { unloadedPage, useLastKnown } from "#app/admin/shell/load-or-keep.ts";
import { ownerHeadTags } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import type { FailedPress } from "#app/admin/shell/unsent-form.ts";
import { UnsavedWork } from "#app/admin/today/work-fields.tsx";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { dashboardFailures, unknownQuote } from "#app/content/dashboard.ts";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
	return ownerHeadTags(error ? unknownQuote.title : data?.page?.quote.name);
};

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "quote not loaded", unloadedPage, () => loadQuotePage(args));
}

export { loadOrKeep as clientLoader } from "#app/admin/shell/load-or-keep.ts";

/** What the owner does with the quote. Notes that a signed-out browser sent come back instead of the sign-in. */
export async function action(args: ActionFunctionArgs) {
	const outcome = await handleTriage(args);
	if (outcome.done) {
		const { flash, address } = outcome;
		return flash ? redirectWithFlash(address, flash) : redirect(address, 303);
	}
	const { failure, status, hasText } = outcome;
	if (hasText) return data({ failure, failedPress: undefined }, status);
	// A form without notes leaves those that are typed in another one as they are.
	const failedPress = { ...dashboardFailures.update, text: failure.reason };
	if (status === 503) throw data({ failedPress } satisfies FailedPress, status);
	return data({ failedPress, failure: undefined }, status);
}

export { clientAction } from "#app/admin/shell/unsent-form.ts";

export default function QuoteRoute() {
	const { page, flash, failure: outdated } = useLoaderData<typeof loader>();
	const { failure, failedPress } = useActionData<typeof action>() ?? {};
	const { pathname } = useLocation();
	const { id = "" } = useParams();
	const known = useLastKnown(page);
	if (failure?.work) return <UnsavedWork address={pathname} failure={failure} />;
	// The quote itself has no place for the way to the sign-in.
	if (known?.quote.id === id && !failure?.links)
		return <QuotePage page={known} {...{ flash, failedPress, failure, outdated }} />;
	if (failure) return <UnsavedNotes address={pathname} failure={failure} />;
	return <LoadFailure failure={outdated} />;
}

export function ErrorBoundary() {
	const { id = "" } = useParams();
	const error = useRouteError();
	const isGone = isRouteErrorResponse(error) && error.status === 404;
	useEffect(() => {
		if (!isGone) return;
		// Whoever was erased is not named on this device any more.
		dropDraft(id);
		dropOfferDraft(id);
	}, [isGone, id]);
	return <QuoteError />;
}
