import { mailFooter } from "#app/content/mails.ts";
import { hello } from "#app/content/quote-card.ts";
import { normalizeText } from "#app/fields/text.ts";

/** Every string is plain text and may be whatever a visitor typed. */
export interface EmailContent {
	subject: string;
	preview: string;
	heading: string;
	paragraphs: readonly string[];
	buttons: readonly EmailLink[];
	facts?: readonly EmailFact[];
	closing?: readonly string[];
	stop?: EmailLink;
}

interface EmailLink {
	label: string;
	href: string;
}

export interface EmailFact {
	label: string;
	value: string;
	/** The one that the mail is about, such as a firm price. */
	isStrong?: boolean;
	/** The fact is of a bill: its label has the room, and its value is money. */
	isAmount?: boolean;
	href?: string | undefined;
}

/** "Hi Ann,", or "Hello," where no first name is known for sure. */
export function greetingLine(customer: string | null): string {
	return `${hello(oneLine(customer ?? ""))},`;
}

/** No mail program shows more. */
const MAX_SUBJECT = 120;

/** Returns one line without control characters, so that no value can start a line or a header. */
export function oneLine(text: string): string {
	return normalizeText(text).replace(/\s+/g, " ");
}

export function emailSubject({ subject }: EmailContent): string {
	const characters = Array.from(oneLine(subject));
	if (characters.length <= MAX_SUBJECT) return characters.join("");
	return `${characters.slice(0, MAX_SUBJECT - 1).join("")}…`;
}

/** For programs that show no HTML; they link web addresses and phone numbers themselves. */
export function emailText({ facts = [], closing = [], ...content }: EmailContent): string {
	const blocks = [
		content.heading,
		...content.paragraphs,
		facts.map(({ label, value }) => `${label}: ${indented(value)}`).join("\n"),
		content.buttons
			.filter(({ href }) => href.startsWith("http"))
			.map(({ label, href }) => `${label}:\n${href}`)
			.join("\n\n"),
		...closing,
		mailFooter,
		content.stop && `${content.stop.label}: ${content.stop.href}`,
	];
	return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** Returns a value indented, so that its further lines cannot pass for facts. */
function indented(value: string): string {
	return normalizeText(value).replaceAll("\n", "\n    ");
}
