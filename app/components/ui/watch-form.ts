/**
 * Reads a form at once, so that what was typed before React counts, and again with every input, also one that a browser filled in. Returns what ends it;
 * nothing where there is no such form.
 */
export function watchForm(formId: string, read: (values: FormData) => void): (() => void) | undefined {
	const form = document.getElementById(formId);
	if (!(form instanceof HTMLFormElement)) return undefined;
	const update = () => read(new FormData(form));
	update();
	const events = ["input", "change"];
	for (const event of events) form.addEventListener(event, update);
	return () => {
		for (const event of events) form.removeEventListener(event, update);
	};
}
