import { data, redirect } from "@remix-run/cloudflare";
import { UNDO_ANCHOR } from "#app/admin/quote/triage.ts";
import { attemptOf, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { paths } from "#app/config/paths.ts";
import { monthsBefore } from "#app/follow-ups/follow-up-times.ts";
import { remindCustomer } from "#app/quotes/quote-changes.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { visitMonths } from "#app/services/visit-rhythm.ts";

/**
 * Records that an owner reminded a customer of an offer or thanked for the job, or takes it back.
 * @throws {Response} a redirect to the sign-in where there is no open session.
 */
export async function handleReminder(args: RouteArgs, form: FormData) {
	const { context } = args;
	const quoteId = String(form.get("quote") ?? "");
	const isUndo = form.get("intent") === "not-reminded";
	const now = Date.now();
	type Reply = Response | ReturnType<typeof data<{ failed: boolean }>>;
	return ownerAction<Reply>(args, {
		what: "reminder not recorded",
		quoteId,
		async work(owner) {
			const visitsUntil = monthsBefore(now, Math.min(...visitMonths));
			const command = { isUndo, visitsUntil, attempt: attemptOf(form) };
			await remindCustomer(context.db, owner, quoteId, command, now);
			context.afterAnswer(() => context.feed.wake());
			const query = new URLSearchParams(isUndo ? {} : { reminded: quoteId });
			return redirect(isUndo ? paths.adminToday : `${paths.adminToday}?${query}#${UNDO_ANCHOR}`, 303);
		},
		failed: () => data({ failed: true }, 503),
	});
}
