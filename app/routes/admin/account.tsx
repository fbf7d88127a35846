import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { SettingsTabs } from "#app/admin/settings/settings-tabs.tsx";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { OwnerPage, ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable, readPage } from "#app/admin/shell/shell.server.ts";
import { changeAccount, refuseAccount, WRONG_PASSWORDS_RETRY } from "#app/auth/account.server.ts";
import { AccountForms } from "#app/auth/components/account-forms.tsx";
import { asDocument, dataWithFlash, redirectWithFlash } from "#app/auth/flash.server.ts";
import { tryAgainSoon } from "#app/auth/form-reply.server.ts";
import { selectInvited } from "#app/auth/owners.server.ts";
import { QueueFull } from "#app/auth/password-queues.server.ts";
import { presentedSession } from "#app/auth/session-cookie.server.ts";
import { userOfSession } from "#app/auth/session-state.server.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { accountPage } from "#app/content/account.ts";
import { logError } from "#app/log/log.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { users } from "#db/schema.ts";

export const meta = ownerMeta(accountPage.title);

export function loader(args: LoaderFunctionArgs) {
	const { db, env } = args.context;
	return orUnavailable(args, "account not loaded", { email: null, invited: [], flash: null }, async () => {
		const session = (await presentedSession(args.request)) ?? "";
		const self = db
			.select({ email: users.email })
			.from(users)
			.where(eq(users.id, userOfSession(session)));
		const { shell, results } = await readPage(args, [self, selectInvited(db, env, self)]);
		const [[account], invited] = results;
		return dataWithFlash(args.request, { email: account?.email ?? "", invited, shell });
	});
}

const done = {
	password: "password-changed",
	pin: "pin-changed",
	invite: "owner-invited",
	remove: "owner-removed",
} as const;

export async function action(args: ActionFunctionArgs) {
	const { context, request } = args;
	const form = await readPostedForm(request);
	try {
		const outcome = await changeAccount(args, form, Date.now());
		const { status } = outcome;
		if (status === 429) return data(outcome, { status, headers: { "Retry-After": WRONG_PASSWORDS_RETRY } });
		if (status !== 303) return data(outcome, status);
		// What was open on other devices closes at once.
		context.afterAnswer(() => Promise.all([context.feed.wake(), context.mail.deliver()]));
		// A page of its own has no password in its forms.
		return redirectWithFlash(ownerPaths.account, done[outcome.intent], asDocument);
	} catch (error) {
		if (error instanceof Response) throw error;
		if (error instanceof QueueFull)
			return data(refuseAccount(form, 429, { current: accountPage.errors.manyPasswords }), tryAgainSoon);
		logError("account not changed", error, { requestId: context.requestId });
		return data(refuseAccount(form, 503, {}), 503);
	}
}

export { LoadFailure as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
export { clientAction, clientLoader } from "#app/admin/shell/unsent-form.ts";
export { headers } from "#app/auth/keep-form.ts";

export default function AccountRoute() {
	const { email, invited, flash } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	if (email === null && !refused) return <LoadFailure />;
	const intro = email === null ? accountPage.intro : `${accountPage.intro} ${accountPage.of(email)}`;
	return (
		<OwnerPage title={accountPage.title} intro={intro} tabs={<SettingsTabs />} flash={flash}>
			<AccountForms invited={invited} refused={refused} />
		</OwnerPage>
	);
}
