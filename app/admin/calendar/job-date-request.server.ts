import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { attemptOf, notSignedIn, ownerAction, quoteAddress } from "#app/admin/shell/owner-action.server.ts";
import { dateFormTexts } from "#app/content/job-date.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import type { Database } from "#app/database/client.server.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { type ReadDate, setDate } from "#app/quotes/set-date.server.ts";
import type { Writer } from "#app/quotes/writer.server.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import type { DateFormProps } from "./date-form.tsx";
import { type AskedDate, readBefore, readDateForm, readTypedDate } from "./read-date.ts";

const { errors, warnings } = dateFormTexts;

/** Sets the date that a form asks for, or takes it back, and leads to the quote. */
export async function handleDateForm(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const form = await readPostedForm(request);
	const quoteId = params.id ?? "";
	const before = readBefore(form);
	const typed = readTypedDate(form);
	const refuse = (status: number, fault: Pick<DateFormProps, "error" | "warning">, failure?: StepFailure) =>
		data({ typed, before, ...fault, failure }, status);
	return ownerAction(args, {
		what: "date not saved",
		quoteId,
		async work(owner) {
			const date = await setAskedDate(context.db, owner, quoteId, form, Date.now());
			if (date.kind === "changed") return redirect(`${quoteAddress(params)}#date`, 303);
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
				case "closed-hours":
					return refuse(409, { warning: warnings[refusal.kind] });
				case "closed":
				case "meanwhile":
				case "asked":
					return refuse(409, { error: errors[refusal.kind] });
				default:
					return refusal satisfies never;
			}
		},
		failed: () => refuse(503, { error: errors.unreachable }),
		signedOut: form.has("date") ? () => refuse(401, {}, notSignedIn(dateFormTexts.signedOut)) : undefined,
	});
}

/** Sets the date of a job that a form asks for, or takes it back. A half day is what the settings say at that moment; one that
 * is full is booked where the form says so, or restores the date before. */
export function setAskedDate(db: Database, owner: Writer, id: string, form: FormData, now: UtcMs) {
	const before = readBefore(form);
	const known = wholeNumber(form.get("asked")) ?? 0;
	const isUndo = form.get("intent") === "restore";
	const mayOverbook = form.has("anyway") || isUndo;
	const read: ReadDate<Extract<AskedDate, { kind: "unclear" }>> = ({ hours }) => {
		const asked = readDateForm(form, now, hours);
		if (asked.kind === "unclear") return { unclear: asked };
		const times = asked.kind === "set" ? asked.times : null;
		return { asked: { times, before, asked: known, mayOverbook, isUndo } };
	};
	const near = Date.parse(`${readTypedDate(form).date}T12:00:00Z`) || 0;
	return setDate(db, owner, { id, near, attempt: attemptOf(form), read }, now);
}
