import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirectDocument,
	replace,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { Addon } from "#app/catalog/options.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { StepsList } from "#app/components/ui/steps-list.tsx";
import { business } from "#app/config/business.ts";
import { afterOpening, answerPromise } from "#app/content/phrases.ts";
import { callAction } from "#app/content/site.ts";
import { confirmationStep, confirmationTimeline, quoteSaved } from "#app/content/wizard-confirmation.ts";
import { type StepFailure, stepFailures } from "#app/content/wizard-failures.ts";
import { answeredAddress } from "#app/customer-page/answer-forms.ts";
import { CustomerPageLink } from "#app/customer-page/components/customer-page-link.tsx";
import { greetingName } from "#app/fields/person-name.ts";
import { listAnswers } from "#app/quote-wizard/answer-rows.server.ts";
import { AnswerSummary } from "#app/quote-wizard/components/answer-summary.tsx";
import { ChosenPackage } from "#app/quote-wizard/components/chosen-package.tsx";
import { StepPage } from "#app/quote-wizard/components/step-page.tsx";
import { TotalForm } from "#app/quote-wizard/components/total-form.tsx";
import {
	pricesOfShown,
	readStep,
	requireSaved,
	showStep,
	startOverVoid,
} from "#app/quote-wizard/draft.server.ts";
import { clientAction as keepAnswers, type StepRefusal } from "#app/quote-wizard/keep-answers.ts";
import { packageSummary } from "#app/quote-wizard/package-summary.ts";
import { signDraft } from "#app/quote-wizard/signed-draft.server.ts";
import { parseStep } from "#app/quote-wizard/step-form.ts";
import { stepPath } from "#app/quote-wizard/steps.ts";
import { confirmationLink } from "#app/quote-wizard/thank-you/confirmation-link.ts";
import { trySaveAddons } from "#app/quotes/addons.server.ts";
import { offeredAddons } from "#app/quotes/offered-addons.ts";
import { confirmationSchema } from "#app/quotes/step-schemas.ts";
import { buildSubmission } from "#app/quotes/submission.ts";
import { areaNote } from "#app/service-areas/zip-lookup.ts";
import { WINDOWS } from "#app/services/services.ts";
import { visitorSettings } from "#app/settings/visitor-settings.server.ts";
import { nextOpening } from "#app/time/business-hours.ts";

export async function loader(args: LoaderFunctionArgs) {
	const shown = await showStep("confirmation", args);
	const card = await pricesOfShown(shown.draft, args.context);
	const { draft, chosen, priced } = requireSaved(shown.draft, card);
	const { id, service, contact, condition, addons = [] } = draft;
	const offered = offeredAddons(draft);
	const saved = offered.filter((addon) => addons.includes(addon));
	const offer = packageSummary(chosen.name, draft);
	const rows = listAnswers({ service, contact, condition });
	const when = afterOpening(nextOpening(Date.now(), await visitorSettings(args.context)));
	const promise = answerPromise(contact.contactMethod, when);
	const quote = { id, customerToken: draft.customerToken ?? null, service, chosen, offer, rows };
	const { addons: prices, bundlePercent } = priced;
	const total = { token: shown.token, offered, saved, prices, bundlePercent };
	const area = areaNote(service.zip, true);
	return { called: greetingName(contact.name), promise, when, area, quote, total };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const { form, overtaken, ...posted } = await readStep("confirmation", { request, context });
	const card = await pricesOfShown(posted.draft, context);
	const { draft, chosen, priced } = requireSaved(posted.draft, card);
	const submission = parseStep(form, confirmationSchema);
	if (submission.status !== "success") return refuseTotal(400);
	const { intent } = submission.value;
	const addons = offeredAddons(draft).filter((addon) => submission.value.addons.includes(addon));
	const confirmed = intent === "confirm";
	const resubmitted = overtaken ? buildSubmission(draft, chosen, priced) : null;
	const choice = {
		quoteId: draft.id,
		addons,
		priced,
		confirmed,
		shown: chosen.range,
		linkToken: draft.customerToken,
		submission: resubmitted,
	};
	const outcome = await trySaveAddons(context.db, choice, Date.now());
	if (outcome === "erased" || outcome === "replaced" || outcome === "done")
		return startOverVoid(outcome, draft, context);
	if (outcome === "other-price" && draft.customerToken)
		return redirectDocument(answeredAddress(draft.customerToken, "other-price"), 303);
	const isBesideOffer = outcome === "asked" || outcome === "offered";
	if (outcome === "saved" || isBesideOffer)
		context.afterAnswer(() => Promise.all([context.feed.wake(), context.mail.deliver()]));
	// A failed toggle is silent: confirming sends the whole choice again.
	if (confirmed && (outcome === "failed" || outcome === "other-price")) return refuseTotal(503, { addons });
	if (confirmed && outcome === "too-many") return refuseTotal(429, { addons, failure: stepFailures.tooMany });
	const answered = { ...draft, addons, confirmed: draft.confirmed || confirmed };
	const { headers } = await signDraft(answered, context.env);
	if (!confirmed) return replace(stepPath("confirmation"), { status: 303, headers });
	context.accepted = true;
	// Sent from a page that was older than the offer.
	if (isBesideOffer && draft.customerToken) {
		const page = answeredAddress(draft.customerToken, outcome === "asked" ? "requested" : null);
		return redirectDocument(page, { status: 303, headers });
	}
	const link = confirmationLink({
		...draft.service,
		name: greetingName(draft.contact.name) ?? "",
		package: chosen.name,
		price: chosen.midpoint,
		addons,
		addonPrices: priced.addons,
	});
	return redirectDocument(link, { status: 303, headers });
}

function refuseTotal(
	status: number,
	{ addons, failure = stepFailures.confirm }: { addons?: readonly Addon[]; failure?: StepFailure } = {},
) {
	return data({ refusal: { ...failure }, addons }, status);
}

/** Only the confirmation's reply is shown. */
export function clientAction(args: ClientActionFunctionArgs) {
	return keepAnswers(args, stepFailures.confirm);
}

export { shouldRevalidate } from "#app/quote-wizard/keep-answers.ts";

export default function ConfirmationStepRoute() {
	const { called, promise, when, area, quote, total } = useLoaderData<typeof loader>();
	const { id, service, chosen } = quote;
	const { title, text } = quoteSaved;
	const reply = useActionData<StepRefusal & { addons?: Addon[] }>();
	const withWindows = service.services.includes(WINDOWS);
	return (
		<StepPage
			heading={confirmationStep.heading(called)}
			intro={confirmationStep.intro}
			area={area}
			alerts={<Alert tone="success" title={title} text={text(called, promise)} role="status" />}
			wide
		>
			<ChosenPackage quoteId={id} priced={chosen} offer={quote.offer} />
			<section className="grid gap-6">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<h2 className="text-xl">{confirmationStep.timelineTitle}</h2>
					<ButtonLink href={business.phone.href} variant="quiet" icon="phone">
						{callAction}
					</ButtonLink>
				</div>
				<StepsList steps={confirmationTimeline({ withWindows, when, isDaily: !area })} inColumns />
			</section>
			<TotalForm
				// Another tab may lead to another quote, with its own choice.
				key={id}
				{...total}
				priced={chosen}
				services={service.services}
				saved={reply?.addons ?? total.saved}
				refusal={reply?.refusal}
			/>
			<AnswerSummary rows={quote.rows} />
			{quote.customerToken && <CustomerPageLink token={quote.customerToken} />}
		</StepPage>
	);
}
