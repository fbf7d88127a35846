import type { MetaDescriptor } from "@remix-run/cloudflare";
import { business } from "../config/business";
import type { PageSeo } from "../content/seo";
import { type Thing, thingGraph } from "./structured-data";

interface PageAddress {
	/** The canonical path; null where the page has none, such as an unknown address. */
	path: string | null;
	/** The social image's name under /social. */
	image?: string;
	index?: boolean;
	/** What the page tells search engines beyond the company itself. */
	things?: readonly Thing[];
}

/** The head tags of a page (SPEC section 2, shared layout). */
export function pageMeta(
	seo: PageSeo,
	{ path, image = "default", index = !seo.noindex, things = [] }: PageAddress,
): MetaDescriptor[] {
	const address = path === null ? null : new URL(path, business.siteUrl).href;
	const social = new URL(`/social/${image}.jpg`, business.siteUrl).href;
	return [
		{ title: seo.title },
		{ name: "description", content: seo.description },
		{ name: "keywords", content: seo.keywords.join(", ") },
		{ name: "robots", content: index ? "index, follow" : "noindex, nofollow" },
		...(address
			? [
					{ tagName: "link", rel: "canonical", href: address },
					{ property: "og:url", content: address },
				]
			: []),
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: business.name },
		{ property: "og:title", content: seo.title },
		{ property: "og:description", content: seo.description },
		{ property: "og:image", content: social },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ name: "twitter:card", content: "summary_large_image" },
		...(path !== null && index ? [{ "script:ld+json": thingGraph(things) }] : []),
	];
}
