import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChoiceGroup } from "../../components/ui/choice-group";
import { TextField } from "../../components/ui/text-field";
import { useFormState } from "../../components/ui/use-form-state";
import { useTyped } from "../../components/ui/use-typed";
import { serviceStep } from "../../content/wizard";
import { stepFailures } from "../../content/wizard-failures";
import { OutsideAreaWarning } from "../../quote-wizard/components/outside-area-warning";
import { StepForm } from "../../quote-wizard/components/step-form";
import { StepPage } from "../../quote-wizard/components/step-page";
import { answerStep } from "../../quote-wizard/draft";
import { readDraft, redirectWithDraft } from "../../quote-wizard/draft.server";
import { limits } from "../../quote-wizard/limits";
import { homeSizes, services, storyCounts } from "../../quote-wizard/options";
import { type ServiceAnswers, serviceSchema } from "../../quote-wizard/step-schemas";
import { isChangeRequest, nextPath } from "../../quote-wizard/steps";
import { isOutside } from "../../quote-wizard/zip-coverage";
import { readPostedForm } from "../../security/posted-form.server";
import { coveredZips } from "../../service-areas/coverage";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { service } = await readDraft(request, context.env);
	// As one text, which is handed over quicker than a list.
	return { service, coveredZips: coveredZips.join(" ") };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const draft = await readDraft(request, context.env);
	const submission = parseWithZod(await readPostedForm(request), { schema: serviceSchema });
	if (submission.status !== "success") return data({ result: submission.reply() }, 400);
	const startedAt = draft.startedAt ?? Date.now();
	const answered = answerStep({ ...draft, startedAt }, "service", submission.value);
	const next = nextPath("service", answered, isChangeRequest(request.url));
	return redirectWithDraft(next, answered, context.env);
}

export { keepAnswers as clientAction, keepPage as shouldRevalidate } from "../../quote-wizard/keep-answers";

export default function ServiceStepRoute() {
	const { service, coveredZips } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.result;
	const form = useFormState<ServiceAnswers>({ id: "service", answers: service, reply });
	const zip = form.field("zip");
	const typedZip = useTyped(form.id, zip);
	const { heading, intro, legends, hints } = serviceStep;
	return (
		<StepPage heading={heading} intro={intro}>
			<StepForm step="service" form={form} failure={stepFailures.service}>
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
						maxLength={limits.zip}
						width="max-w-44"
					/>
					{isOutside(typedZip, coveredZips.split(" ")) && <OutsideAreaWarning zip={typedZip.trim()} />}
				</div>
			</StepForm>
		</StepPage>
	);
}
