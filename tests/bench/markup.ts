/** An element as React is given it, fit for JSON: its tag, its properties, what is in it. */
export type Markup =
	| string
	| readonly [tag: string, properties: Record<string, string | boolean>, ...Markup[]];

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi;
const EMPTY = new Set([
	"area",
	"base",
	"br",
	"col",
	"hr",
	"img",
	"input",
	"link",
	"meta",
	"source",
	"track",
	"wbr",
]);
const RAW = /<(script|style)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)>([\s\S]*?)<\/\1>/gi;
/** Attributes that are there or not. */
const FLAGS = new Set([
	"async",
	"checked",
	"defer",
	"disabled",
	"hidden",
	"nomodule",
	"novalidate",
	"open",
	"required",
]);
/** Attributes that React knows by another name. */
const NAMES: Readonly<Record<string, string>> = {
	class: "className",
	for: "htmlFor",
	charset: "charSet",
	crossorigin: "crossOrigin",
	tabindex: "tabIndex",
	maxlength: "maxLength",
	inputmode: "inputMode",
	autocomplete: "autoComplete",
	srcset: "srcSet",
	viewbox: "viewBox",
	novalidate: "noValidate",
};
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Reads a page that React rendered, so that React can be asked to render the same again. */
export function readMarkup(html: string): Markup {
	const raw: string[] = [];
	// What is in a script or a style is no markup.
	const readable = html.replace(RAW, (_, tag: string, attributes: string, content: string) => {
		raw.push(content);
		return `<${tag}${attributes} data-raw="${raw.length - 1}"></${tag}>`;
	});
	const root: Mutable = ["root", {}];
	const open = [root];
	for (const [token, slash, tag = "", attributes = "", closed] of readable.matchAll(TOKEN)) {
		const parent = open.at(-1) ?? root;
		if (token.startsWith("<!")) continue;
		if (!tag) parent.push(decode(token));
		else if (slash) open.pop();
		else {
			const element: Mutable = [tag, properties(attributes, raw)];
			parent.push(element);
			if (!closed && !EMPTY.has(tag.toLowerCase())) open.push(element);
		}
	}
	const [, , ...contents] = root;
	const page = contents.find((child) => typeof child !== "string");
	if (!page) throw new Error("There is no element in the page");
	return page;
}

type Mutable = [tag: string, properties: Record<string, string | boolean>, ...Markup[]];

function properties(text: string, raw: readonly string[]): Record<string, string | boolean> {
	const found: Record<string, string | boolean> = {};
	for (const [, name = "", value] of text.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)) {
		if (name === "data-raw") found.raw = raw[Number(value)] ?? "";
		else found[NAMES[name.toLowerCase()] ?? name] = FLAGS.has(name.toLowerCase()) || decode(value ?? "");
	}
	return found;
}

function decode(text: string): string {
	return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
}
