import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
	isRouteErrorResponse,
	useActionData,
	useLoaderData,
	useLocation,
	useParams,
	useRouteError,
} from "@remix-run/react";
import * as z from "zod/mini";
import { DateForm } from "#app/admin/components/date-form.tsx";
import { LoadFailure } from "#app/admin/components/load-failure.tsx";
import { QuoteFormPage } from "#app/admin/components/quote-form-page.tsx";
import { SignedOutAlert } from "#app/admin/components/signed-out-alert.tsx";
import { QuoteError } from "#app/admin/components/unknown-quote.tsx";
import { handleDateForm } from "#app/admin/job-date-request.server.ts";
import { ownerMeta } from "#app/admin/owner-meta.ts";
import { quoteAddress } from "#app/admin/quote-address.server.ts";
import { selectShell, shellOf } from "#app/admin/shell.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { dateFormTexts } from "#app/content/job-date.ts";
import { logError } from "#app/log/log.server.ts";
import { parseTimes, timesOf } from "#app/quotes/job-times.ts";
import type { RouteHandle } from "#app/route-module.ts";
import { typedDateSchema, typedOf } from "#app/schedule/date-form.ts";
import { selectDateOf } from "#app/schedule/scheduled-jobs.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta = ownerMeta(dateFormTexts.set);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const quoteId = params.id ?? "";
	try {
		const queries = [
			selectDateOf(context.db, quoteId),
			selectSettings(context.db),
			selectShell(context.db, (await presentedSession(request)) ?? ""),
		] as const;
		const [[quote], saved, shell] = await requireAdmin({ request, context }, () => queries);
		if (!quote) throw new Response(null, { status: 404 });
		const times = timesOf(quote.startsAt, quote.endsAt);
		const typed = typedOf(times, settingsOf(saved).settings.hours);
		return data({ quoteId, name: quote.name, times, typed, shell: shellOf(shell) });
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("date not loaded", error, { requestId: context.requestId });
		return data({ quoteId, name: null, times: null, typed: null }, 503);
	}
}

export async function action(args: ActionFunctionArgs) {
	const outcome = await handleDateForm(args);
	if (outcome.done) return redirect(`${quoteAddress(args.params)}#date`, 303);
	const { status, ...refusal } = outcome;
	return data(refusal, status);
}

export default function QuoteDateRoute() {
	const { quoteId, name, times, typed } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const { pathname } = useLocation();
	const shown = refused?.typed ?? typed;
	if (!shown) return <LoadFailure address={pathname} failure="database" />;
	return (
		<QuoteFormPage
			quoteId={quoteId}
			back={dateFormTexts.back}
			title={name === null ? dateFormTexts.set : dateFormTexts.title(name)}
		>
			<div className="rounded-lg border border-line bg-white p-4 shadow-card sm:p-6">
				<DateForm
					quoteId={quoteId}
					before={name === null ? (refused?.before ?? null) : times}
					typed={shown}
					error={refused?.error}
					full={refused?.full}
				/>
			</div>
		</QuoteFormPage>
	);
}

const unsetSchema = z.object({ typed: typedDateSchema, before: z.string() });

export function ErrorBoundary() {
	const error = useRouteError();
	const quoteId = useParams().id ?? "";
	const unset = unsetSchema.safeParse(isRouteErrorResponse(error) ? error.data : null);
	if (!unset.success) return <QuoteError />;
	const { typed, before } = unset.data;
	return (
		<QuoteFormPage quoteId={quoteId} back={dateFormTexts.back} title={dateFormTexts.set}>
			<SignedOutAlert {...dateFormTexts.signedOut} />
			<DateForm quoteId={quoteId} before={parseTimes(before)} typed={typed} />
		</QuoteFormPage>
	);
}
