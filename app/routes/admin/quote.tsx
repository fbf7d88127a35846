import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/cloudflare";
import {
	type ClientActionFunctionArgs,
	type ClientLoaderFunctionArgs,
	isRouteErrorResponse,
	useActionData,
	useLoaderData,
	useLocation,
	useRouteError,
} from "@remix-run/react";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { LoadFailure } from "#app/admin/components/load-failure.tsx";
import { QuotePage } from "#app/admin/components/quote-page.tsx";
import { QuoteError } from "#app/admin/components/unknown-quote.tsx";
import { UnsavedNotes } from "#app/admin/components/unsaved-notes.tsx";
import { readJobDate, selectJobDate } from "#app/admin/job-date.server.ts";
import { ownerHeadTags } from "#app/admin/owner-meta.ts";
import { selectHistory } from "#app/admin/quote-history.server.ts";
import { selectShell, shellOf } from "#app/admin/shell.server.ts";
import { selectUndoable, triageFlash } from "#app/admin/triage.server.ts";
import { hasUndo, triageFailureSchema } from "#app/admin/triage.ts";
import { handleTriage } from "#app/admin/triage-request.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { dashboardFailures, unknownQuote } from "#app/content/dashboard.ts";
import type { FlashMessage } from "#app/content/flash-messages.ts";
import { notesTexts } from "#app/content/notes.ts";
import { redirectWithFlash, takeFlash } from "#app/flash/flash.server.ts";
import { logError } from "#app/log/log.server.ts";
import { selectOffers, selectQuestions } from "#app/offers/saved-offers.server.ts";
import { customerPageAddress, selectCustomerToken } from "#app/quotes/customer-token.server.ts";
import { selectCursor, selectQuote } from "#app/quotes/quote-reads.server.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { quoteRequests } from "#db/schema.ts";

const refusalSchema = z.object({ failure: triageFailureSchema });

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
	return ownerHeadTags(error ? unknownQuote.title : data?.quote?.name);
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	try {
		const { db } = context;
		const id = params.id ?? "";
		const now = Date.now();
		const queries = [
			selectQuote(db, id),
			selectHistory(db, id),
			selectCursor(db),
			selectUndoable(db, id, now),
			selectCustomerToken(db, id),
			selectOffers(db, eq(quoteRequests.id, id)),
			selectQuestions(db, eq(quoteRequests.id, id)),
			selectShell(db, (await presentedSession(request)) ?? ""),
			...selectJobDate(db, id, now),
		] as const;
		const [[quote], history, [newest], [undoable = null], [customer], offers, questions, shell, ...date] =
			await requireAdmin({ request, context }, () => queries);
		if (!quote) throw new Response(null, { status: 404 });
		const link = customer?.customerToken ? customerPageAddress(customer.customerToken, context.env) : null;
		const { flash, headers } = await takeFlash(request);
		const cursor = newest?.seq ?? 0;
		const jobDate = readJobDate(date, id, now);
		const parts = { offers, questions, jobDate, link, shell: shellOf(shell) };
		return data({ quote, history, cursor, undoable, flash, now, ...parts }, { headers });
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("quote not loaded", error, { requestId: context.requestId });
		return data({ quote: null, flash: null, now: Date.now() }, 503);
	}
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	try {
		return await serverLoader<typeof loader>();
	} catch (error) {
		if (error instanceof Response) throw error;
		return { quote: null, flash: null, now: Date.now(), isOffline: true };
	}
}

/** What the owner does with the quote. Notes that a signed-out browser sent come back instead of the sign-in. */
export async function action(args: ActionFunctionArgs) {
	const outcome = await handleTriage(args);
	if (outcome.done) {
		const { intent, address } = outcome;
		return hasUndo(intent) ? redirect(address, 303) : redirectWithFlash(address, triageFlash[intent]);
	}
	const { failure, status, hasNotes } = outcome;
	// Thrown, it is shown in place of the quote, which may not be loaded.
	if (status === 401) throw data({ failure }, status);
	return data(hasNotes ? { failure } : { flash: failureFlash(failure.reason) }, status);
}

/** A phone that is offline for a moment loses neither the page nor the notes. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
	const form = await request.clone().formData();
	try {
		return await serverAction<typeof action>();
	} catch (error) {
		if (error instanceof Response) throw error;
		const notes = String(form.get("notes") ?? "");
		const notesBefore = String(form.get("notesBefore") ?? "");
		const notesRevision = Number(form.get("notesRevision"));
		if (!form.has("notes")) return { flash: failureFlash(dashboardFailures.unsent.title) };
		const reason = notesTexts.reasons.unreachable;
		return { failure: { reason, notes, notesBefore, notesRevision, newer: null } };
	}
}

/** A form without notes leaves those that are typed in another one as they are. */
function failureFlash(text: string): FlashMessage {
	return { tone: "error", title: dashboardFailures.update.title, text };
}

export default function QuoteRoute() {
	const loaded = useLoaderData<typeof loader | typeof clientLoader>();
	const refused = useActionData<typeof action>();
	const failure = refused && "failure" in refused ? refused.failure : undefined;
	const flash = (refused && "flash" in refused ? refused.flash : loaded.flash) ?? null;
	const { pathname } = useLocation();
	if ("history" in loaded) return <QuotePage {...loaded} flash={flash} failure={failure} />;
	if (failure) return <UnsavedNotes address={pathname} failure={failure} />;
	return <LoadFailure address={pathname} failure={"isOffline" in loaded ? "offline" : "database"} />;
}

export function ErrorBoundary() {
	const error = useRouteError();
	const { pathname } = useLocation();
	const refused = refusalSchema.safeParse(isRouteErrorResponse(error) ? error.data : null);
	if (refused.success) return <UnsavedNotes address={pathname} failure={refused.data.failure} signedOut />;
	return <QuoteError />;
}
