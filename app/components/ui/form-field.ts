export interface FormField {
	id: string;
	name: string;
	errorId: string;
	descriptionId: string;
	error: string | undefined;
	initialValue: unknown;
}

export function describedBy(field: FormField, hint: unknown): string | undefined {
	const ids = [hint ? field.descriptionId : "", field.error ? field.errorId : ""].filter(Boolean);
	return ids.length > 0 ? ids.join(" ") : undefined;
}
