import { parseWithZod } from "@conform-to/zod/v4";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { replacementSchema } from "../../auth/chosen-password.server";
import { AuthForm } from "../../auth/components/auth-form";
import { AuthPage } from "../../auth/components/auth-page";
import { DeadLink } from "../../auth/components/dead-link";
import type { NewPassword } from "../../auth/credentials";
import { refusal } from "../../auth/form-reply.server";
import { authLimits } from "../../auth/limits";
import { findReset, resetPassword } from "../../auth/reset.server";
import { sessionHeaders } from "../../auth/session-cookie.server";
import { TextField } from "../../components/ui/text-field";
import { useFormState } from "../../components/ui/use-form-state";
import { paths } from "../../config/paths";
import { authFields, authTitles, deadLink, newPasswordPage } from "../../content/auth";
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
	const email = await findReset(context, tokenOf(request), Date.now());
	return data({ email }, email === null ? 410 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const submission = parseWithZod(await readPostedForm(request), { schema: replacementSchema });
	if (submission.status !== "success") return data(refusal(submission), 400);
	try {
		const { password } = submission.value;
		const updated = await resetPassword(context, { token: tokenOf(request), password }, Date.now());
		if (!updated) return data(refusal(submission, { tone: "error", ...deadLink }), 410);
		context.afterAnswer(() => context.mail.deliver());
		// Every session is over, and so are its open event streams.
		context.afterAnswer(() => context.feed.wake());
		return redirectWithNotice(paths.auth, "password-updated", await sessionHeaders(null));
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
			<AuthForm form={form} submit={submit} pending={pending}>
				{/* Tells a password manager whose password this is. */}
				<input type="hidden" name="username" autoComplete="username" value={email} />
				<TextField
					field={form.field("password")}
					label={authFields.newPassword}
					hint={authFields.passwordHint}
					type="password"
					autoComplete="new-password"
					maxLength={authLimits.password}
				/>
				<TextField
					field={form.field("confirmation")}
					label={authFields.confirmation}
					type="password"
					autoComplete="new-password"
					maxLength={authLimits.password}
				/>
			</AuthForm>
		</AuthPage>
	);
}

function tokenOf(request: Request): string {
	return new URL(request.url).searchParams.get("token") ?? "";
}
