/** One field of a form, as the field components take it. */
export interface FormField {
	id: string;
	name: string;
	errorId: string;
	descriptionId: string;
	/** What is wrong with it. */
	error: string | undefined;
	/** What it starts with: a text, or a list of texts. */
	initialValue: unknown;
}

/** The ids that describe the field, for `aria-describedby`. */
export function describedBy(field: FormField, hint: unknown): string | undefined {
	const ids = [hint ? field.descriptionId : "", field.error ? field.errorId : ""].filter(Boolean);
	return ids.length > 0 ? ids.join(" ") : undefined;
}
