import { useState } from "react";
import { type FormReply, type FormState, formState } from "./form-state.ts";

interface FormOptions<Answers extends object> {
	id: string;
	answers?: Partial<Answers> | undefined;
	reply: FormReply | undefined;
}

/**
 * A form that its server judges, so that it does the same with and without JavaScript. What its fields start with is
 * what they had when the page was shown: what a visitor typed since stays, whatever a later reply holds.
 */
export function useFormState<Answers extends object>(
	options: FormOptions<Answers>,
): FormState<keyof Answers & string> {
	const { id, answers, reply } = options;
	const [values] = useState(reply?.initialValue ?? answers);
	return formState(id, values, reply?.error);
}
