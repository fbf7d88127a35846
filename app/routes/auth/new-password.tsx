import { parseWithZod } from "@conform-to/zod/v4";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { chosenPasswordSchema } from "#app/auth/common-passwords.server.ts";
import { ChosenPasswordPage } from "#app/auth/components/chosen-password-page.tsx";
import { refusal } from "#app/auth/form-reply.server.ts";
import { rememberDevice } from "#app/auth/known-device.server.ts";
import { presentedLink } from "#app/auth/link-token.server.ts";
import { findReset, resetPassword } from "#app/auth/reset.server.ts";
import { cookieHeaders, sessionCookie } from "#app/auth/session-cookie.server.ts";
import { trustCookie } from "#app/auth/trusted-device-cookie.server.ts";
import { paths } from "#app/config/paths.ts";
import { authTitles, deadLink, newPasswordPage } from "#app/content/auth.ts";
import { authFailures } from "#app/content/auth-failures.ts";
import { pageSeo } from "#app/content/seo.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { logError } from "#app/log/log.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { pageMeta } from "#app/seo/meta.ts";

export const meta: MetaFunction = () =>
	pageMeta({ ...pageSeo.auth, title: authTitles.newPassword }, { path: paths.authNewPassword });

/** Opening the link uses nothing up: mail scanners open links too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const email = await findReset(context, presentedLink(request), Date.now());
	return data({ email }, email === null ? 410 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const submission = parseWithZod(await readPostedForm(request), { schema: chosenPasswordSchema });
	if (submission.status !== "success") return data(refusal(submission), 400);
	try {
		const { password } = submission.value;
		const link = { token: presentedLink(request), password };
		const email = await resetPassword({ request, context }, link, Date.now());
		if (email === null) return data(refusal(submission, { tone: "error", ...deadLink }), 410);
		context.afterAnswer(() => context.mail.deliver());
		context.afterAnswer(() => context.feed.wake());
		const cookies = [sessionCookie(null), trustCookie(null), rememberDevice(request, context.env, email)];
		const headers = cookieHeaders(await Promise.all(cookies));
		return redirectWithFlash(paths.auth, "password-updated", headers);
	} catch (error) {
		logError("password not updated", error);
		return data(refusal(submission, authFailures.passwordUpdate), 503);
	}
}

export {
	keepForm as clientAction,
	revalidateUnlessUnreached as shouldRevalidate,
} from "#app/auth/keep-form.ts";

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
