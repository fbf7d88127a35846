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
import { presentedLink } from "#app/auth/link-token.server.ts";
import { confirmSignUp, findSignUp } from "#app/auth/sign-up.server.ts";
import { paths } from "#app/config/paths.ts";
import { authTitles, confirmPage, deadLink } from "#app/content/auth.ts";
import { authFailures } from "#app/content/auth-failures.ts";
import { pageSeo } from "#app/content/seo.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { logError } from "#app/log/log.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { pageMeta } from "#app/seo/meta.ts";

export const meta: MetaFunction = () =>
	pageMeta({ ...pageSeo.auth, title: authTitles.confirm }, { path: paths.authConfirm });

/** Opening the link makes no account: mail scanners open links too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const email = await findSignUp(context, presentedLink(request), Date.now());
	return data({ email }, email === null ? 410 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const submission = parseWithZod(await readPostedForm(request), { schema: chosenPasswordSchema });
	if (submission.status !== "success") return data(refusal(submission), 400);
	try {
		const { password } = submission.value;
		const made = await confirmSignUp(context, { token: presentedLink(request), password }, Date.now());
		if (!made) return data(refusal(submission, { tone: "error", ...deadLink }), 410);
		return redirectWithFlash(paths.auth, "account-created");
	} catch (error) {
		logError("account not created", error);
		return data(refusal(submission, authFailures.signUp), 503);
	}
}

export {
	keepForm as clientAction,
	revalidateUnlessUnreached as shouldRevalidate,
} from "#app/auth/keep-form.ts";

export default function ConfirmRoute() {
	const { email } = useLoaderData<typeof loader>();
	return (
		<ChosenPasswordPage
			formId="confirm"
			email={email}
			reply={useActionData<typeof action>()}
			texts={confirmPage}
			again={{ to: paths.authSignUp, label: deadLink.signUpAgain }}
		/>
	);
}
