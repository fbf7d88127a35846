import { type DefaultValue, parse, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { questionNames, questions } from "#app/answers/questions.ts";
import type { Question } from "#app/catalog/question.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";
import { stepMessages, wrongAnswer } from "#app/content/wizard-missing.ts";

/** Validates a step's form, in the browser as on the server. An empty field counts as not sent. */
export function parseStep<Schema extends z.ZodMiniType>(form: FormData, schema: Schema) {
	return parse<z.output<Schema>, string[]>(form, {
		resolve(payload) {
			const sent = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== ""));
			const result = schema.safeParse(sent);
			return result.success ? { value: result.data } : { error: messagesByField(result.error.issues) };
		},
	});
}

function messagesByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
	const messages: Record<string, string[]> = {};
	for (const { path, message } of issues) {
		const name = String(path[0] ?? "");
		messages[name] = [...(messages[name] ?? []), message];
	}
	return messages;
}

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

const asked = questionNames.map((name): [string, Question] => [name, questions[name]]);
const missingMessages: readonly (string | undefined)[] = [
	...asked.map(([, { missing }]) => missing),
	stepMessages.missingPackage,
];

/** Returns the failure that an error summary shows: as given where answers are missing, else which one is wrong. */
export function summarizeErrors(
	errors: readonly { name: string; message: string }[],
	incomplete: StepFailure,
): StepFailure {
	const wrong = errors.filter(({ message }) => !missingMessages.includes(message));
	const [first] = wrong;
	if (!first || wrong.length < errors.length) return incomplete;
	const question = asked.find(([name]) => name === first.name)?.[1];
	const title = wrong.length === 1 && question?.kind === "text" ? question.wrong : wrongAnswer.title;
	return { title, text: wrongAnswer.text };
}
