/**
 * Reads a form at once, so that what was typed before React counts, and again with every input. Returns what ends it;
 * nothing where there is no such form.
 */
export function watchForm(formId: string, read: (values: FormData) => void): (() => void) | undefined {
	const form = document.getElementById(formId);
	if (!(form instanceof HTMLFormElement)) return undefined;
	const update = () => read(new FormData(form));
	update();
	form.addEventListener("input", update);
	return () => form.removeEventListener("input", update);
}
