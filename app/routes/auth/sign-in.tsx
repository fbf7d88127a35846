import { parseWithZod } from "@conform-to/zod/v4";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLocation } from "@remix-run/react";
import { createAuthenticator, PASSWORD_STRATEGY, SignInRefused } from "../../auth/authenticator.server";
import { AuthForm } from "../../auth/components/auth-form";
import { AuthPage } from "../../auth/components/auth-page";
import { type Credentials, credentialsSchema } from "../../auth/credentials";
import { refusal } from "../../auth/form-reply.server";
import { redirectSignedIn } from "../../auth/guard.server";
import { authLimits } from "../../auth/limits";
import { returnPathOf, withReturnPath } from "../../auth/return-path";
import { openSession } from "../../auth/sessions.server";
import { TextField } from "../../components/ui/text-field";
import { useFormState } from "../../components/ui/use-form-state";
import { paths } from "../../config/paths";
import { authFields, authTitles, signInPage } from "../../content/auth";
import { authFailures } from "../../content/auth-failures";
import { pageSeo } from "../../content/seo";
import { logError } from "../../log.server";
import { redirectWithNotice } from "../../notices/flash.server";
import { readPostedForm } from "../../security/posted-form.server";
import { pageMeta } from "../../seo/meta";

export const meta: MetaFunction = () =>
	pageMeta({ ...pageSeo.auth, title: authTitles.signIn }, { path: paths.auth });

export async function loader(args: LoaderFunctionArgs) {
	await redirectSignedIn(args);
	return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
	const now = Date.now();
	const form = await readPostedForm(request);
	const submission = parseWithZod(form, { schema: credentialsSchema });
	if (submission.status !== "success") return data(refusal(submission), 400);
	try {
		const signIn = new Request(request.url, { method: "POST", body: form });
		const account = await createAuthenticator({ request, context }, now).authenticate(
			PASSWORD_STRATEGY,
			signIn,
		);
		const headers = await openSession({ request, context }, account, now);
		const page = returnPathOf(new URL(request.url));
		return redirectWithNotice(page, "signed-in", headers);
	} catch (error) {
		if (!(error instanceof SignInRefused)) {
			logError("sign-in failed", error);
			return data(refusal(submission, authFailures.signIn), 503);
		}
		if (error.lock?.until !== "time") return data(refusal(submission, authFailures.wrongCredentials), 400);
		return data(refusal(submission, authFailures.signInPaused(error.lock.minutes)), 429);
	}
}

export { keepForm as clientAction, keepPage as shouldRevalidate } from "../../auth/keep-form";

export default function SignInRoute() {
	const reply = useActionData<typeof action>();
	const form = useFormState<Credentials>({ id: "sign-in", reply: reply?.result });
	return (
		<AuthPage notice={reply?.notice}>
			<AuthForm form={form} submit={signInPage.submit} pending={signInPage.pending}>
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
					type="password"
					autoComplete="current-password"
					maxLength={authLimits.password}
				/>
			</AuthForm>
			<p className="text-center text-sm">
				<Link to={withReturnPath(paths.authForgotPassword, returnPathOf(useLocation()))} className="link tap">
					{signInPage.forgot}
				</Link>
			</p>
		</AuthPage>
	);
}
