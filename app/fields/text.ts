import * as z from "zod/mini";

/** Limits are in UTF-16 units; together they keep the draft cookie under 4 KB. */
export const limits = { name: 60, phone: 60, email: 100, address: 120, concerns: 300 } as const;

/** Invisible control characters can falsify a shown text. Line breaks stay. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n]|[\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** More than any script uses; normalizing takes time that grows with their square. */
const SURPLUS_MARKS = /(\p{M}{10})\p{M}+/gu;

const LONE_SURROGATES = /\p{Cs}/gu;

/** A text of which nothing can be seen: a name of it would be a blank. */
const UNSEEN = /^[\s\p{DI}\u2800]*$/u;

/** NFC, line breaks as \n, without control characters and surplus marks, lone surrogates replaced, trimmed; empty where nothing can
 * be seen. */
export function normalizeText(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.replace(/\t/g, " ")
		.replace(CONTROL_CHARACTERS, "")
		.replace(SURPLUS_MARKS, "$1")
		.replace(LONE_SURROGATES, "\ufffd")
		.normalize("NFC")
		.trim()
		.replace(UNSEEN, "");
}

/** Returns how long a text of at most `max` may be before it is normalized. */
const typedLimit = (max: number) => 4 * max + 100;

/** Returns a schema for a text of at most `max` UTF-16 units. */
export function requiredText(max: number, missing: string) {
	return z.pipe(
		z.pipe(
			z.string({ error: missing }).check(atMost(typedLimit(max), tooLong(max))),
			z.transform(normalizeText),
		),
		// Conform omits empty texts.
		z.string({ error: missing }).check(z.minLength(1, missing), atMost(max, tooLong(max))),
	);
}

/** Returns a schema for a text of at most `max` UTF-16 units; blank counts as not given. */
export function optionalText(max: number) {
	return z.pipe(
		z.pipe(
			z.optional(z.string({ error: "Enter this as text" }).check(atMost(typedLimit(max), tooLong(max)))),
			z.transform((text) => (text && normalizeText(text)) || undefined),
		),
		z.optional(z.string().check(atMost(max, tooLong(max)))),
	);
}

/** Counted as `maxlength` does, an emoji as two; zod would count it as one. */
const atMost = (units: number, message: string) => z.refine<string>((text) => text.length <= units, message);

const tooLong = (max: number) => `Shorten this to ${max} characters or fewer`;

const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u;

/** Returns a text that keeps its direction of writing to itself, for a line with other text: written from right to left, it
 * would change places with a number after it. */
export function isolated(text: string): string {
	return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Returns the eight random characters of a quote's id, with hyphens or without, that people read to one another. An id of
 * version 7 begins with its time, which the quotes of one minute share. */
export function quoteReference(id: string): string {
	const digits = id.replaceAll("-", "");
	return (digits[12] === "7" ? digits.slice(-8) : digits.slice(0, 8)).toUpperCase();
}
