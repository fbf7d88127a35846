import { normalizeText } from "#app/catalog/text.ts";

/** A mail before it becomes text and HTML. Every string is plain text and may hold whatever a visitor typed. */
export interface Letter {
	subject: string;
	preview: string;
	heading: string;
	paragraphs: readonly string[];
	buttons: readonly LetterLink[];
	facts: readonly LetterFact[];
	closing: readonly string[];
}

interface LetterLink {
	label: string;
	href: string;
}

interface LetterFact {
	label: string;
	value: string;
	href?: string | undefined;
}

/** No mail program shows more of a subject. */
const LONGEST_SUBJECT = 120;

/** One line without control characters, so that no value can start a line, or a header, of its own. */
export function oneLine(text: string): string {
	return normalizeText(text).replace(/\s+/g, " ");
}

/** The subject as it may stand in a header. */
export function letterSubject({ subject }: Letter): string {
	const characters = Array.from(oneLine(subject));
	if (characters.length <= LONGEST_SUBJECT) return characters.join("");
	return `${characters.slice(0, LONGEST_SUBJECT - 1).join("")}…`;
}

/** The letter for programs that show no HTML: they make links of web addresses and of phone numbers by themselves. */
export function letterText(letter: Letter, footer: string): string {
	const blocks = [
		letter.heading,
		...letter.paragraphs,
		letter.facts.map(({ label, value }) => `${label}: ${indented(value)}`).join("\n"),
		letter.buttons
			.filter(({ href }) => href.startsWith("http"))
			.map(({ label, href }) => `${label}:\n${href}`)
			.join("\n\n"),
		...letter.closing,
		footer,
	];
	return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** Further lines of a value stand in, so that they cannot pass for facts. */
function indented(value: string): string {
	return normalizeText(value).replaceAll("\n", "\n    ");
}
