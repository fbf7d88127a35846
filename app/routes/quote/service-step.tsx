import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { questionsByStep } from "#app/answers/questions.ts";
import { namesOf } from "#app/catalog/records.ts";
import { QuestionField } from "#app/components/ui/question-field.tsx";
import { typedText, useTyped } from "#app/components/ui/use-typed.ts";
import { bundleSavings } from "#app/content/price-texts.ts";
import { areaNotes, serviceStep } from "#app/content/wizard.ts";
import { draftLosses, stepFailures } from "#app/content/wizard-failures.ts";
import { outsideZip } from "#app/fields/zip.ts";
import { EarlyEstimate, estimateKey, findEstimate } from "#app/quote-wizard/components/early-estimate.tsx";
import { StepForm } from "#app/quote-wizard/components/step-form.tsx";
import { StepNotice, StepPage } from "#app/quote-wizard/components/step-page.tsx";
import {
	acceptStep,
	draftPrices,
	keepShownPrices,
	readStep,
	showFirstStep,
} from "#app/quote-wizard/draft.server.ts";
import { earlyEstimates } from "#app/quote-wizard/early-estimates.server.ts";
import { linkedAnswers } from "#app/quote-wizard/linked-answers.ts";
import { refuseStep } from "#app/quote-wizard/refuse-step.server.ts";
import { parseStep, useStepForm } from "#app/quote-wizard/step-form.ts";
import { draftLossIn } from "#app/quote-wizard/steps.ts";
import { answerStep } from "#app/quotes/answer-step.ts";
import { type Draft, hasAnswers, isPriceable } from "#app/quotes/draft.ts";
import { serviceSchema } from "#app/quotes/step-schemas.ts";
import { coveredZips } from "#app/service-areas/zip-lookup.ts";
import { knownSettings, visitorAlert } from "#app/settings/visitor-settings.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { draft, token, headers } = await showFirstStep(args);
	const prices = await draftPrices(draft, args.context);
	const notice = lossNotice(draft, draftLossIn(args.request.url));
	return data(
		{
			token,
			service: draft.service ?? linkedAnswers(args.request.url),
			notice: notice ?? visitorAlert(knownSettings(args.context), draft),
			coveredZips,
			estimates: earlyEstimates(prices),
			servicesHint: bundleSavings(prices),
			intro: serviceStep.intro(prices.neglectedPercent > 0, isPriceable(draft)),
		},
		{ headers },
	);
}

/** What became of an earlier draft, where this step has no answers of it. */
function lossNotice(draft: Draft, loss: ReturnType<typeof draftLossIn>) {
	if (!loss || (draft.service && loss !== "replaced" && loss !== "done")) return null;
	const { title, text } = draftLosses[loss];
	return { title, text: !draft.service && hasAnswers(draft) ? `${text} ${draftLosses.kept}` : text };
}

export async function action(args: ActionFunctionArgs) {
	const { draft, form, unkept } = await readStep("service", args);
	const submission = parseStep(form, serviceSchema);
	if (submission.status !== "success" || unkept) return refuseStep(submission, unkept ?? {});
	const prices = await draftPrices(draft, args.context);
	const answered = keepShownPrices(answerStep(draft, "service", submission.value, Date.now()), prices);
	return acceptStep("service", answered, args);
}

export { clientAction, shouldRevalidate } from "#app/quote-wizard/keep-answers.ts";

const questions = questionsByStep.service;

export default function ServiceStepRoute() {
	const { token, service, notice, coveredZips, estimates, servicesHint, intro } =
		useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.result;
	const { form, fields } = useStepForm({ id: "service", schema: serviceSchema, answers: service, reply });
	const home = useTyped(form.id, homeIn, estimateKey(service.services ?? [], service.homeSize));
	const typedZip = useTyped(form.id, zipIn, service.zip ?? "");
	const outside = outsideZip(typedZip, coveredZips);
	return (
		<StepPage heading={serviceStep.heading} intro={intro} notice={notice}>
			<StepForm
				step="service"
				token={token}
				form={form}
				failure={stepFailures.service}
				summary={estimates && <EarlyEstimate text={findEstimate(estimates, home)} />}
			>
				{namesOf(questions).map((name) => (
					<div key={name} className={name === "zip" ? "grid gap-3" : "contents"}>
						<QuestionField
							question={questions[name]}
							field={fields[name]}
							{...(name === "services" && { hint: servicesHint })}
						/>
						{name === "zip" && outside !== null && <StepNotice {...areaNotes.outside(outside, false)} />}
					</div>
				))}
			</StepForm>
		</StepPage>
	);
}

const zipIn = (values: FormData) => typedText(values, "zip");

const homeIn = (values: FormData) => estimateKey(values.getAll("services"), values.get("homeSize"));
