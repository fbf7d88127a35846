import { z } from "zod";

/** C0, C1 and bidirectional control characters: invisible, and able to make a shown text lie. Line breaks stay. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n]|[\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** The text as it is saved: NFC, line breaks as \n, control characters out, lone surrogates replaced, trimmed. */
export function normalizeText(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.replace(/\t/g, " ")
		.replace(CONTROL_CHARACTERS, "")
		.toWellFormed()
		.normalize("NFC")
		.trim();
}

/** A required text of at most `max` UTF-16 units. */
export function requiredText(max: number, missing: string) {
	return z
		.string({ error: missing })
		.transform(normalizeText)
		.pipe(z.string().min(1, missing).max(max, tooLong(max)));
}

/** An optional text of at most `max` UTF-16 units; blank counts as not given. */
export function optionalText(max: number) {
	return z
		.string({ error: "Enter this as text" })
		.optional()
		.transform((text) => (text && normalizeText(text)) || undefined)
		.pipe(z.string().max(max, tooLong(max)).optional());
}

const tooLong = (max: number) => `Shorten this to ${max} characters or fewer`;
