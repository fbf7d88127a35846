import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmSignUp, loadLinkPage } from "#app/auth/chosen-password.server.ts";
import { chosenPasswordSchema } from "#app/auth/common-passwords.server.ts";
import { authMeta, ChosenPasswordPage } from "#app/auth/components/auth-page.tsx";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { answerForm } from "#app/auth/form-reply.server.ts";
import { presentedLink } from "#app/auth/mailed-link.server.ts";
import { paths } from "#app/config/paths.ts";
import { authTitles, confirmPage, deadLink } from "#app/content/auth.ts";
import { authFailures } from "#app/content/auth-failures.ts";

export const meta = authMeta(authTitles.confirm, paths.authConfirm);

export const loader = (args: LoaderFunctionArgs) => loadLinkPage(args, "sign-up");

export async function action({ request, context }: ActionFunctionArgs) {
	const form = { schema: chosenPasswordSchema, event: "account not created", failure: authFailures.signUp };
	return answerForm(request, { ...form, context }, async ({ password }, refuse) => {
		const made = await confirmSignUp(context, { token: presentedLink(request), password }, Date.now());
		if (!made) return refuse(410, { tone: "error", ...deadLink });
		return redirectWithFlash(paths.auth, "account-created");
	});
}

export { clientAction, headers, shouldRevalidate } from "#app/auth/keep-form.ts";

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
