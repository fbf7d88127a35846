import type { ReactNode } from "react";
import type { Question } from "#app/catalog/question.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { type FormField, TextField } from "./form-field.tsx";

interface QuestionFieldProps {
	question: Question;
	field: FormField;
	hint?: ReactNode;
	/** This stands in place of whether the question may be left out. */
	optional?: boolean;
}

export function QuestionField({
	question,
	field,
	hint = question.hint,
	optional = question.missing === undefined,
}: QuestionFieldProps) {
	if (question.kind === "text") {
		const { ask, max, input } = question;
		return <TextField field={field} label={ask} hint={hint} optional={optional} maxLength={max} {...input} />;
	}
	const { kind, ask, options } = question;
	return (
		<ChoiceGroup
			field={field}
			type={kind === "choice" ? "radio" : "checkbox"}
			legend={ask}
			hint={hint}
			options={options}
		/>
	);
}
