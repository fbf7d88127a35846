import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChoiceGroup } from "../../components/ui/choice-group";
import { Notice } from "../../components/ui/notice";
import { TextField } from "../../components/ui/text-field";
import { useFormState } from "../../components/ui/use-form-state";
import { useTyped } from "../../components/ui/use-typed";
import { serviceStep } from "../../content/wizard";
import { draftLosses, stepFailures } from "../../content/wizard-failures";
import { OutsideAreaWarning } from "../../quote-wizard/components/outside-area-warning";
import { StepForm } from "../../quote-wizard/components/step-form";
import { StepPage } from "../../quote-wizard/components/step-page";
import { answerStep, hasAnswers } from "../../quote-wizard/draft";
import { readStep, redirectWithDraft, showFirstStep } from "../../quote-wizard/draft.server";
import { linkedAnswers } from "../../quote-wizard/linked-answers";
import { homeSizes, services, storyCounts } from "../../quote-wizard/options";
import { refuseStep } from "../../quote-wizard/refuse-step.server";
import { type ServiceAnswers, serviceSchema } from "../../quote-wizard/step-schemas";
import { draftLossIn, isChangeRequest, nextPath } from "../../quote-wizard/steps";
import { outsideZip } from "../../quote-wizard/zip-coverage";
import { coveredZips } from "../../service-areas/coverage";
import { MAX_ZIP_INPUT } from "../../service-areas/read-zip";

export async function loader(args: LoaderFunctionArgs) {
	const { draft, token, headers } = await showFirstStep(args);
	const loss = draftLossIn(args.request.url);
	return data(
		{
			token,
			service: draft.service ?? linkedAnswers(args.request.url),
			lost: loss && !draft.service ? { ...draftLosses[loss], kept: hasAnswers(draft) } : null,
			// As one text, which is handed over quicker than a list.
			coveredZips: coveredZips.join(" "),
		},
		{ headers },
	);
}

export async function action(args: ActionFunctionArgs) {
	const { draft, form, unkept } = await readStep("service", args);
	const submission = parseWithZod(form, { schema: serviceSchema });
	if (submission.status !== "success" || unkept) return refuseStep(submission, unkept ?? {});
	const answered = answerStep(draft, "service", submission.value, Date.now());
	const next = nextPath("service", answered, isChangeRequest(args.request.url));
	return redirectWithDraft(next, answered, args.context);
}

export { keepAnswers as clientAction, keepPage as shouldRevalidate } from "../../quote-wizard/keep-answers";

export default function ServiceStepRoute() {
	const { token, service, lost, coveredZips } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.result;
	const form = useFormState<ServiceAnswers>({ id: "service", answers: service, reply });
	const zip = form.field("zip");
	const typedZip = useTyped(form.id, zip);
	const outside = outsideZip(typedZip, coveredZips.split(" "));
	const { heading, intro, legends, hints } = serviceStep;
	return (
		<StepPage
			heading={heading}
			intro={intro}
			notice={
				lost && (
					<Notice tone="warning" title={lost.title} role="status">
						{lost.text} {lost.kept && draftLosses.kept}
					</Notice>
				)
			}
		>
			<StepForm step="service" token={token} form={form} failure={stepFailures.service}>
				<ChoiceGroup
					field={form.field("services")}
					type="checkbox"
					legend={legends.services}
					hint={hints.services}
					options={services}
					columns=""
				/>
				<ChoiceGroup
					field={form.field("homeSize")}
					type="radio"
					legend={legends.homeSize}
					hint={hints.homeSize}
					options={homeSizes}
				/>
				<ChoiceGroup
					field={form.field("stories")}
					type="radio"
					legend={legends.stories}
					hint={hints.stories}
					options={storyCounts}
					columns="sm:grid-cols-3"
				/>
				<div className="grid gap-3">
					<TextField
						field={zip}
						label={legends.zip}
						hint={hints.zip}
						inputMode="numeric"
						autoComplete="postal-code"
						maxLength={MAX_ZIP_INPUT}
						width="max-w-44"
					/>
					{outside !== null && <OutsideAreaWarning zip={outside} />}
				</div>
			</StepForm>
		</StepPage>
	);
}
