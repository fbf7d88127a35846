/** What a field component needs of a form library's field; Conform's metadata has this shape. */
export interface FormField {
	id: string;
	name: string;
	errorId: string;
	descriptionId: string;
	/** Messages by field name, those of a list's items among them. */
	allErrors?: Record<string, string[]> | undefined;
	initialValue?: unknown;
}

/** The field's first message, or undefined while nothing is wrong. */
export function firstError(field: FormField): string | undefined {
	return Object.values(field.allErrors ?? {})[0]?.[0];
}

/** The ids that describe the field, for `aria-describedby`. */
export function describedBy(field: FormField, hint: unknown): string | undefined {
	const ids = [hint ? field.descriptionId : "", firstError(field) ? field.errorId : ""].filter(Boolean);
	return ids.length > 0 ? ids.join(" ") : undefined;
}
