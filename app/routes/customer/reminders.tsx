import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { jobPaths } from "#app/config/job-paths.ts";
import { stopPage } from "#app/content/stop-reminders.ts";
import { QuoteFailure } from "#app/customer-page/components/quote-failure.tsx";
import { StopRemindersPage } from "#app/customer-page/components/stop-reminders-page.tsx";
import { findReminders } from "#app/customer-page/customer-quote.server.ts";
import { logError } from "#app/log/log.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { stopReminders } from "#app/quotes/quote-changes.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { privateMeta } from "#app/seo/head-tags.ts";

/** What mail programs post for their user, who sees no answer. */
const ONE_CLICK = { field: "List-Unsubscribe", value: "One-Click" };

export const meta = privateMeta(stopPage.seo);

export { headers } from "#app/security/no-store.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
	try {
		const reminders = await findReminders(context.db, params.token ?? "");
		return reminders ? data(reminders) : data({ failure: "unknown" } as const, 404);
	} catch (error) {
		logError("reminders not found", error);
		return data({ failure: "unreachable" } as const, 503);
	}
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const token = params.token ?? "";
	const form = await readPostedForm(request);
	try {
		const isStopped = isCustomerToken(token) && (await stopReminders(context.db, token, Date.now()));
		if (!isStopped) return data({ failed: false }, 404);
		context.afterAnswer(() => context.feed.wake());
		// Mail programs follow no redirect.
		if (form.get(ONE_CLICK.field) === ONE_CLICK.value) return data({ failed: false });
		return redirect(jobPaths.customerReminders(token), 303);
	} catch (error) {
		logError("reminders not stopped", error);
		return data({ failed: true }, 503);
	}
}

export default function RemindersRoute() {
	const loaded = useLoaderData<typeof loader>();
	const { token = "" } = useParams();
	const { failed = false } = useActionData<typeof action>() ?? {};
	if (!("failure" in loaded)) return <StopRemindersPage {...loaded} token={token} failed={failed} />;
	// The form once more, which asks for nothing but to be sent.
	if (failed) return <StopRemindersPage token={token} quoteId={null} areStopped={false} failed />;
	return <QuoteFailure failure={loaded.failure} />;
}
