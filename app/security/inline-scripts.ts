import { createHash } from "node:crypto";

/** Data that stands in a script element is not run and needs no leave. */
const DATA_TYPES = /\btype="application\/(ld\+)?json"/;

/** `sha256-…` of every inline script of a page that a browser would run, as a Content-Security-Policy names it. */
export function inlineScriptHashes(html: string): string[] {
	const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
	return Array.from(scripts).flatMap(([, attributes = "", code = ""]) =>
		DATA_TYPES.test(attributes) || /\bsrc=/.test(attributes)
			? []
			: [`sha256-${createHash("sha256").update(code).digest("base64")}`],
	);
}

/** A value as it stands in a script, or as a data script's whole content: nothing in it can end the script. */
export function scriptValue(value: object | string): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
