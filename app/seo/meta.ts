import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Thing } from "schema-dts";
import type { PageSeo } from "../content/default-seo";
import { headTags, type PageAddress } from "./head-tags";
import { thingGraph } from "./structured-data";

interface PublicPage extends PageAddress {
	/** What the page tells search engines beyond the company itself. */
	things?: readonly Thing[];
}

/** The head tags of a public page, and its structured data where search engines may have it. */
export function pageMeta(seo: PageSeo, { things = [], ...address }: PublicPage): MetaDescriptor[] {
	const { path, index = !seo.noindex } = address;
	const graph = path !== null && index ? [{ "script:ld+json": thingGraph(things) }] : [];
	return [...headTags(seo, address), ...graph];
}
