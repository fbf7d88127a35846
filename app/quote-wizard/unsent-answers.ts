import { useEffect } from "react";
import { HONEYPOT_FIELD } from "./hidden-fields.ts";
import { type StepName, steps } from "./steps.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The key of what a question showed: where it shows another answer, what was typed is of another time or quote. */
const shownKey = (name: string) => `shown:${name}`;
const keyOf = (step: StepName) => `unsent:${step}`;

function keepUnsent(step: StepName, form: HTMLFormElement): void {
	const kept = new URLSearchParams();
	for (const field of fieldsOf(form)) {
		kept.set(shownKey(field.name), shownAs(form, field.name));
		if (!isBox(field) || field.checked) kept.append(field.name, field.value);
	}
	try {
		sessionStorage.setItem(keyOf(step), kept.toString());
	} catch {
		// A full or blocked storage keeps nothing.
	}
}

function restoreUnsent(step: StepName, form: HTMLFormElement): void {
	const kept = new URLSearchParams(sessionStorage.getItem(keyOf(step)) ?? "");
	// Questions come and go with the services.
	const known = fieldsOf(form).filter(({ name }) => kept.has(shownKey(name)));
	if (known.some(({ name }) => kept.get(shownKey(name)) !== shownAs(form, name))) return;
	for (const field of known) {
		if (isTouched(field)) continue;
		const before = contentOf(field);
		if (isBox(field)) field.checked = kept.getAll(field.name).includes(field.value);
		else field.value = kept.get(field.name) ?? field.value;
		if (contentOf(field) !== before) field.dispatchEvent(new Event("input", { bubbles: true }));
	}
}

/** Forgets what was typed on a step that is sent; with the step that saves the quote, on all of them. */
export function forgetUnsent(step: StepName): void {
	const forgotten = step === "package" ? steps.map(({ name }) => name) : [step];
	for (const name of forgotten) sessionStorage.removeItem(keyOf(name));
}

function fieldsOf(form: HTMLFormElement): Field[] {
	return Array.from(form.elements).filter(
		(element): element is Field =>
			(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
			element.name !== "" &&
			element.name !== HONEYPOT_FIELD,
	);
}

const isBox = (field: Field): field is HTMLInputElement =>
	field.type === "radio" || field.type === "checkbox";
const contentOf = (field: Field) => (isBox(field) ? field.checked : field.value);
const initialOf = (field: Field) => (isBox(field) ? field.defaultChecked : field.defaultValue);
const isTouched = (field: Field) => contentOf(field) !== initialOf(field);
const shownAs = (form: HTMLFormElement, name: string) =>
	JSON.stringify(fieldsOf(form).flatMap((field) => (field.name === name ? initialOf(field) : [])));

export function useUnsentAnswers(step: StepName, formId: string): void {
	useEffect(() => {
		const form = document.getElementById(formId);
		if (!(form instanceof HTMLFormElement)) return;
		restoreUnsent(step, form);
		const keep = () => keepUnsent(step, form);
		form.addEventListener("input", keep);
		return () => form.removeEventListener("input", keep);
	}, [step, formId]);
}
