import { parseWithZod } from "@conform-to/zod/v4";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { chosenPasswordSchema } from "../../auth/chosen-password.server";
import { AuthPage } from "../../auth/components/auth-page";
import { ChosenPasswordForm } from "../../auth/components/chosen-password-form";
import { DeadLink } from "../../auth/components/dead-link";
import type { NewPassword } from "../../auth/credentials";
import { refusal } from "../../auth/form-reply.server";
import { rememberDevice } from "../../auth/known-device.server";
import { presentedLink } from "../../auth/link-token.server";
import { findReset, resetPassword } from "../../auth/reset.server";
import { sessionHeaders } from "../../auth/session-cookie.server";
import { useFormState } from "../../components/ui/use-form-state";
import { paths } from "../../config/paths";
import { authTitles, deadLink, newPasswordPage } from "../../content/auth";
import { authFailures } from "../../content/auth-failures";
import { pageSeo } from "../../content/seo";
import { logError } from "../../log.server";
import { redirectWithNotice } from "../../notices/flash.server";
import { readPostedForm } from "../../security/posted-form.server";
import { headTags } from "../../seo/head-tags";

export const meta: MetaFunction = () =>
	headTags({ ...pageSeo.auth, title: authTitles.newPassword }, { path: null });

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
		// Every session is over, and so are its open event streams.
		context.afterAnswer(() => context.feed.wake());
		const headers = new Headers(await sessionHeaders(null));
		headers.append("Set-Cookie", await rememberDevice(request, context.env, email));
		return redirectWithNotice(paths.auth, "password-updated", headers);
	} catch (error) {
		logError("password not updated", error);
		return data(refusal(submission, authFailures.passwordUpdate), 503);
	}
}

export { keepForm as clientAction, keepPage as shouldRevalidate } from "../../auth/keep-form";

export default function NewPasswordRoute() {
	const { email } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const form = useFormState<NewPassword>({ id: "new-password", reply: reply?.result });
	const { heading, text, submit, pending } = newPasswordPage;
	if (email === null) {
		return (
			<AuthPage notice={reply?.notice}>
				<DeadLink to={paths.authForgotPassword} label={deadLink.resetAgain} />
			</AuthPage>
		);
	}
	return (
		<AuthPage heading={heading} text={text} notice={reply?.notice}>
			<ChosenPasswordForm form={form} email={email} submit={submit} pending={pending} />
		</AuthPage>
	);
}
