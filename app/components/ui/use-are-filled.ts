import { useEffect, useState } from "react";
import { watchForm } from "./watch-form.ts";

/**
 * Whether these fields of a form hold anything but blanks. True until the browser's own values were
 * read, so that a form works before React and without it.
 */
export function useAreFilled(formId: string, names: readonly string[]): boolean {
	const [filled, setFilled] = useState(true);
	const list = names.join();
	useEffect(() => {
		const isFilled = (values: FormData, name: string) => String(values.get(name) ?? "").trim() !== "";
		return watchForm(formId, (values) => setFilled(list.split(",").every((name) => isFilled(values, name))));
	}, [formId, list]);
	return filled;
}
