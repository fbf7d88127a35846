import { useEffect, useState } from "react";

/** `read` of the form, also of what was typed before hydration; `initial` until then. `read` must not change. */
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

export function typedText(values: FormData, name: string): string {
	return String(values.get(name) ?? "").trim();
}
