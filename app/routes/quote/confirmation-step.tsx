import { parseWithZod } from "@conform-to/zod/v4";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirectDocument,
	replace,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ButtonLink } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { Notice } from "../../components/ui/notice";
import { StepsList } from "../../components/ui/steps-list";
import { business } from "../../config/business";
import { nextOpening } from "../../config/business-hours";
import { afterOpening } from "../../content/opening";
import { confirmationStep, confirmationTimeline, quoteSaved } from "../../content/wizard-confirmation";
import { stepFailures } from "../../content/wizard-failures";
import { AnswerSummary } from "../../quote-wizard/components/answer-summary";
import { ChosenPackage } from "../../quote-wizard/components/chosen-package";
import { StepPage } from "../../quote-wizard/components/step-page";
import { TotalForm } from "../../quote-wizard/components/total-form";
import { readStep, requireSaved, showStep } from "../../quote-wizard/draft.server";
import { keepAnswers, keepPage, type StepRefusal } from "../../quote-wizard/keep-answers";
import { offeredAddons } from "../../quote-wizard/offered-addons";
import { firstName, packageOffer } from "../../quote-wizard/package-offer";
import { signDraft } from "../../quote-wizard/signed-draft.server";
import { confirmationSchema } from "../../quote-wizard/step-schemas";
import { stepPath } from "../../quote-wizard/steps";
import { trySaveAddons } from "../../quotes/addons.server";
import { confirmationLink } from "../../quotes/confirmation-link";
import { tryResubmit } from "../../quotes/resubmit.server";
import { buildSubmission } from "../../quotes/submission";

export async function loader(args: LoaderFunctionArgs) {
	const shown = await showStep("confirmation", args);
	const { draft, chosen } = requireSaved(shown.draft);
	const { id, service, contact, condition, addons = [] } = draft;
	const offered = offeredAddons(draft);
	const saved = offered.filter((addon) => addons.includes(addon));
	const offer = packageOffer(chosen.name, service, contact.name);
	const answers = { service, contact, condition };
	const opening = nextOpening(Date.now());
	return { token: shown.token, id, answers, chosen, offer, offered, saved, opening };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const { form, overtaken, ...posted } = await readStep("confirmation", { request, context });
	const { draft, chosen } = requireSaved(posted.draft);
	const submission = parseWithZod(form, { schema: confirmationSchema });
	if (submission.status !== "success") return data({ refusal: { ...stepFailures.confirm } }, 400);
	const { intent } = submission.value;
	const addons = offeredAddons(draft).filter((addon) => submission.value.addons.includes(addon));
	const confirmed = intent === "confirm";
	const choice = { quoteId: draft.id, addons, midpoint: chosen.midpoint, confirmed };
	const now = Date.now();
	const isShown = !overtaken || (await tryResubmit(context.db, buildSubmission(draft, chosen), now));
	const saved = isShown && (await trySaveAddons(context.db, choice, now));
	if (saved) {
		context.afterAnswer(() => context.mail.deliver());
		context.afterAnswer(() => context.feed.wake());
	}
	// A toggle that could not be saved is silent (SPEC section 8): confirming sends the whole choice again.
	if (confirmed && !saved) return data({ refusal: { ...stepFailures.confirm } }, 503);
	const answered = { ...draft, addons, confirmed: draft.confirmed || confirmed };
	const { headers } = await signDraft(answered, context.env);
	if (!confirmed) return replace(stepPath("confirmation"), { status: 303, headers });
	const link = confirmationLink({
		...draft.service,
		name: firstName(draft.contact.name),
		package: chosen.name,
		price: chosen.midpoint,
		addons,
	});
	return redirectDocument(link, { status: 303, headers });
}

/** A toggle's reply is shown nowhere; the confirmation's says what failed. */
export function clientAction(args: ClientActionFunctionArgs) {
	return keepAnswers(args, stepFailures.confirm);
}

export const shouldRevalidate = keepPage;

export default function ConfirmationStepRoute() {
	const { token, id, answers, chosen, offer, offered, saved, opening } = useLoaderData<typeof loader>();
	const refusal = useActionData<StepRefusal>()?.refusal;
	const { name, contactMethod } = answers.contact;
	return (
		<StepPage
			heading={confirmationStep.heading(firstName(name))}
			intro={confirmationStep.intro}
			notice={
				<Notice tone="success" title={quoteSaved.title} role="status">
					{quoteSaved.text(firstName(name), contactMethod)}
					{opening && ` ${quoteSaved.afterHours(afterOpening(opening))}`}
				</Notice>
			}
			wide
		>
			<ChosenPackage quoteId={id} priced={chosen} offer={offer} />
			<section className="grid gap-6">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<h2 className="text-xl">{confirmationStep.timelineTitle}</h2>
					<ButtonLink href={business.phone.href} variant="quiet">
						<Icon name="phone" className="size-5" />
						{confirmationStep.call}
					</ButtonLink>
				</div>
				<StepsList steps={confirmationTimeline} inColumns />
			</section>
			<TotalForm
				// Another quote, which another tab may have led to, begins with its own choice.
				key={id}
				token={token}
				midpoint={chosen.midpoint}
				offered={offered}
				service={answers.service}
				saved={saved}
				refusal={refusal}
			/>
			<AnswerSummary draft={answers} />
		</StepPage>
	);
}
