import { createHash } from "node:crypto";

const DATA_TYPES = /\btype="application\/(ld\+)?json"/;

/** Returns the `sha256-…` of every inline script that a browser would run. */
export function inlineScriptHashes(html: string): string[] {
	const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
	return Array.from(scripts).flatMap(([, attributes = "", code = ""]) =>
		DATA_TYPES.test(attributes) || /\bsrc=/.test(attributes)
			? []
			: [`sha256-${createHash("sha256").update(code).digest("base64")}`],
	);
}

/** Returns a value as JSON that cannot end the script around it. */
export function scriptValue(value: object | string): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
