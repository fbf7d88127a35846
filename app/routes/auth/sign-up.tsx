import { parseWithZod } from "@conform-to/zod/v4";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { AuthForm } from "../../auth/components/auth-form";
import { AuthPage } from "../../auth/components/auth-page";
import { Help } from "../../auth/components/help";
import { type Credentials, credentialsSchema } from "../../auth/credentials";
import { refusal } from "../../auth/form-reply.server";
import { redirectSignedIn } from "../../auth/guard.server";
import { authLimits } from "../../auth/limits";
import { returnPathOf, withReturnPath } from "../../auth/return-path";
import { requestSignUp } from "../../auth/sign-up.server";
import { TextField } from "../../components/ui/text-field";
import { useFormState } from "../../components/ui/use-form-state";
import { paths } from "../../config/paths";
import { authFields, authTitles, signUpPage } from "../../content/auth";
import { authFailures } from "../../content/auth-failures";
import { pageSeo } from "../../content/seo";
import { logError } from "../../log.server";
import { redirectWithNotice } from "../../notices/flash.server";
import { readPostedForm } from "../../security/posted-form.server";
import { headTags } from "../../seo/head-tags";

export const meta: MetaFunction = () =>
	headTags({ ...pageSeo.auth, title: authTitles.signUp }, { path: null });

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
		return redirectWithNotice(withReturnPath(paths.auth, page), "sign-up-sent");
	} catch (error) {
		logError("sign-up not saved", error);
		return data(refusal(submission, authFailures.signUp), 503);
	}
}

export { keepForm as clientAction, keepPage as shouldRevalidate } from "../../auth/keep-form";

export default function SignUpRoute() {
	const reply = useActionData<typeof action>();
	const form = useFormState<Credentials>({ id: "sign-up", reply: reply?.result });
	return (
		<AuthPage notice={reply?.notice}>
			<AuthForm form={form} submit={signUpPage.submit} pending={signUpPage.pending}>
				<p className="text-sm text-ink-soft">{signUpPage.hint}</p>
				<TextField
					field={form.field("email")}
					label={authFields.email}
					type="email"
					inputMode="email"
					autoComplete="username"
					maxLength={authLimits.email}
				/>
				<TextField
					field={form.field("password")}
					label={authFields.password}
					hint={authFields.passwordHint}
					type="password"
					autoComplete="new-password"
					maxLength={authLimits.password}
				/>
			</AuthForm>
			<Help {...signUpPage.noMail} />
		</AuthPage>
	);
}
