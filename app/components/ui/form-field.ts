export interface FormField {
	id: string;
	name: string;
	errorId: string;
	descriptionId: string;
	errors: readonly string[] | undefined;
	initialValue?: unknown;
}

/** For `aria-describedby`. */
export function describedBy(field: FormField, hint: unknown): string | undefined {
	const ids = [hint ? field.descriptionId : "", field.errors ? field.errorId : ""].filter(Boolean);
	return ids.length > 0 ? ids.join(" ") : undefined;
}
