import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { retryUndelivered } from "#app/admin/dashboard/undelivered.server.ts";
import { ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { paths } from "#app/config/paths.ts";

export { leadToQuote as loader } from "#app/admin/shell/owner-action.server.ts";

export function action(args: ActionFunctionArgs) {
	const { context } = args;
	return ownerAction(args, {
		what: "alerts not tried again",
		async work(owner) {
			await owner.write((allowed) => [retryUndelivered(context.db, Date.now(), allowed)]);
			context.afterAnswer(() => context.mail.deliver());
			return redirectWithFlash(paths.admin, "sending-again");
		},
		failed: "not-sent-again",
	});
}

export { LoadFailure as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
export { clientAction } from "#app/admin/shell/unsent-form.ts";
