import { describedBy, type FormField } from "./field-error.tsx";

/** Returns a field of a form that no library reads, with what is wrong with it and what it begins with. */
export function formField(
	id: string,
	name: string,
	error: string | undefined,
	initialValue?: unknown,
): FormField {
	const errors = error ? [error] : undefined;
	return { id, name, errorId: `${id}-error`, descriptionId: `${id}-hint`, errors, initialValue };
}

/** Returns what a control says of its field: its name, whether it is wrong, and what describes it. */
export function controlOf(field: FormField, hint?: unknown) {
	return {
		id: field.id,
		name: field.name,
		"aria-invalid": field.errors ? true : undefined,
		"aria-describedby": describedBy(field, hint),
	};
}
