import { namesOf } from "#app/catalog/records.ts";
import { type OwnTexts, ownTexts, type TextName } from "#app/content/own-texts.ts";
import { findTextFault } from "#app/content/texts-page.ts";
import { normalizeText } from "#app/fields/text.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";

/** What the form has, as it was typed, and the revision of the settings that it started from. */
export interface SentTexts {
	texts: Record<string, string>;
	revision: number;
}

export function readTexts(form: FormData): SentTexts {
	const texts = Object.fromEntries(namesOf(ownTexts).map((name) => [name, String(form.get(name) ?? "")]));
	return { texts, revision: wholeNumber(form.get("revision")) ?? 0 };
}

/** Returns the owners' own words of a form, or what is wrong with them by the fields' names. What is empty, or as we have it, is not kept. */
export function textsOf(
	typed: SentTexts["texts"],
): { texts: OwnTexts } | { errors: Readonly<Partial<Record<TextName, string>>> } {
	const texts: Partial<Record<TextName, string>> = {};
	const errors: Partial<Record<TextName, string>> = {};
	for (const name of namesOf(ownTexts)) {
		const words = normalizeText(typed[name] ?? "");
		if (words === "" || words === ownTexts[name].standard) continue;
		const fault = findTextFault(name, words);
		if (fault) errors[name] = fault;
		else texts[name] = words;
	}
	return Object.keys(errors).length > 0 ? { errors } : { texts };
}
