import { Form, Link, useActionData, useNavigation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { ErrorSummary } from "#app/components/ui/alert.tsx";
import { Button, buttonClass } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { wizardFrame } from "#app/content/wizard.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import { DRAFT_FIELD } from "#app/quote-wizard/hidden-fields.ts";
import type { StepRefusal } from "#app/quote-wizard/keep-answers.ts";
import { type StepFormState, summarizeErrors } from "#app/quote-wizard/step-form.ts";
import { previousPath, type StepName } from "#app/quote-wizard/steps.ts";
import { useUnsentAnswers } from "#app/quote-wizard/unsent-answers.ts";

interface StepFormProps {
	step: StepName;
	token: string;
	form: StepFormState;
	failure: StepFailure;
	submitLabel?: string;
	pendingLabel?: string;
	/** What there is to do in place of sending the step. */
	instead?: ReactNode;
	/** The step is not complete yet for this reason; the button still works, and says what is missing. */
	incomplete?: string | false;
	className?: string;
	summary?: ReactNode;
	children: ReactNode;
}

export function StepForm(props: StepFormProps) {
	const { step, form, failure, submitLabel = wizardFrame.continue, incomplete } = props;
	const reply = useActionData<StepRefusal>();
	const refusal = reply?.refusal;
	const pending = useNavigation().formMethod === "POST";
	const back = previousPath(step);
	const hasErrors = form.errors.length > 0;
	const told = (!hasErrors && refusal) || summarizeErrors(form.errors, failure);
	useUnsentAnswers(step, form.id);

	/** Ignores a second tap while the first is under way. */
	function handleSubmit(event: FormEvent<HTMLFormElement>) {
		if (pending) event.preventDefault();
		else form.onSubmit(event);
	}

	return (
		<Form method="post" id={form.id} noValidate className="contents" onSubmit={handleSubmit}>
			{(hasErrors || refusal) && (
				<ErrorSummary refusal={reply} refusals={form.refusals} {...told} errors={form.errors} />
			)}
			<div className={`grid gap-6 sm:gap-8 ${props.className ?? ""}`}>{props.children}</div>
			{props.summary}
			<div className="step-actions">
				{back && (
					<Link to={back} className={buttonClass("quiet", "max-sm:px-3.5")}>
						<Icon name="arrow-left" className="size-5" />
						<span className="max-sm:sr-only">{wizardFrame.back}</span>
					</Link>
				)}
				{incomplete && (
					<p id={`${form.id}-incomplete`} className="sr-only">
						{incomplete}
					</p>
				)}
				{props.instead || (
					<Button
						name={DRAFT_FIELD}
						value={props.token}
						aria-disabled={pending || Boolean(incomplete)}
						aria-describedby={incomplete ? `${form.id}-incomplete` : undefined}
						className="flex-wrap max-sm:flex-1 max-sm:px-3.5"
					>
						{pending ? (props.pendingLabel ?? wizardFrame.pending) : submitLabel}
						<Icon name="arrow-right" className="size-5 max-xs:hidden" />
					</Button>
				)}
			</div>
		</Form>
	);
}
