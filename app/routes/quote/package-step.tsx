import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { FieldError } from "../../components/ui/field-error";
import { useFormState } from "../../components/ui/use-form-state";
import { stepFailures } from "../../content/wizard-failures";
import { packageStep } from "../../content/wizard-package";
import { logError } from "../../log.server";
import { PricingError, pricePackages } from "../../pricing/quote";
import { AnswerSummary } from "../../quote-wizard/components/answer-summary";
import { ComparisonTable } from "../../quote-wizard/components/comparison-table";
import { PackageCard } from "../../quote-wizard/components/package-card";
import { StepForm } from "../../quote-wizard/components/step-form";
import { StepPage } from "../../quote-wizard/components/step-page";
import { TurnstileCheck } from "../../quote-wizard/components/turnstile-check";
import { pricingAnswers } from "../../quote-wizard/draft";
import { readStep, redirectWithDraft, requirePriceable, showStep } from "../../quote-wizard/draft.server";
import { keepAnswers, keepPage } from "../../quote-wizard/keep-answers";
import type { PackageName } from "../../quote-wizard/options";
import { packageOffer } from "../../quote-wizard/package-offer";
import { refuseStep } from "../../quote-wizard/refuse-step.server";
import { packageSchema } from "../../quote-wizard/step-schemas";
import { stepPath } from "../../quote-wizard/steps";
import { detectSpam } from "../../quotes/spam-signals";
import { buildSubmission } from "../../quotes/submission";
import { saveQuote } from "../../quotes/submit.server";
import { failsTurnstile } from "../../security/turnstile.server";
import { visitorKey } from "../../security/visitor-key.server";

export async function loader(args: LoaderFunctionArgs) {
	const shown = await showStep("package", args);
	const { service, contact, condition, ...draft } = requirePriceable(shown.draft);
	const packages = pricePackages(pricingAnswers({ ...draft, service, condition }));
	const earlier = packages.find(({ name }) => name === draft.package);
	const preset = (earlier ?? packages.find(({ recommended }) => recommended))?.name;
	// The texts of these cards alone: the browser needs no others.
	const cards = packages.map((priced) => ({
		priced,
		offer: packageOffer(priced.name, service, contact.name),
	}));
	const siteKey = args.context.env.TURNSTILE_SITE_KEY ?? null;
	return { token: shown.token, answers: { service, contact, condition }, cards, preset, siteKey };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const { form, unkept, ...posted } = await readStep("package", { request, context });
	const draft = requirePriceable(posted.draft);
	const submission = parseWithZod(form, { schema: packageSchema });
	if (submission.status !== "success" || unkept) return refuseStep(submission, unkept ?? {});
	try {
		const chosen = pricePackages(pricingAnswers(draft)).find(({ name }) => name === submission.value.package);
		if (!chosen) return refuseStep(submission, { failure: stepFailures.package });
		const now = Date.now();
		const network = visitorKey(request, context.env);
		const signals = detectSpam(draft, {
			failsTurnstile: await failsTurnstile(form, draft.id, context.env),
			now,
		});
		await saveQuote(context.db, buildSubmission(draft, chosen), now, { network, signals });
		context.afterAnswer(() => context.mail.deliver());
		context.afterAnswer(() => context.feed.wake());
		const saved = { ...draft, package: chosen.name, saved: true };
		return redirectWithDraft(stepPath("confirmation"), saved, context);
	} catch (error) {
		if (error instanceof PricingError)
			return refuseStep(submission, { status: 422, failure: stepFailures.price });
		logError("quote save failed", error, { quote: draft.id });
		return refuseStep(submission, { status: 503, failure: stepFailures.save });
	}
}

export function clientAction(args: ClientActionFunctionArgs) {
	return keepAnswers(args, stepFailures.save);
}

export const shouldRevalidate = keepPage;

export default function PackageStepRoute() {
	const { token, answers, cards, preset, siteKey } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.result;
	const form = useFormState<{ package: PackageName }>({ id: "offer", answers: { package: preset }, reply });
	const field = form.field("package");
	const single = cards.length === 1;
	return (
		<StepPage
			heading={single ? packageStep.standardHeading : packageStep.heading}
			intro={single ? packageStep.standardIntro : packageStep.intro}
			wide={!single}
		>
			<StepForm
				step="package"
				token={token}
				form={form}
				failure={stepFailures.package}
				submitLabel={packageStep.submit}
				pendingLabel={packageStep.saving}
			>
				<fieldset className="grid gap-4">
					<legend className="sr-only">{packageStep.legend}</legend>
					<FieldError field={field} />
					<div className={`grid items-stretch gap-4 ${single ? "max-w-md" : "md:grid-cols-3"}`}>
						{cards.map(({ priced, offer }, index) => (
							<PackageCard
								key={priced.name}
								id={index === 0 ? field.id : `${field.id}-${priced.name}`}
								priced={priced}
								offer={offer}
								single={single}
								defaultChecked={priced.name === (field.initialValue ?? preset)}
							/>
						))}
					</div>
				</fieldset>
				{!single && <ComparisonTable />}
				<AnswerSummary draft={answers} />
				{siteKey && <TurnstileCheck siteKey={siteKey} />}
				<p className="text-sm text-ink-soft">{packageStep.reassurance}</p>
			</StepForm>
		</StepPage>
	);
}
