/** The name of a step's submit buttons, whose value is the signed draft. After Back a browser restores what a script
 * changed in a field, never a button's value; and a text browser shows a field of its own even where it is hidden. */
export const DRAFT_FIELD = "draft";

/** The field in which a form has an address whose typing was asked about. */
export const EMAIL_AS_TYPED = "emailAsTyped";

/** The value of a button that says what is to be done with the draft. */
export function draftFor(intent: string, token: string): string {
	return `${token}~${intent}`;
}

/** Takes the signed draft out of a posted form. What its button asks for becomes the field `intent`. */
export function takeDraft(form: FormData): string {
	const [token = "", intent] = String(form.get(DRAFT_FIELD) ?? "").split("~");
	form.delete(DRAFT_FIELD);
	if (intent) form.set("intent", intent);
	return token;
}

/** No browser fills in a field of this name by itself. */
export const HONEYPOT_FIELD = "fax-extension";
