import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { paths } from "#app/config/paths.ts";
import { testQuote } from "#app/content/test-quote.ts";
import { removeTestQuote, saveTestQuote } from "#app/quotes/test-quote.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";

const formSchema = z.object({ intent: z.enum(["send", "remove"]), id: z.uuid() });

export { leadToQuote as loader } from "#app/admin/shell/owner-action.server.ts";

export async function action(args: ActionFunctionArgs) {
	const { db, mail, feed, afterAnswer } = args.context;
	const { data: form } = formSchema.safeParse(Object.fromEntries(await readPostedForm(args.request)));
	return ownerAction(args, {
		what: "test quote not changed",
		async work(owner) {
			await owner.write((allowed) =>
				form?.intent === "remove" ? removeTestQuote(db, form.id, allowed) : [],
			);
			if (!form) throw new Response(null, { status: 400 });
			if (form.intent === "remove") return redirectWithFlash(paths.admin, "test-quote-removed");
			const card = await args.context.prices();
			await saveTestQuote(db, { id: form.id, name: testQuote.customer, card }, Date.now());
			afterAnswer(() => Promise.all([feed.wake(), mail.deliver()]));
			return redirect(paths.admin, 303);
		},
		failed: "test-quote-failed",
	});
}

export { LoadFailure as ErrorBoundary } from "#app/admin/shell/load-failure.tsx";
export { clientAction } from "#app/admin/shell/unsent-form.ts";
