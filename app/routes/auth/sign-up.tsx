import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { AuthForm, AuthPage, authMeta, EmailField, HelpDetails } from "#app/auth/components/auth-page.tsx";
import { type ResetRequest, resetRequestSchema } from "#app/auth/credentials.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { answerForm } from "#app/auth/form-reply.server.ts";
import { requestSignUp } from "#app/auth/mailed-link.server.ts";
import { returnPathOf, withReturnPath } from "#app/auth/return-path.ts";
import { paths } from "#app/config/paths.ts";
import { authTitles, signUpPage } from "#app/content/auth.ts";
import { authFailures } from "#app/content/auth-failures.ts";

export const meta = authMeta(authTitles.signUp, paths.authSignUp);

export { redirectSignedIn as loader } from "#app/auth/guard.server.ts";

export async function action({ request, context }: ActionFunctionArgs) {
	const form = { schema: resetRequestSchema, event: "sign-up not saved", failure: authFailures.signUp };
	return answerForm(request, form, async ({ email }) => {
		await requestSignUp({ request, context }, email, Date.now());
		context.afterAnswer(() => context.mail.deliver());
		const page = returnPathOf(new URL(request.url));
		return redirectWithFlash(withReturnPath(paths.auth, page), "sign-up-sent");
	});
}

export { clientAction, shouldRevalidate } from "#app/auth/keep-form.ts";

export default function SignUpRoute() {
	const reply = useActionData<typeof action>();
	const [form, fields] = useForm<ResetRequest>({ id: "sign-up", lastResult: reply?.result });
	return (
		<AuthPage>
			<AuthForm form={form} submit={signUpPage.submit} pending={signUpPage.pending}>
				<p className="text-sm text-ink-soft">{signUpPage.hint}</p>
				<EmailField field={fields.email} />
			</AuthForm>
			<HelpDetails {...signUpPage.noMail} />
		</AuthPage>
	);
}
