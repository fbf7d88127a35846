import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { conditionNamesFor, questionsByStep } from "#app/answers/questions.ts";
import { QuestionField } from "#app/components/ui/question-field.tsx";
import { conditionStep } from "#app/content/wizard.ts";
import { stepFailures } from "#app/content/wizard-failures.ts";
import { StepForm } from "#app/quote-wizard/components/step-form.tsx";
import { StepPage } from "#app/quote-wizard/components/step-page.tsx";
import { acceptStep, draftPrices, readStep, showStep } from "#app/quote-wizard/draft.server.ts";
import { refuseStep } from "#app/quote-wizard/refuse-step.server.ts";
import { parseStep, useStepForm } from "#app/quote-wizard/step-form.ts";
import { answerStep } from "#app/quotes/answer-step.ts";
import { conditionSchemaFor } from "#app/quotes/step-schemas.ts";
import { areaNote } from "#app/service-areas/zip-lookup.ts";
import { WINDOWS } from "#app/services/services.ts";
import { knownSettings, visitorAlert } from "#app/settings/visitor-settings.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { draft, token } = await showStep("condition", args);
	const { condition, service } = draft;
	const services = service?.services ?? [];
	const { neglectedPercent } = await draftPrices(draft, args.context);
	return {
		token,
		answers: condition,
		services,
		intro: conditionStep.intro(services, neglectedPercent > 0),
		notice: visitorAlert(knownSettings(args.context), draft),
		area: service ? areaNote(service.zip) : null,
	};
}

export async function action(args: ActionFunctionArgs) {
	const { draft, form, unkept } = await readStep("condition", args);
	const schema = conditionSchemaFor(draft.service?.services ?? []);
	const submission = parseStep(form, schema);
	if (submission.status !== "success" || unkept) return refuseStep(submission, unkept ?? {});
	const answered = answerStep(draft, "condition", submission.value, Date.now());
	return acceptStep("condition", answered, args);
}

export { clientAction, shouldRevalidate } from "#app/quote-wizard/keep-answers.ts";

export default function ConditionStepRoute() {
	const { token, answers, services, intro, notice, area } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.result;
	const schema = conditionSchemaFor(services);
	const { form, fields } = useStepForm({ id: "condition", schema, answers, reply });
	const { heading, concernsHint } = conditionStep;
	return (
		<StepPage {...{ heading, intro, notice, area }}>
			<StepForm step="condition" token={token} form={form} failure={stepFailures.condition}>
				{conditionNamesFor(services).map((name) => (
					<QuestionField
						key={name}
						question={questionsByStep.condition[name]}
						field={fields[name]}
						{...(name === "concerns" && { hint: concernsHint(services.includes(WINDOWS)) })}
					/>
				))}
			</StepForm>
		</StepPage>
	);
}
