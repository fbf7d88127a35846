import { useEffect, useState } from "react";

/**
 * What `read` finds in a form by now, also in what was typed before React or filled in by the browser; `initial` until
 * React took the page over. `read` must be the same function on every call.
 */
export function useTyped<Value extends string | boolean>(
	formId: string,
	read: (values: FormData) => Value,
	initial: Value,
): Value {
	const [typed, setTyped] = useState(initial);
	useEffect(() => {
		const form = document.getElementById(formId);
		if (!(form instanceof HTMLFormElement)) return;
		const update = () => setTyped(read(new FormData(form)));
		update();
		form.addEventListener("input", update);
		form.addEventListener("change", update);
		return () => {
			form.removeEventListener("input", update);
			form.removeEventListener("change", update);
		};
	}, [formId, read]);
	return typed;
}

/** A text field's content without the blanks around it. */
export function typedText(values: FormData, name: string): string {
	return String(values.get(name) ?? "").trim();
}
