import type { FormField } from "./form-field.ts";

/** What an action replies to a form that it refuses; the reply of Conform's submission has this shape. */
export interface FormReply {
	initialValue?: Readonly<Record<string, unknown>> | null | undefined;
	/** Messages by field name; those of a list's items are under `name[0]`. */
	error?: Readonly<Record<string, readonly string[] | null>> | undefined;
}

export interface FormState<Name extends string> {
	id: string;
	field(name: Name): FormField;
	errors: readonly { name: string; fieldId: string; message: string }[];
}

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
