import { parseWithZod } from "@conform-to/zod/v4";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLocation } from "@remix-run/react";
import { AuthForm } from "../../auth/components/auth-form";
import { AuthPage } from "../../auth/components/auth-page";
import { Help } from "../../auth/components/help";
import { type ResetRequest, resetRequestSchema } from "../../auth/credentials";
import { refusal } from "../../auth/form-reply.server";
import { redirectSignedIn } from "../../auth/guard.server";
import { authLimits } from "../../auth/limits";
import { requestReset } from "../../auth/reset.server";
import { returnPathOf, withReturnPath } from "../../auth/return-path";
import { TextField } from "../../components/ui/text-field";
import { useAreFilled } from "../../components/ui/use-are-filled";
import { useFormState } from "../../components/ui/use-form-state";
import { paths } from "../../config/paths";
import { authFields, authTitles, forgotPasswordPage } from "../../content/auth";
import { authFailures } from "../../content/auth-failures";
import { pageSeo } from "../../content/seo";
import { logError } from "../../log.server";
import { redirectWithNotice } from "../../notices/flash.server";
import { readPostedForm } from "../../security/posted-form.server";
import { headTags } from "../../seo/head-tags";

export const meta: MetaFunction = () =>
	headTags({ ...pageSeo.auth, title: authTitles.forgotPassword }, { path: null });

export async function loader(args: LoaderFunctionArgs) {
	await redirectSignedIn(args);
	return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
	const submission = parseWithZod(await readPostedForm(request), { schema: resetRequestSchema });
	if (submission.status !== "success") return data(refusal(submission), 400);
	try {
		await requestReset({ request, context }, submission.value.email, Date.now());
		context.afterAnswer(() => context.mail.deliver());
		const page = returnPathOf(new URL(request.url));
		return redirectWithNotice(withReturnPath(paths.auth, page), "reset-sent");
	} catch (error) {
		logError("reset not saved", error);
		return data(refusal(submission, authFailures.resetEmail), 503);
	}
}

export { keepForm as clientAction, keepPage as shouldRevalidate } from "../../auth/keep-form";

export default function ForgotPasswordRoute() {
	const reply = useActionData<typeof action>();
	const form = useFormState<ResetRequest>({ id: "reset", reply: reply?.result });
	const filled = useAreFilled(form.id, ["email"]);
	const { heading, text, submit, pending, back } = forgotPasswordPage;
	return (
		<AuthPage heading={heading} text={text} notice={reply?.notice}>
			<AuthForm form={form} submit={submit} pending={pending} disabled={!filled}>
				<TextField
					field={form.field("email")}
					label={authFields.email}
					type="email"
					inputMode="email"
					autoComplete="username"
					maxLength={authLimits.email}
				/>
			</AuthForm>
			<Help {...forgotPasswordPage.noMail} />
			<p className="text-center text-sm">
				<Link to={withReturnPath(paths.auth, returnPathOf(useLocation()))} className="link tap">
					{back}
				</Link>
			</p>
		</AuthPage>
	);
}
