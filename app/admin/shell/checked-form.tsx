import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { quoteForm } from "#app/content/quote-form.ts";
import { type StepFailure, stepFailures } from "#app/content/wizard-failures.ts";
import { EmailAsTyped } from "#app/quote-wizard/components/email-as-typed.tsx";
import { summarizeErrors } from "#app/quote-wizard/step-failure.ts";
import type { StepFormState } from "#app/quote-wizard/use-step-form.ts";
import { useSending } from "./unsent-form.ts";

/** What a refused form gets back. */
export interface CheckedReply {
	result: SubmissionResult;
	refusal?: StepFailure | undefined;
}

interface CheckedFormProps {
	form: StepFormState;
	reply: CheckedReply | undefined;
	submit: string;
	children: ReactNode;
}

/** A form of the wizard's questions on the owner's side, with what is wrong above it. */
export function CheckedForm({ form, reply, submit, children }: CheckedFormProps) {
	const pending = useSending().isSending;
	const hasErrors = form.errors.length > 0;
	const { title, text, links }: StepFailure =
		(!hasErrors && reply?.refusal) || summarizeErrors(form.errors, stepFailures.service);
	return (
		<Form
			method="post"
			id={form.id}
			noValidate
			className="grid max-w-3xl gap-8"
			onSubmit={(event) => (pending ? event.preventDefault() : form.onSubmit(event))}
		>
			{(hasErrors || reply?.refusal) && (
				<ErrorSummary refusal={reply} refusals={form.refusals} title={title} text={text} errors={form.errors}>
					{links?.map(({ to, label }) => (
						<a key={to} href={to} target="_blank" rel="noreferrer" className="link tap justify-self-start">
							{label}
						</a>
					))}
				</ErrorSummary>
			)}
			<EmailAsTyped reply={reply?.result} />
			{children}
			<Button aria-disabled={pending} className="w-full sm:w-auto sm:justify-self-start">
				{pending ? quoteForm.saving : submit}
				<Icon name="arrow-right" className="size-5" />
			</Button>
		</Form>
	);
}
