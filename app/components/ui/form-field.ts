/** What the field components need of Conform's field. */
export interface FormField {
	id: string;
	name: string;
	errorId: string;
	descriptionId: string;
	errors: readonly string[] | undefined;
	/** What it starts with: a text, or a list of texts. */
	initialValue?: unknown;
}

/** The ids that describe the field, for `aria-describedby`. */
export function describedBy(field: FormField, hint: unknown): string | undefined {
	const ids = [hint ? field.descriptionId : "", field.errors ? field.errorId : ""].filter(Boolean);
	return ids.length > 0 ? ids.join(" ") : undefined;
}
