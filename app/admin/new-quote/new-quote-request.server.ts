import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ownerAction, signedOutFailure } from "#app/admin/shell/owner-action.server.ts";
import { paths } from "#app/config/paths.ts";
import { editLinks, quoteForm } from "#app/content/quote-form.ts";
import { stepFailures } from "#app/content/wizard-failures.ts";
import { isUuid } from "#app/fields/uuid.ts";
import { price } from "#app/pricing/price.ts";
import { askOfTypos } from "#app/quote-wizard/ask-of-typos.server.ts";
import { parseStep } from "#app/quote-wizard/parse-step.ts";
import { refuseStep } from "#app/quote-wizard/refuse-step.server.ts";
import { forgetBegun } from "#app/quotes/begun-requests.server.ts";
import { takeQuote } from "#app/quotes/quote-changes.server.ts";
import { buildSubmission } from "#app/quotes/submission.ts";
import { readPostedForm } from "#app/security/posted-form.server.ts";
import { pricesOfVersion } from "#app/settings/visitor-settings.server.ts";
import { chosenPackage, quoteFormSchema } from "./quote-form.ts";

/** Saves a caller's quote and leads to its offer.
 * @throws {Response} where there is no open session: what was typed, and where nothing was, a redirect to the sign-in. */
export async function handleNewQuote(args: ActionFunctionArgs) {
	const { request, context } = args;
	const form = await readPostedForm(request);
	const submission = parseStep(form, askOfTypos(quoteFormSchema));
	const id = String(form.get("id"));
	const refuse = (options?: Parameters<typeof refuseStep>[1]) => refuseStep(submission, options);
	return ownerAction(args, {
		what: "quote not taken",
		quoteId: id,
		async work(owner) {
			if (submission.status !== "success" || !isUuid(id)) return refuse();
			const { service, contact, condition, package: name, addons, heardOfUs = null } = submission.value;
			// At the prices that the form showed.
			const shown = await pricesOfVersion(String(form.get("prices")), context);
			const card = shown ?? (await context.prices());
			const priced = price({ ...service, ...condition }, card);
			const chosen = chosenPackage(priced, name);
			if (!chosen) return refuse({ failure: stepFailures.package });
			const lines = addons.map((addonName) => ({ addonName, price: priced.addons[addonName] }));
			const command = {
				submission: buildSubmission({ service, contact, condition, id }, chosen, priced),
				addons: lines,
				heardOfUs,
			};
			const taken = await takeQuote(context.db, owner, command, Date.now());
			const refusal = taken.kind === "refused" ? taken.refusal : null;
			if (refusal?.kind === "again") return redirect(paths.adminOffer(refusal.id), 303);
			if (refusal?.kind === "erased") throw new Response(null, { status: 404 });
			if (refusal) return refuse({ status: 409, failure: { ...quoteForm.taken, links: editLinks(id) } });
			const begunId = new URL(request.url).searchParams.get("begun");
			// With whatever number it was taken in the end.
			if (begunId) await forgetBegun(context.db, { id: begunId, phone: contact.phone });
			context.afterAnswer(() => context.feed.wake());
			return redirect(paths.adminOffer(id), 303);
		},
		failed: () => refuse({ status: 503, failure: quoteForm.failed }),
		signedOut() {
			throw refuse({ status: 401, failure: signedOutFailure });
		},
	});
}
