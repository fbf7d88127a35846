import { normalizeText } from "#app/catalog/text.ts";
import { type Letter, letterSubject } from "./letter.ts";

/** Where mail programs ignore the style element, these hold: readable on a light and on an inverted ground. */
const styles = {
	body: "margin:0;padding:0;background-color:#f4efe6;color:#10243a;",
	page: "max-width:560px;margin:0 auto;padding:20px 12px 32px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:17px;line-height:26px;",
	brand: "margin:0;padding:0 8px 12px;font-size:15px;line-height:22px;font-weight:bold;color:#43566b;",
	card: "padding:24px 20px;border-radius:16px;background-color:#ffffff;",
	heading: "margin:0 0 8px;font-size:24px;line-height:30px;color:#10243a;",
	paragraph: "margin:0 0 16px;color:#10243a;",
	first:
		"display:block;margin:0 0 10px;padding:13px 16px;border:2px solid #f97316;border-radius:10px;background-color:#f97316;color:#10243a;font-weight:bold;text-align:center;text-decoration:none;",
	further:
		"display:block;margin:0 0 10px;padding:13px 16px;border:2px solid #7a8b9b;border-radius:10px;color:#10243a;font-weight:bold;text-align:center;text-decoration:none;",
	facts: "width:100%;margin:14px 0 0;border-collapse:collapse;",
	label:
		"width:34%;padding:10px 12px 10px 0;border-top:1px solid #d5dfe6;font-size:15px;line-height:24px;font-weight:normal;text-align:left;vertical-align:top;color:#43566b;",
	value:
		"padding:10px 0;border-top:1px solid #d5dfe6;line-height:24px;vertical-align:top;word-break:break-word;white-space:pre-line;color:#10243a;",
	link: "color:#0b6078;",
	closing: "margin:16px 0 0;font-size:15px;line-height:23px;color:#43566b;",
	footer: "margin:0;padding:14px 8px 0;font-size:13px;line-height:20px;color:#43566b;",
	hidden: "display:none;max-height:0;overflow:hidden;",
} as const;

const darkStyles = `
@media (prefers-color-scheme: dark) {
	.ground { background-color: #0a1828 !important; }
	.card { background-color: #10243a !important; }
	.ink { color: #fbfaf7 !important; }
	.soft { color: #b9c6d3 !important; }
	.line { border-color: #2f4861 !important; }
	.edge { border-color: #8fa3b5 !important; }
	.link { color: #7cc9de !important; }
}`;

/** The letter as a document for a phone's mail program: one column, large targets, no pictures, no scripts. */
export function letterHtml(letter: Letter, company: string, footer: string): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letterSubject(letter))}</title>
<style>:root { color-scheme: light dark; }${darkStyles}
</style>
</head>
<body class="ground" style="${styles.body}">
<div style="${styles.hidden}">${escapeHtml(letter.preview)}</div>
<div class="ground" style="${styles.page}">
<p class="soft" style="${styles.brand}">${escapeHtml(company)}</p>
<div class="card" style="${styles.card}">
<h1 class="ink" style="${styles.heading}">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map((text) => `<p class="ink" style="${styles.paragraph}">${escapeHtml(text)}</p>`).join("\n")}
${letter.buttons.map(button).join("\n")}
${letter.facts.length > 0 ? `<table style="${styles.facts}">\n${letter.facts.map(fact).join("\n")}\n</table>` : ""}
${letter.closing.map((text) => `<p class="soft" style="${styles.closing}">${escapeHtml(text)}</p>`).join("\n")}
</div>
<p class="soft" style="${styles.footer}">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}

function button({ label, href }: Letter["buttons"][number], index: number): string {
	const look = index === 0 ? `style="${styles.first}"` : `class="ink edge" style="${styles.further}"`;
	return `<a href="${escapeHtml(href)}" ${look}>${escapeHtml(label)}</a>`;
}

function fact({ label, value, href }: Letter["facts"][number]): string {
	const shown = escapeHtml(value);
	const cell = href
		? `<a class="link" href="${escapeHtml(href)}" style="${styles.link}">${shown}</a>`
		: shown;
	return `<tr><th class="soft line" scope="row" style="${styles.label}">${escapeHtml(label)}</th><td class="ink line" style="${styles.value}">${cell}</td></tr>`;
}

const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Plain text as HTML text or as a quoted attribute's value. */
function escapeHtml(text: string): string {
	return normalizeText(text).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
