import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import signatureScriptUrl from "#app/browser/signature/signature.ts?worker&url";
import unsentFormsScriptUrl from "#app/browser/unsent-forms/unsent-forms.ts?worker&url";
import { paths } from "#app/config/paths.ts";
import { customerPage } from "#app/content/customer-page.ts";
import { handleAnswer } from "#app/customer-page/answer-request.server.ts";
import { CustomerQuotePage } from "#app/customer-page/components/customer-quote-page.tsx";
import { QuoteFailure } from "#app/customer-page/components/quote-failure.tsx";
import { RejectedAnswerForm, TypedTexts } from "#app/customer-page/components/rejected-answer-form.tsx";
import { findWholeQuote } from "#app/customer-page/customer-quote.server.ts";
import { draftOfQuote } from "#app/customer-page/draft-of-quote.ts";
import { failureTitle } from "#app/customer-page/failure-title.ts";
import { loadCustomerPage } from "#app/customer-page/load-page.server.ts";
import { noteAct } from "#app/customer-page/offer-opening.server.ts";
import { logError } from "#app/log/log.server.ts";
import { redirectWithDraft } from "#app/quote-wizard/draft.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { privateMeta } from "#app/seo/head-tags.ts";

export const meta = privateMeta(customerPage.seo, failureTitle);

export { headers } from "#app/security/no-store.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	try {
		const found = await loadCustomerPage(request, params.token ?? "", context, Date.now());
		return found ? data(found.page, { headers: found.headers }) : data({ failure: "unknown" } as const, 404);
	} catch (error) {
		logError("customer's page not loaded", error);
		return data({ failure: "unreachable" } as const, 503);
	}
}

/** Takes the customer back into the wizard, with the answers of this quote; or takes an answer to its offer, or a question. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const form = await readPostedForm(request);
	const token = params.token ?? "";
	if (!isCustomerToken(token)) return data({ kept: null, failed: true }, 404);
	if (form.get("intent") === "opened") return noteAct(request, form, token, context);
	if (form.get("intent") !== "change") return handleAnswer(form, token, context, Date.now());
	try {
		const quote = await findWholeQuote(context.db, token);
		if (quote) return redirectWithDraft(paths.quote, draftOfQuote(quote, Date.now()), context);
		return data({ kept: null, failed: true }, 404);
	} catch (error) {
		logError("customer's answers not loaded", error);
		return data({ kept: null, failed: true }, 503);
	}
}

const unsentFormsScript = <script type="module" async src={unsentFormsScriptUrl} />;

export default function CustomerQuoteRoute() {
	const loaded = useLoaderData<typeof loader>();
	const { kept = null, failed = false } = useActionData<typeof action>() ?? {};
	if (!("failure" in loaded))
		return (
			<>
				<CustomerQuotePage {...loaded} kept={kept} failed={failed} />
				{unsentFormsScript}
				{loaded.offers.newest?.state === "open" && <script type="module" async src={signatureScriptUrl} />}
			</>
		);
	if (kept?.isUnreachable && loaded.failure === "unreachable")
		return (
			<>
				<RejectedAnswerForm kept={kept} />
				{unsentFormsScript}
			</>
		);
	return <QuoteFailure failure={loaded.failure}>{kept && <TypedTexts kept={kept} />}</QuoteFailure>;
}
