/** Returns the whole number from zero on that a text says; null where it says none, or a longer one than any form has. */
export function wholeNumber(text: FormDataEntryValue | null): number | null {
	return typeof text === "string" && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
