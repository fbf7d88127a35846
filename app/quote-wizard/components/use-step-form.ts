import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type * as z from "zod/mini";

interface StepFormOptions<Answers extends Record<string, unknown>> {
	/** The form's id, from which its fields take theirs. */
	id: string;
	/** The schema that the step's action uses too. */
	schema: z.ZodMiniType<Answers>;
	/** The draft's answers, from which the form starts. */
	answers: DefaultValue<Answers> | undefined;
	/** The action's reply to a refused form. */
	lastResult: SubmissionResult<string[]> | undefined;
}

/** A step's form: checked when it is sent, and from then on as the visitor mends it; never while leaving a field. */
export function useStepForm<Answers extends Record<string, unknown>>({
	id,
	schema,
	answers,
	lastResult,
}: StepFormOptions<Answers>) {
	return useForm<Answers>({
		id,
		lastResult: lastResult ?? null,
		...(answers && { defaultValue: answers }),
		shouldRevalidate: "onInput",
		onValidate: ({ formData }) => parseWithZod(formData, { schema }),
	});
}
