import type { Visitor } from "./visitor.ts";

/** The HTML of a list whose first card a press opens, where no script does. */
export async function openFirstCard(visitor: Visitor, list: string): Promise<string> {
	const [, address = ""] = /<summary[^>]*><h3[^>]*><a href="([^"#]*)/.exec(list) ?? [];
	return (await visitor.get(address.replaceAll("&amp;", "&"))).html;
}
