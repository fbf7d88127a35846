import type { SubmissionResult } from "@conform-to/react";
import { Form, type useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { quoteForm } from "#app/content/quote-form.ts";
import { type StepFailure, stepFailures } from "#app/content/wizard-failures.ts";
import { EmailAsTyped } from "#app/quote-wizard/components/email-as-typed.tsx";
import { type StepFormState, summarizeErrors } from "#app/quote-wizard/step-form.ts";
import { NotSaved } from "./load-failure.tsx";
import { useSending } from "./unsent-form.ts";

interface CheckedReply {
	result: SubmissionResult;
	refusal?: StepFailure | undefined;
	/** What the form started from, as it says when it is sent; null for what was saved since. */
	seen?: string | null | undefined;
}

/** What the page of such a form takes: what its loader returns, and what it answers. */
export type CheckedPageProps<Loader, Further = object> = Omit<
	ReturnType<typeof useLoaderData<Loader>>,
	"shell"
> & { reply: (CheckedReply & Further) | undefined };

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
	const failure = (!hasErrors && reply?.refusal) || summarizeErrors(form.errors, stepFailures.service);
	return (
		<Form
			method="post"
			id={form.id}
			noValidate
			className="grid max-w-3xl gap-8"
			onSubmit={(event) => (pending ? event.preventDefault() : form.onSubmit(event))}
		>
			{(hasErrors || reply?.refusal) && (
				<NotSaved refusal={reply} refusals={form.refusals} {...failure} errors={form.errors} />
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
