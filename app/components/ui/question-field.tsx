import { type ReactNode, useState } from "react";
import type { Question } from "#app/catalog/question.ts";
import { EMAIL_AS_TYPED } from "#app/fields/email-typos.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import type { FormField } from "./field-error.tsx";
import { TextField } from "./text-field.tsx";

interface QuestionFieldProps {
	question: Question;
	field: FormField;
	/** Instead of the question's own hint. */
	hint?: ReactNode;
	/** Instead of whether the question may be left out. */
	optional?: boolean;
}

/** The input of a question, with its label and hint. */
export function QuestionField({
	question,
	field,
	hint = question.hint,
	optional = question.missing === undefined,
}: QuestionFieldProps) {
	if (question.kind === "text") {
		const { ask, max, input } = question;
		return (
			<>
				<TextField field={field} label={ask} hint={hint} optional={optional} maxLength={max} {...input} />
				{input?.type === "email" && <EmailAsTyped field={field} />}
			</>
		);
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

/** The address that was refused last: the same one again is meant so. */
function EmailAsTyped({ field }: { field: FormField }) {
	const typed = String(field.value ?? field.initialValue ?? "");
	const [refused, setRefused] = useState(field.errors ? typed : "");
	if (field.errors && refused !== typed) setRefused(typed);
	return refused && <input type="hidden" name={EMAIL_AS_TYPED} value={refused} />;
}
