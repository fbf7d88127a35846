import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { AuthForm } from "../../auth/components/auth-form";
import { AuthPage } from "../../auth/components/auth-page";
import { DeadLink } from "../../auth/components/dead-link";
import { confirmSignUp } from "../../auth/sign-up.server";
import { paths } from "../../config/paths";
import { authTitles, confirmPage, deadLink } from "../../content/auth";
import { authFailures } from "../../content/auth-failures";
import { pageSeo } from "../../content/seo";
import { logError } from "../../log.server";
import { redirectWithNotice } from "../../notices/flash.server";
import { headTags } from "../../seo/head-tags";

export const meta: MetaFunction = () =>
	headTags({ ...pageSeo.auth, title: authTitles.confirm }, { path: null });

/** The mailed link shows a button and the button makes the account, because mail scanners open links too. */
export async function action({ request, context }: ActionFunctionArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	try {
		if (await confirmSignUp(context, token, Date.now())) {
			return redirectWithNotice(paths.auth, "account-created");
		}
		return data({ notice: undefined }, 410);
	} catch (error) {
		logError("account not created", error);
		return data({ notice: authFailures.signUp }, 503);
	}
}

export { keepForm as clientAction, keepPage as shouldRevalidate } from "../../auth/keep-form";

export default function ConfirmRoute() {
	const reply = useActionData<typeof action>();
	const { heading, text, submit, pending } = confirmPage;
	if (reply && !reply.notice) {
		return (
			<AuthPage notice={undefined}>
				<DeadLink to={paths.authSignUp} label={deadLink.signUpAgain} />
			</AuthPage>
		);
	}
	return (
		<AuthPage heading={heading} text={text} notice={reply?.notice}>
			<AuthForm form={{ id: "confirm", errors: [] }} submit={submit} pending={pending} />
		</AuthPage>
	);
}
