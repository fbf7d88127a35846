import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { retryUndelivered } from "#app/admin/dashboard/undelivered.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { paths } from "#app/config/paths.ts";
import { logError } from "#app/log/log.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	await requireAdmin(args, () => []);
	return redirect(paths.admin, 303);
}

export async function action(args: ActionFunctionArgs) {
	const { context } = args;
	try {
		await requireAdmin(args, (allowed) => [retryUndelivered(context.db, Date.now(), allowed)] as const);
		context.afterAnswer(() => context.mail.deliver());
		return redirectWithFlash(paths.admin, "sending-again");
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("alerts not tried again", error, { requestId: context.requestId });
		return redirect(paths.admin, 303);
	}
}

export { clientAction } from "#app/admin/shell/unsent-form.ts";
