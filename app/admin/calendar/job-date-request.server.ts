import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { ownerAction, quoteAddress, throwTyped } from "#app/admin/shell/owner-action.server.ts";
import { dateFormTexts } from "#app/content/job-date.ts";
import { formatTimes } from "#app/quotes/job-times.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { setAskedDate } from "./asked-date.server.ts";
import { readBefore, readTypedDate } from "./read-date.ts";

/** Why no date was set. With a warning it is set where the owner says so once more. */
interface DateFault {
	error?: string;
	warning?: { title: string; text: string };
}

const { errors, warnings } = dateFormTexts;

/** Sets the date that a form asks for, or takes it back, wakes the live feed and leads to the quote.
 * @throws {Response} where there is no open session: what was typed, and where nothing was, a redirect to the sign-in. */
export async function handleDateForm(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const form = await readPostedForm(request);
	const quoteId = params.id ?? "";
	const before = readBefore(form);
	const typed = readTypedDate(form);
	const refuse = (status: number, fault: DateFault) => data({ typed, before, ...fault }, status);
	return ownerAction(args, {
		what: "date not saved",
		quoteId,
		async work(owner) {
			const date = await setAskedDate(context.db, owner, quoteId, form, Date.now());
			if (date.kind === "changed") {
				context.afterAnswer(() => context.feed.wake());
				return redirect(`${quoteAddress(params)}#date`, 303);
			}
			const { refusal } = date;
			switch (refusal.kind) {
				case "gone":
					throw new Response(null, { status: 404 });
				case "unclear":
					return refuse(400, { error: refusal.error });
				case "full":
					return refuse(409, { warning: warnings.full(refusal.others) });
				case "kept":
					return refuse(409, { warning: warnings.kept(refusal.title) });
				case "off":
					return refuse(409, { warning: warnings.off });
				case "closed":
				case "meanwhile":
					return refuse(409, { error: errors[refusal.kind] });
				default:
					return refusal satisfies never;
			}
		},
		failed: () => refuse(503, { error: errors.unreachable }),
		signedOut: throwTyped(form.has("date"), { typed, before: formatTimes(before) }),
	});
}
