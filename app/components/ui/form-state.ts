import type { FormField } from "./form-field.ts";

/** What an action replies to a form that it refuses; the reply of Conform's submission has this shape. */
export interface FormReply {
	/** The fields as they were sent. */
	initialValue?: Readonly<Record<string, unknown>> | null | undefined;
	/** Messages by field name; those of a list's items are under `name[0]`. */
	error?: Readonly<Record<string, readonly string[] | null>> | undefined;
}

/** A form's id, its fields and what is wrong with them. */
export interface FormState<Name extends string> {
	id: string;
	field(name: Name): FormField;
	/** The first message of each wrong field, in the reply's order. */
	errors: readonly { name: string; fieldId: string; message: string }[];
}

/** A form that starts with these values, by field name, and was refused for these errors. */
export function formState<Name extends string>(
	id: string,
	values: object | null | undefined,
	errors: FormReply["error"],
): FormState<Name> {
	const initialValues = new Map<string, unknown>(Object.entries(values ?? {}));
	const messages = firstMessages(errors);
	const idOf = (name: string) => `${id}-${name}`;
	return {
		id,
		field: (name) => ({
			id: idOf(name),
			name,
			errorId: `${idOf(name)}-error`,
			descriptionId: `${idOf(name)}-description`,
			error: messages.get(name),
			initialValue: initialValues.get(name),
		}),
		errors: Array.from(messages, ([name, message]) => ({ name, fieldId: idOf(name), message })),
	};
}

/** The first message by field name; a list's items count as their field. */
function firstMessages(errors: FormReply["error"] = {}): Map<string, string> {
	const first = new Map<string, string>();
	for (const [path, messages] of Object.entries(errors)) {
		const name = path.replace(/[[.].*$/, "");
		const message = messages?.[0];
		if (message && !first.has(name)) first.set(name, message);
	}
	return first;
}
