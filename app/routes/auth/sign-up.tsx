import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { EmailField, PasswordField } from "#app/auth/components/auth-fields.tsx";
import { AuthForm } from "#app/auth/components/auth-form.tsx";
import { AuthPage, HelpDetails } from "#app/auth/components/auth-page.tsx";
import { type Credentials, credentialsSchema } from "#app/auth/credentials.ts";
import { refusal } from "#app/auth/form-reply.server.ts";
import { redirectSignedIn } from "#app/auth/guard.server.ts";
import { returnPathOf, withReturnPath } from "#app/auth/return-path.ts";
import { requestSignUp } from "#app/auth/sign-up.server.ts";
import { paths } from "#app/config/paths.ts";
import { authFields, authTitles, signUpPage } from "#app/content/auth.ts";
import { authFailures } from "#app/content/auth-failures.ts";
import { pageSeo } from "#app/content/seo.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { logError } from "#app/log/log.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { pageMeta } from "#app/seo/meta.ts";

export const meta: MetaFunction = () =>
	pageMeta({ ...pageSeo.auth, title: authTitles.signUp }, { path: paths.authSignUp });

export async function loader(args: LoaderFunctionArgs) {
	await redirectSignedIn(args);
	return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
	const submission = parseWithZod(await readPostedForm(request), { schema: credentialsSchema });
	if (submission.status !== "success") return data(refusal(submission), 400);
	try {
		await requestSignUp({ request, context }, submission.value.email, Date.now());
		context.afterAnswer(() => context.mail.deliver());
		const page = returnPathOf(new URL(request.url));
		return redirectWithFlash(withReturnPath(paths.auth, page), "sign-up-sent");
	} catch (error) {
		logError("sign-up not saved", error);
		return data(refusal(submission, authFailures.signUp), 503);
	}
}

export {
	keepForm as clientAction,
	revalidateUnlessUnreached as shouldRevalidate,
} from "#app/auth/keep-form.ts";

export default function SignUpRoute() {
	const reply = useActionData<typeof action>();
	const [form, fields] = useForm<Credentials>({ id: "sign-up", lastResult: reply?.result });
	return (
		<AuthPage flash={reply?.flash}>
			<AuthForm form={form} submit={signUpPage.submit} pending={signUpPage.pending}>
				<p className="text-sm text-ink-soft">{signUpPage.hint}</p>
				<EmailField field={fields.email} />
				<PasswordField
					field={fields.password}
					label={authFields.password}
					hint={authFields.passwordHint}
					autoComplete="new-password"
				/>
			</AuthForm>
			<HelpDetails {...signUpPage.noMail} />
		</AuthPage>
	);
}
