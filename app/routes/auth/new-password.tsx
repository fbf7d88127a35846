import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadLinkPage, resetPassword } from "#app/auth/chosen-password.server.ts";
import { chosenPasswordSchema } from "#app/auth/common-passwords.server.ts";
import { authMeta, ChosenPasswordPage } from "#app/auth/components/auth-page.tsx";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { answerForm } from "#app/auth/form-reply.server.ts";
import { rememberDevice } from "#app/auth/known-device.server.ts";
import { presentedLink } from "#app/auth/mailed-link.server.ts";
import { cookieHeaders, sessionCookie, trustCookie } from "#app/auth/session-cookie.server.ts";
import { paths } from "#app/config/paths.ts";
import { authTitles, deadLink, newPasswordPage } from "#app/content/auth.ts";
import { authFailures } from "#app/content/auth-failures.ts";

export const meta = authMeta(authTitles.newPassword, paths.authNewPassword);

export const loader = (args: LoaderFunctionArgs) => loadLinkPage(args, "reset");

export async function action({ request, context }: ActionFunctionArgs) {
	const form = {
		schema: chosenPasswordSchema,
		event: "password not updated",
		failure: authFailures.passwordUpdate,
	};
	return answerForm(request, { ...form, context }, async ({ password }, refuse) => {
		const link = { token: presentedLink(request), password };
		const email = await resetPassword({ request, context }, link, Date.now());
		if (email === null) return refuse(410, { tone: "error", ...deadLink });
		context.afterAnswer(() => Promise.all([context.feed.wake(), context.mail.deliver()]));
		const cookies = [sessionCookie(null), trustCookie(null), rememberDevice(request, context.env, email)];
		const headers = cookieHeaders(await Promise.all(cookies));
		return redirectWithFlash(paths.auth, "password-updated", headers);
	});
}

export { clientAction, headers, shouldRevalidate } from "#app/auth/keep-form.ts";

export default function NewPasswordRoute() {
	const { email } = useLoaderData<typeof loader>();
	return (
		<ChosenPasswordPage
			formId="new-password"
			email={email}
			reply={useActionData<typeof action>()}
			texts={newPasswordPage}
			again={{ to: paths.authForgotPassword, label: deadLink.resetAgain }}
		/>
	);
}
