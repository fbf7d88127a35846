import { useEffect, useState } from "react";
import type { FormField } from "./form-field.ts";
import { watchForm } from "./watch-form.ts";

/** What stands in a form's text field by now; until React took the page over, what it started with. */
export function useTyped(formId: string, { name, initialValue }: FormField): string {
	const [typed, setTyped] = useState(typeof initialValue === "string" ? initialValue : "");
	useEffect(() => watchForm(formId, (values) => setTyped(String(values.get(name) ?? ""))), [formId, name]);
	return typed;
}
