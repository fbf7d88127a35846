/** Every form of the wizard carries the signed draft that its page was made of. */
export const DRAFT_FIELD = "draft";

/** The field that people do not see. No browser fills in one of this name by itself. */
export const HONEYPOT_FIELD = "fax-extension";

/** Whether the field that people do not see was filled in. */
export function isHoneypotFilled(form: FormData): boolean {
	return Boolean(form.get(HONEYPOT_FIELD));
}
