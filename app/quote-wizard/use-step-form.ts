import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { parseStep } from "./parse-step.ts";

interface StepFormOptions<Answers> {
	id: string;
	schema: z.ZodMiniType<Answers>;
	answers: DefaultValue<Answers>;
	reply: SubmissionResult | undefined;
}

export type StepFormState = ReturnType<typeof useStepForm>["form"];

/** Validates with the action's schema on submit, and from then on with every input. */
export function useStepForm<Answers extends Record<string, unknown>>(options: StepFormOptions<Answers>) {
	const { id, schema, answers, reply } = options;
	const [refusals, setRefusals] = useState(0);
	const [form, fields] = useForm<Answers>({
		id,
		defaultValue: answers,
		lastResult: reply,
		shouldRevalidate: "onInput",
		onValidate({ formData }) {
			const submission = parseStep(formData, schema);
			if (submission.status === "error") setRefusals((count) => count + 1);
			return submission;
		},
	});
	const { allErrors, validate, onSubmit } = form;
	const wrongNames = Object.keys(allErrors).join();

	// Some browsers autofill with a change event alone.
	useEffect(() => {
		const element = document.getElementById(id);
		const revalidate = ({ target }: Event) => {
			if (!(target instanceof HTMLInputElement) || target.type === "radio" || target.type === "checkbox")
				return;
			if (wrongNames.split(",").includes(target.name)) validate({ name: target.name });
		};
		element?.addEventListener("change", revalidate);
		return () => element?.removeEventListener("change", revalidate);
	}, [id, wrongNames, validate]);

	const errors = Object.entries(allErrors).flatMap(([name, [message]]) =>
		message ? [{ name, fieldId: `${id}-${name}`, message }] : [],
	);
	return { form: { id, errors, onSubmit, refusals }, fields };
}
