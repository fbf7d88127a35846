import { normalizeText } from "#app/catalog/text.ts";
import { mailFooter } from "#app/content/mails.ts";

/** An email before it becomes text and HTML. Every string is plain text and may hold whatever a visitor typed. */
export interface EmailContent {
	subject: string;
	preview: string;
	heading: string;
	paragraphs: readonly string[];
	buttons: readonly EmailLink[];
	facts: readonly EmailFact[];
	closing: readonly string[];
}

interface EmailLink {
	label: string;
	href: string;
}

interface EmailFact {
	label: string;
	value: string;
	href?: string | undefined;
}

/** No mail program shows more of a subject. */
const MAX_SUBJECT = 120;

/** One line without control characters, so that no value can start a line, or a header, of its own. */
export function oneLine(text: string): string {
	return normalizeText(text).replace(/\s+/g, " ");
}

/** The subject as it may stand in a header. */
export function emailSubject({ subject }: EmailContent): string {
	const characters = Array.from(oneLine(subject));
	if (characters.length <= MAX_SUBJECT) return characters.join("");
	return `${characters.slice(0, MAX_SUBJECT - 1).join("")}…`;
}

/** The text for programs that show no HTML: they make links of web addresses and of phone numbers by themselves. */
export function emailText(content: EmailContent): string {
	const blocks = [
		content.heading,
		...content.paragraphs,
		content.facts.map(({ label, value }) => `${label}: ${indented(value)}`).join("\n"),
		content.buttons
			.filter(({ href }) => href.startsWith("http"))
			.map(({ label, href }) => `${label}:\n${href}`)
			.join("\n\n"),
		...content.closing,
		mailFooter,
	];
	return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** Further lines of a value stand in, so that they cannot pass for facts. */
function indented(value: string): string {
	return normalizeText(value).replaceAll("\n", "\n    ");
}
