import { parseWithZod } from "@conform-to/zod/v4";
import {
	type ActionFunctionArgs,
	data,
	type HeadersFunction,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { requireAdmin } from "../../auth/guard.server";
import { dashboardFailures } from "../../content/dashboard";
import { pageSeo } from "../../content/seo";
import { logError } from "../../log.server";
import { redirectWithNotice, takeNotice } from "../../notices/flash.server";
import { LoadFailure } from "../../quotes/components/load-failure";
import { QuotePage } from "../../quotes/components/quote-page";
import { UnsavedNotes } from "../../quotes/components/unsaved-notes";
import { selectQuote } from "../../quotes/quote-list.server";
import { triageSchema } from "../../quotes/triage";
import { returnAddress, triageNotices, triageQuote } from "../../quotes/triage.server";
import type { RouteHandle } from "../../route-handle";
import { readPostedForm } from "../../security/posted-form.server";
import { headTags } from "../../seo/head-tags";

export const handle = { hydrate: true } satisfies RouteHandle;

export const meta: MetaFunction = () => headTags(pageSeo.admin, { path: null });

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	try {
		const queries = [selectQuote(context.db, params.id ?? "")] as const;
		const [[quote]] = await requireAdmin({ request, context }, () => queries);
		if (!quote) throw new Response(null, { status: 404 });
		const { notice, headers } = await takeNotice(request);
		return data({ quote, notice, now: Date.now() }, { headers });
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("quote not loaded", error, { requestId: context.requestId });
		return data({ quote: null, notice: null, now: Date.now() }, 503);
	}
}

/** What the owner does with the quote: the change and its event in one round trip with the check of the session. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const form = await readPostedForm(request);
	const submission = parseWithZod(form, { schema: triageSchema });
	const notes = String(form.get("notes") ?? "");
	const refuse = (status: number, reason: string) => data({ failure: { reason, notes } }, status);
	const { reasons } = dashboardFailures;
	const quoteId = params.id ?? "";
	try {
		if (submission.status !== "success") {
			await requireAdmin({ request, context }, () => []);
			return refuse(400, reasons.badForm);
		}
		const { intent, from } = submission.value;
		const triage = { ...submission.value, quoteId, now: Date.now() };
		const [changed] = await requireAdmin({ request, context }, (allowed) =>
			triageQuote(context.db, triage, allowed),
		);
		if (changed.length === 0) return refuse(409, reasons.notChanged[intent]);
		context.afterAnswer(() => context.feed.wake());
		const address = returnAddress(quoteId, intent, from);
		return intent === "contacted"
			? redirect(address, 303)
			: redirectWithNotice(address, triageNotices[intent]);
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("quote not updated", error, { quote: quoteId, requestId: context.requestId });
		return refuse(503, reasons.unreachable);
	}
}

/** A phone that is offline for a moment loses neither the page nor the notes. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
	const form = await request.clone().formData();
	try {
		return await serverAction<typeof action>();
	} catch (error) {
		if (error instanceof Response) throw error;
		const { unreachable } = dashboardFailures.reasons;
		return { failure: { reason: unreachable, notes: String(form.get("notes") ?? "") } };
	}
}

export default function QuoteRoute() {
	const { quote, notice, now } = useLoaderData<typeof loader>();
	const failure = useActionData<typeof action>()?.failure;
	const { pathname } = useLocation();
	if (quote) return <QuotePage quote={quote} notice={notice} now={now} failure={failure} />;
	return failure ? <UnsavedNotes address={pathname} failure={failure} /> : <LoadFailure address={pathname} />;
}
