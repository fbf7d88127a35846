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
import { presentedLink } from "../../auth/link-token.server";
import { confirmSignUp, findSignUp } from "../../auth/sign-up.server";
import { useFormState } from "../../components/ui/use-form-state";
import { paths } from "../../config/paths";
import { authTitles, confirmPage, deadLink } from "../../content/auth";
import { authFailures } from "../../content/auth-failures";
import { pageSeo } from "../../content/seo";
import { logError } from "../../log.server";
import { redirectWithNotice } from "../../notices/flash.server";
import { readPostedForm } from "../../security/posted-form.server";
import { headTags } from "../../seo/head-tags";

export const meta: MetaFunction = () =>
	headTags({ ...pageSeo.auth, title: authTitles.confirm }, { path: null });

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
		return redirectWithNotice(paths.auth, "account-created");
	} catch (error) {
		logError("account not created", error);
		return data(refusal(submission, authFailures.signUp), 503);
	}
}

export { keepForm as clientAction, keepPage as shouldRevalidate } from "../../auth/keep-form";

export default function ConfirmRoute() {
	const { email } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const form = useFormState<NewPassword>({ id: "confirm", reply: reply?.result });
	const { heading, text, submit, pending } = confirmPage;
	if (email === null) {
		return (
			<AuthPage notice={reply?.notice}>
				<DeadLink to={paths.authSignUp} label={deadLink.signUpAgain} />
			</AuthPage>
		);
	}
	return (
		<AuthPage heading={heading} text={text} notice={reply?.notice}>
			<ChosenPasswordForm form={form} email={email} submit={submit} pending={pending} />
		</AuthPage>
	);
}
