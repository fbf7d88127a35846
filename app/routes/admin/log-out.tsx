import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { returnPathOf, withReturnPath } from "#app/auth/return-path.ts";
import { logOut } from "#app/auth/sessions.server.ts";
import { paths } from "#app/config/paths.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

export function loader() {
	return redirect(paths.admin, 303);
}

export async function action(args: ActionFunctionArgs) {
	const form = await readPostedForm(args.request).catch(() => null);
	const headers = await logOut(args, { keepsTrust: form?.get("trust") === "keep" });
	// Its open event streams end at once.
	args.context.afterAnswer(() => args.context.feed.wake());
	const page = returnPathOf(new URL(args.request.url));
	return redirectWithFlash(withReturnPath(paths.auth, page), "logged-out", headers);
}
