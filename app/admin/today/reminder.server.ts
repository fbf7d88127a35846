import { redirect } from "@remix-run/cloudflare";
import { UNDO_ANCHOR } from "#app/admin/quote/triage.ts";
import { attemptOf, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { paths } from "#app/config/paths.ts";
import { remindCustomer } from "#app/quotes/quote-changes.server.ts";
import type { RouteArgs } from "#app/route-module.ts";

/**
 * Records that an owner reminded a customer of an offer or thanked for the job, or takes it back.
 * @throws {Response} a redirect to the sign-in where there is no open session.
 */
export async function handleReminder(args: RouteArgs, form: FormData) {
	const { context } = args;
	const quoteId = String(form.get("quote") ?? "");
	const isUndo = form.get("intent") === "not-reminded";
	return ownerAction(args, {
		what: "reminder not recorded",
		quoteId,
		async work(owner) {
			const command = { isUndo, attempt: attemptOf(form) };
			const { kind } = await remindCustomer(context.db, owner, quoteId, command, Date.now());
			if (kind === "refused") return redirectWithFlash(paths.adminToday, "reminder-not-due");
			context.afterAnswer(() => context.feed.wake());
			const query = new URLSearchParams(isUndo ? {} : { reminded: quoteId });
			return redirect(isUndo ? paths.adminToday : `${paths.adminToday}?${query}#${UNDO_ANCHOR}`, 303);
		},
		failed: "reminder-not-recorded",
	});
}
