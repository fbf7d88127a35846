import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { notSignedIn, ownerAction } from "#app/admin/shell/owner-action.server.ts";
import { redirectWithFlash } from "#app/auth/flash.server.ts";
import { paths } from "#app/config/paths.ts";
import { offerForm, offerLineTexts } from "#app/content/offer-form.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import { isUuid } from "#app/fields/uuid.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { sendOffer } from "#app/quotes/commands.server.ts";
import { sealOffer } from "#app/quotes/offer.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import type { OfferFormValues } from "./offer-drafts.ts";
import {
	type CheckedOffer,
	checkOffer,
	isFull,
	type OfferErrors,
	readOfferForm,
	withNextRow,
	withRows,
} from "./read-offer.ts";

/** An offer's form that was posted: to go on with, or as a preview where it has an offer. */
export interface PostedOffer {
	values: OfferFormValues;
	errors: OfferErrors;
	offer: CheckedOffer | null;
	/** The problem is why nothing was done, where nothing that was typed is wrong. */
	problem: StepFailure | null;
	newest: number;
	/** As the form has it, of whole dollars. */
	minimum: number;
}

/** Does what an offer's form asks: another line, a preview, or sending. */
export async function handleOfferForm(args: ActionFunctionArgs) {
	const { request, params, context } = args;
	const form = await readPostedForm(request);
	const intent = form.get("intent");
	const values = readOfferForm(form);
	const newest = wholeNumber(form.get("newest")) ?? 0;
	const quoteId = params.id ?? "";
	const now = Date.now();
	const unanswered = { values, newest, minimum: wholeNumber(form.get("minimum")) ?? 0 };
	const reply = (status: number, changes: Partial<PostedOffer> = {}) =>
		data<PostedOffer>({ ...unanswered, errors: {}, offer: null, problem: null, ...changes }, status);
	return ownerAction(args, {
		what: "offer not sent",
		quoteId,
		async work(owner) {
			const checked = checkOffer(values, now);
			const isLonger = intent === "add-line";
			if (isLonger && isFull(values)) return reply(400, { errors: { lines: offerLineTexts.tooManyLines } });
			if (isLonger || intent === "edit")
				return reply(200, { values: isLonger ? withNextRow(values) : withRows(values) });
			if ("errors" in checked) return reply(400, { errors: checked.errors });
			if (intent !== "send") return reply(200, { offer: checked.offer });
			if (!isUuid(values.id)) return reply(400);
			const offer = await sealOffer({ ...checked.offer, id: values.id, quoteId, number: newest + 1 });
			const command = { offer, seen: wholeNumber(values.changed) ?? 0 };
			const sent = await sendOffer(context.db, owner, quoteId, command, now);
			if (!sent.isStanding) return reply(409, { ...checked, problem: offerForm.overtaken });
			context.afterAnswer(() => context.mail.deliver());
			const flash = sent.isMailed ? "offer-sent" : "offer-made";
			return redirectWithFlash(`${paths.adminQuote(quoteId)}#offer`, flash);
		},
		failed: () => reply(503, { problem: offerForm.unreachable }),
		signedOut:
			values.rows.length > 0
				? () => reply(401, { values: withRows(values), problem: notSignedIn(offerForm.signedOut) })
				: undefined,
	});
}
