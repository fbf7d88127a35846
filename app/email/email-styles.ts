import type { CSSProperties } from "react";
import { palette } from "#app/styles/palette.ts";

const { cream, edge, glass, ink, line, orange, white } = palette;
const soft = palette["ink-soft"];

const button = {
	display: "block",
	margin: "0 0 10px",
	padding: "13px 16px",
	borderWidth: "2px",
	borderStyle: "solid",
	borderRadius: "10px",
	color: ink,
	fontWeight: "bold",
	textAlign: "center",
	textDecoration: "none",
} as const;
const cell = {
	borderTopWidth: "1px",
	borderTopStyle: "solid",
	borderTopColor: line,
	lineHeight: "24px",
	textAlign: "left",
	verticalAlign: "top",
} as const;

/** Inline fallbacks where a mail program ignores the style element: readable on a light and on an inverted ground. */
export const styles = {
	body: { margin: "0", padding: "0", backgroundColor: cream, color: ink },
	page: {
		maxWidth: "560px",
		margin: "0 auto",
		padding: "20px 12px 32px",
		fontFamily: "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
		fontSize: "17px",
		lineHeight: "26px",
	},
	brand: {
		margin: "0",
		padding: "0 8px 12px",
		fontSize: "15px",
		lineHeight: "22px",
		fontWeight: "bold",
		color: soft,
	},
	logo: { marginRight: "8px", borderRadius: "6px", verticalAlign: "middle" },
	card: { padding: "24px 20px", borderRadius: "16px", backgroundColor: white },
	heading: { margin: "0 0 8px", fontSize: "24px", lineHeight: "30px", color: ink },
	paragraph: { margin: "0 0 16px", color: ink, whiteSpace: "pre-line" },
	primary: { ...button, borderColor: orange, backgroundColor: orange },
	secondary: { ...button, borderColor: edge },
	facts: { width: "100%", margin: "14px 0 0", borderCollapse: "collapse" },
	label: {
		...cell,
		width: "34%",
		padding: "10px 12px 10px 0",
		fontSize: "15px",
		fontWeight: "normal",
		color: soft,
	},
	work: { ...cell, padding: "10px 12px 10px 0", fontWeight: "normal", color: soft },
	amount: { textAlign: "right", whiteSpace: "nowrap" },
	value: { ...cell, padding: "10px 0", wordBreak: "break-word", whiteSpace: "pre-line", color: ink },
	strongValue: {
		...cell,
		padding: "10px 0",
		whiteSpace: "nowrap",
		color: ink,
		fontSize: "20px",
		fontWeight: "bold",
	},
	link: { color: glass },
	unbroken: { whiteSpace: "nowrap" },
	closing: { margin: "16px 0 0", fontSize: "15px", lineHeight: "23px", color: soft },
	footer: { margin: "0", padding: "14px 8px 0", fontSize: "13px", lineHeight: "20px", color: soft },
	stop: { display: "inline-block", padding: "12px 0", color: glass },
	preview: { display: "none", maxHeight: "0", overflow: "hidden" },
} satisfies Record<string, CSSProperties>;

export const styleSheet = `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
	.ground { background-color: ${palette["ink-deep"]} !important; }
	.card { background-color: ${ink} !important; }
	.ink { color: ${palette.paper} !important; }
	.soft { color: ${line} !important; }
	.line { border-color: ${soft} !important; }
	.edge { border-color: ${edge} !important; }
	.link { color: ${palette["glass-mist"]} !important; }
}`;
