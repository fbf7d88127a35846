import { type FormMetadata, getFormProps } from "@conform-to/react";
import { Form, Link, useActionData, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "../../components/ui/button";
import { ErrorSummary } from "../../components/ui/error-summary";
import { Icon } from "../../components/ui/icon";
import { wizardFrame } from "../../content/wizard";
import type { StepFailure } from "../../content/wizard-failures";
import type { StepRefusal } from "../keep-answers";
import { previousPath, type StepName } from "../steps";

interface StepFormProps<Answers extends Record<string, unknown>> {
	step: StepName;
	form: FormMetadata<Answers>;
	/** What the summary says when a field is wrong. */
	failure: StepFailure;
	submitLabel?: string;
	/** Shown on the button while the step is being sent. */
	pendingLabel?: string;
	disabled?: boolean;
	className?: string;
	children: ReactNode;
}

/** A step's form with its error summary first and its buttons last. */
export function StepForm<Answers extends Record<string, unknown>>(props: StepFormProps<Answers>) {
	const { step, form, failure, submitLabel = wizardFrame.continue, disabled } = props;
	const refusal = useActionData<StepRefusal>()?.refusal;
	const pending = useNavigation().formMethod === "POST";
	const back = previousPath(step);
	const summary = useRef<HTMLDivElement>(null);
	const [refused, setRefused] = useState(0);
	const { onSubmit, ...formProps } = getFormProps(form);
	const errors = fieldErrors(form);

	function handleSubmit(event: FormEvent<HTMLFormElement>) {
		onSubmit(event);
		if (event.defaultPrevented) setRefused((count) => count + 1);
		// A second tap while the first is on its way changes nothing.
		if (pending) event.preventDefault();
	}

	useEffect(() => {
		if (refused > 0 || refusal) summary.current?.focus();
	}, [refused, refusal]);

	return (
		<Form method="post" className="grid gap-8" onSubmit={handleSubmit} {...formProps}>
			{(errors.length > 0 || refusal) && (
				<ErrorSummary ref={summary} {...(refusal ?? failure)} errors={errors} />
			)}
			<div className={`grid gap-8 ${props.className ?? ""}`}>{props.children}</div>
			<div className="flex flex-wrap-reverse items-center gap-4 border-t border-line pt-6">
				{back && (
					<Link to={back} className={buttonClass("quiet")}>
						<Icon name="arrow-left" className="size-5" />
						{wizardFrame.back}
					</Link>
				)}
				<Button disabled={disabled} aria-disabled={pending} className="grow sm:grow-0">
					{pending ? (props.pendingLabel ?? wizardFrame.pending) : submitLabel}
					<Icon name="arrow-right" className="size-5" />
				</Button>
			</div>
		</Form>
	);
}

/** A message for each wrong field, in the fields' order; a list's items count as their field. */
function fieldErrors<Answers extends Record<string, unknown>>(form: FormMetadata<Answers>) {
	const byField = new Map<string, string>();
	for (const [name, [message]] of Object.entries(form.allErrors)) {
		const fieldId = `${form.id}-${name.replace(/[[.].*$/, "")}`;
		if (message && !byField.has(fieldId)) byField.set(fieldId, message);
	}
	return Array.from(byField, ([fieldId, message]) => ({ fieldId, message }));
}
