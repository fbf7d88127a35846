import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { WithPhone } from "#app/components/ui/with-phone.tsx";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { customerPage } from "#app/content/customer-page.ts";
import { stopPage } from "#app/content/stop-reminders.ts";
import { QuoteFailure } from "#app/customer-page/components/quote-failure.tsx";
import { findReminders } from "#app/customer-page/customer-quote.server.ts";
import { failureTitle } from "#app/customer-page/failure-title.ts";
import { quoteReference } from "#app/fields/text.ts";
import { logError } from "#app/log/log.server.ts";
import { stopReminders } from "#app/quotes/commands.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { privateMeta } from "#app/seo/head-tags.ts";

/** What mail programs post for their user, who sees no answer. */
const ONE_CLICK = { field: "List-Unsubscribe", value: "One-Click" };

export const meta = privateMeta(stopPage.seo, failureTitle);

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
	const isUndo = form.get("intent") === "resume";
	try {
		const isKnown =
			isCustomerToken(token) && (await stopReminders(context.db, token, Date.now(), { isUndo }));
		if (!isKnown) return data({ failed: false, isUndo }, 404);
		context.afterAnswer(() => context.feed.wake());
		// Mail programs follow no redirect.
		if (form.get(ONE_CLICK.field) === ONE_CLICK.value) return data({ failed: false, isUndo });
		return redirect(jobPaths.customerReminders(token), 303);
	} catch (error) {
		logError("reminders not changed", error);
		return data({ failed: true, isUndo }, 503);
	}
}

export default function RemindersRoute() {
	const loaded = useLoaderData<typeof loader>();
	const { token = "" } = useParams();
	const { failed = false, isUndo = false } = useActionData<typeof action>() ?? {};
	if (!("failure" in loaded)) return <StopRemindersPage {...loaded} token={token} failed={failed} />;
	// The form once more, which asks for nothing but to be sent.
	if (failed) return <StopRemindersPage token={token} quoteId={null} areStopped={isUndo} failed />;
	return <QuoteFailure failure={loaded.failure} />;
}

interface StopRemindersPageProps {
	token: string;
	quoteId: string | null;
	areStopped: boolean;
	failed: boolean;
}

/** Asks whether the reminders should stop, or says that they have; opening it stops none. */
function StopRemindersPage({ token, quoteId, areStopped, failed }: StopRemindersPageProps) {
	const { ask, stopped, unreachable } = stopPage;
	const { title, text } = areStopped ? stopped : ask;
	return (
		<section className="wrap grid min-h-[60vh] content-center justify-items-center gap-6 py-16 text-center">
			{areStopped ? (
				<Icon name="check-circle" className="size-14 text-leaf" />
			) : (
				<Icon name="mail" className="size-14 text-ember" />
			)}
			<h1 className="text-2xl">{title}</h1>
			{failed && <ErrorSummary {...unreachable} />}
			<p className="max-w-xl text-ink-soft">
				<WithPhone text={text} />
			</p>
			{quoteId && (
				<p className="text-ink-soft">
					{customerPage.reference}{" "}
					<strong className="text-ink tabular-nums">{quoteReference(quoteId)}</strong>
				</p>
			)}
			<div className="flex flex-wrap justify-center gap-4">
				<form method="post">
					{areStopped ? (
						<Button variant="quiet" name="intent" value="resume">
							{stopped.resume}
						</Button>
					) : (
						<Button>{ask.stop}</Button>
					)}
				</form>
				<ButtonLink href={paths.customerQuote(token)} variant="quiet" icon="arrow-right">
					{stopPage.open}
				</ButtonLink>
			</div>
		</section>
	);
}
