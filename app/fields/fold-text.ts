/** Removed from words: "o'brien" finds O’Brien. */
export const APOSTROPHES = /['’‘ʼ`´]/g;

/** Letters that no mark tells from the plain ones that people type in their place. */
const plainLetters: Readonly<Record<string, string>> = {
	...{ ł: "l", ø: "o", đ: "d", ð: "d", ß: "ss", æ: "ae", œ: "oe", ı: "i", þ: "th" },
};

/** Returns a text in lower case with plain letters, such as "lukasz" for "Łukasz"; letters with marks keep them. */
export function withPlainLetters(text: string): string {
	return text.toLowerCase().replace(/[łøđðßæœıþ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Returns a text as it is compared with what somebody searches, folded by this too: in lower case, without marks and apostrophes. */
export function foldText(text: string): string {
	return withPlainLetters(text.normalize("NFD").replace(/\p{M}/gu, "")).replace(APOSTROPHES, "");
}
