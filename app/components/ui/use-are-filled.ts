import { useEffect, useState } from "react";

/**
 * Whether these fields of a form hold anything but blanks. True until the browser's own values were
 * read, so that a form works before React and without it, and what was typed meanwhile counts.
 */
export function useAreFilled(formId: string, names: readonly string[]): boolean {
	const [filled, setFilled] = useState(true);
	const list = names.join();
	useEffect(() => {
		const form = document.getElementById(formId);
		if (!(form instanceof HTMLFormElement)) return;
		const read = () => {
			const values = new FormData(form);
			setFilled(list.split(",").every((name) => String(values.get(name) ?? "").trim() !== ""));
		};
		read();
		form.addEventListener("input", read);
		return () => form.removeEventListener("input", read);
	}, [formId, list]);
	return filled;
}
