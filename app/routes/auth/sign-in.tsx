import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { createAuthenticator, PASSWORD_STRATEGY, SignInRefused } from "#app/auth/authenticator.server.ts";
import { AuthForm, AuthPage, authMeta, EmailField, PasswordField } from "#app/auth/components/auth-page.tsx";
import { keepsCookies } from "#app/auth/cookie-probe.server.ts";
import { type Credentials, credentialsSchema } from "#app/auth/credentials.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { answerForm } from "#app/auth/form-reply.server.ts";
import { forgetOwner } from "#app/auth/owner-marker.ts";
import { returnPathOf, withReturnPath } from "#app/auth/return-path.ts";
import { openSession } from "#app/auth/sessions.server.ts";
import { paths } from "#app/config/paths.ts";
import { authFields, authTitles, signInPage } from "#app/content/auth.ts";
import { authFailures } from "#app/content/auth-failures.ts";

export const meta = authMeta(authTitles.signIn, paths.auth);

export { redirectSignedIn as loader } from "#app/auth/guard.server.ts";

export async function action({ request, context }: ActionFunctionArgs) {
	const now = Date.now();
	const form = { schema: credentialsSchema, event: "sign-in failed", failure: authFailures.signIn };
	return answerForm(request, form, async (_, refuse, body) => {
		if (!keepsCookies(request)) return refuse(400, authFailures.cookiesOff);
		const signIn = new Request(request.url, { method: "POST", body });
		try {
			const authenticator = createAuthenticator({ request, context }, now);
			const account = await authenticator.authenticate(PASSWORD_STRATEGY, signIn);
			const headers = await openSession({ request, context }, account, now);
			return redirectWithFlash(returnPathOf(new URL(request.url)), "signed-in", headers);
		} catch (error) {
			if (!(error instanceof SignInRefused)) throw error;
			if (error.lock?.until !== "time") return refuse(400, authFailures.wrongCredentials);
			const { minutes } = error.lock;
			const headers = { "Retry-After": String(minutes * 60) };
			return refuse({ status: 429, headers }, authFailures.signInPaused(minutes));
		}
	});
}

export { clientAction, headers, shouldRevalidate } from "#app/auth/keep-form.ts";

export default function SignInRoute() {
	const reply = useActionData<typeof action>();
	const [form, fields] = useForm<Credentials>({ id: "sign-in", lastResult: reply?.result });
	// A log-out pressed before its page had its scripts leaves the mark behind, and so does a session that ended elsewhere.
	useEffect(forgetOwner, []);
	return (
		<AuthPage>
			<AuthForm form={form} submit={signInPage.submit} pending={signInPage.pending}>
				<EmailField field={fields.email} />
				<PasswordField field={fields.password} label={authFields.password} autoComplete="current-password" />
			</AuthForm>
			<p className="text-center text-sm">
				<Link to={withReturnPath(paths.authForgotPassword, returnPathOf(useLocation()))} className="link tap">
					{signInPage.forgot}
				</Link>
			</p>
		</AuthPage>
	);
}
