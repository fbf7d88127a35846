import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLocation } from "@remix-run/react";
import { AuthForm, AuthPage, authMeta, EmailField, HelpDetails } from "#app/auth/components/auth-page.tsx";
import { type ResetRequest, resetRequestSchema } from "#app/auth/credentials.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { answerForm } from "#app/auth/form-reply.server.ts";
import { requestReset } from "#app/auth/mailed-link.server.ts";
import { returnPathOf, withReturnPath } from "#app/auth/return-path.ts";
import { typedText, useTyped } from "#app/components/ui/use-typed.ts";
import { paths } from "#app/config/paths.ts";
import { authTitles, forgotPasswordPage } from "#app/content/auth.ts";
import { authFailures } from "#app/content/auth-failures.ts";

export const meta = authMeta(authTitles.forgotPassword, paths.authForgotPassword);

export { redirectSignedIn as loader } from "#app/auth/guard.server.ts";

export async function action({ request, context }: ActionFunctionArgs) {
	const form = { schema: resetRequestSchema, event: "reset not saved", failure: authFailures.resetEmail };
	return answerForm(request, form, async ({ email }) => {
		await requestReset({ request, context }, email, Date.now());
		context.afterAnswer(() => context.mail.deliver());
		const page = returnPathOf(new URL(request.url));
		return redirectWithFlash(withReturnPath(paths.auth, page), "reset-sent");
	});
}

export { clientAction, shouldRevalidate } from "#app/auth/keep-form.ts";

export default function ForgotPasswordRoute() {
	const reply = useActionData<typeof action>();
	const [form, fields] = useForm<ResetRequest>({ id: "reset", lastResult: reply?.result });
	const filled = useTyped(form.id, hasEmail, true);
	const { heading, text, submit, pending, back } = forgotPasswordPage;
	return (
		<AuthPage heading={heading} text={text}>
			<AuthForm form={form} submit={submit} pending={pending} disabled={!filled}>
				<EmailField field={fields.email} />
			</AuthForm>
			<HelpDetails {...forgotPasswordPage.noMail} />
			<p className="text-center text-sm">
				<Link to={withReturnPath(paths.auth, returnPathOf(useLocation()))} className="link tap">
					{back}
				</Link>
			</p>
		</AuthPage>
	);
}

const hasEmail = (values: FormData) => typedText(values, "email") !== "";
