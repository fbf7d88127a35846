export const DRAFT_FIELD = "draft";

/** No browser fills in a field of this name by itself. */
export const HONEYPOT_FIELD = "fax-extension";

export function isHoneypotFilled(form: FormData): boolean {
	return Boolean(form.get(HONEYPOT_FIELD));
}
