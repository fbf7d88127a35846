/** The field that people do not see. No browser fills in one of this name by itself. */
export const BAIT_FIELD = "fax-extension";

/** Whether the field that people do not see was filled in. */
export function isBaitTaken(form: FormData): boolean {
	return Boolean(form.get(BAIT_FIELD));
}
