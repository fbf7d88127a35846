import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as z from "zod/mini";
import { UNDO_ANCHOR } from "#app/admin/quote/triage.ts";
import { LoadFailure } from "#app/admin/shell/load-failure.tsx";
import { unloadedPage, useLastKnown } from "#app/admin/shell/load-or-keep.ts";
import { attemptOf, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { ownerMeta } from "#app/admin/shell/owner-page.tsx";
import { orUnavailable } from "#app/admin/shell/shell.server.ts";
import { loadToday } from "#app/admin/today/today.server.ts";
import { TodayView } from "#app/admin/today/today-view.tsx";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { paths } from "#app/config/paths.ts";
import { todayPage } from "#app/content/today.ts";
import { insertSelect } from "#app/database/client.server.ts";
import { MAX_TODAY } from "#app/live-feed/dashboard-counts.ts";
import { remindCustomer } from "#app/quotes/commands.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { dayPlans } from "#db/schema.ts";

export const meta = ownerMeta(todayPage.title);

const orderSchema = z.object({ date: z.iso.date(), stops: z.array(z.uuid()).check(z.maxLength(MAX_TODAY)) });

export function loader(args: LoaderFunctionArgs) {
	return orUnavailable(args, "today not loaded", unloadedPage, () => loadToday(args, Date.now()));
}

export { loadOrKeep as clientLoader } from "#app/admin/shell/load-or-keep.ts";

export async function action(args: ActionFunctionArgs) {
	const form = await readPostedForm(args.request);
	return form.get("intent") === "order" ? handleOrder(args, form) : handleReminder(args, form);
}

/** Keeps the order of a day's jobs as an owner's form says it; its other button gives the order before. */
function handleOrder(args: ActionFunctionArgs, form: FormData) {
	const { db } = args.context;
	const sent = { date: form.get("date"), stops: String(form.get("stops")).split(",") };
	const order = orderSchema.safeParse(sent).data;
	return ownerAction(args, {
		what: "order of jobs not saved",
		async work(owner) {
			if (order) {
				const { date, stops } = { ...order, stops: JSON.stringify(order.stops) };
				await owner.write((allowed) => [
					insertSelect(db, dayPlans, { date, stops }, { where: allowed }).onConflictDoUpdate({
						...{ target: dayPlans.date, set: { stops } },
					}),
				]);
			}
			return redirect(paths.adminToday, 303);
		},
		failed: "order-not-saved",
	});
}

function handleReminder(args: ActionFunctionArgs, form: FormData) {
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
			if (isUndo) return redirectWithFlash(paths.adminToday, "outcome-undone");
			const query = new URLSearchParams({ reminded: quoteId });
			return redirect(`${paths.adminToday}?${query}#${UNDO_ANCHOR}`, 303);
		},
		failed: "reminder-not-recorded",
	});
}

export { clientAction } from "#app/admin/shell/unsent-form.ts";

export { LoadFailure as ErrorBoundary };

export default function TodayRoute() {
	const { page, flash, failure } = useLoaderData<typeof loader>();
	const known = useLastKnown(page);
	if (!known) return <LoadFailure failure={failure} />;
	return <TodayView page={known} flash={flash} failure={failure} />;
}
