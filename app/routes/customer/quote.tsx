import {
	type ActionFunctionArgs,
	data,
	type HeadersFunction,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { paths } from "#app/config/paths.ts";
import { customerPage } from "#app/content/customer-page.ts";
import { CustomerQuotePage } from "#app/customer-page/components/customer-quote-page.tsx";
import { QuoteFailure } from "#app/customer-page/components/quote-failure.tsx";
import { findCustomerQuote } from "#app/customer-page/customer-quote.server.ts";
import { draftOfQuote } from "#app/customer-page/draft-of-quote.ts";
import { nextContact } from "#app/customer-page/next-contact.ts";
import { logError } from "#app/log/log.server.ts";
import { redirectWithDraft } from "#app/quote-wizard/draft.server.ts";
import { customerPageAddress } from "#app/quotes/customer-token.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { headTags } from "#app/seo/head-tags.ts";
import { visitorSettings } from "#app/settings/visitor-settings.server.ts";
import { formatMoment } from "#app/time/time-text.ts";

export const meta: MetaFunction = () => headTags(customerPage.seo, { path: null });

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ params, context }: LoaderFunctionArgs) {
	try {
		const quote = await findCustomerQuote(context.db, params.token ?? "");
		if (!quote) return data({ failure: "unknown" } as const, 404);
		const { createdAt, changedAt, customerToken } = quote;
		return data({
			quote,
			contact: nextContact(quote, Date.now(), await visitorSettings(context)),
			saved: formatMoment(createdAt),
			changed: changedAt === null ? null : formatMoment(changedAt),
			link: customerPageAddress(customerToken, context.env),
		});
	} catch (error) {
		logError("customer's page not loaded", error);
		return data({ failure: "unreachable" } as const, 503);
	}
}

/** Takes the customer back into the wizard, with the answers of this quote. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const form = await readPostedForm(request);
	if (form.get("intent") !== "change") return data({ failed: true }, 400);
	try {
		const quote = await findCustomerQuote(context.db, params.token ?? "");
		if (quote) return redirectWithDraft(paths.quote, draftOfQuote(quote), context);
		return data({ failed: true }, 404);
	} catch (error) {
		logError("customer's answers not loaded", error);
		return data({ failed: true }, 503);
	}
}

export default function CustomerQuoteRoute() {
	const loaded = useLoaderData<typeof loader>();
	const { pathname } = useLocation();
	const failed = useActionData<typeof action>()?.failed ?? false;
	if ("failure" in loaded) return <QuoteFailure failure={loaded.failure} address={pathname} />;
	return <CustomerQuotePage {...loaded} failed={failed} />;
}
