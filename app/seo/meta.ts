import type { MetaDescriptor } from "@remix-run/cloudflare";
import { business } from "../config/business";

/** What a page says of itself to search engines and people who share it. */
export interface PageSeo {
	title: string;
	/** 50 to 160 characters. */
	description: string;
	keywords?: readonly string[];
	/** The canonical path; null where the page has none, such as an unknown address. */
	path: string | null;
	index?: boolean;
	/** The social image's name under /social. */
	image?: string;
}

/** The head tags of a page (SPEC section 2, shared layout). */
export function pageMeta({ index = true, image = "default", ...page }: PageSeo): MetaDescriptor[] {
	const address = page.path === null ? null : new URL(page.path, business.siteUrl).href;
	const social = new URL(`/social/${image}.jpg`, business.siteUrl).href;
	return [
		{ title: page.title },
		{ name: "description", content: page.description },
		...(page.keywords ? [{ name: "keywords", content: page.keywords.join(", ") }] : []),
		{ name: "robots", content: index ? "index, follow" : "noindex, nofollow" },
		...(address ? [{ tagName: "link", rel: "canonical", href: address }, { property: "og:url", content: address }] : []),
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: business.name },
		{ property: "og:title", content: page.title },
		{ property: "og:description", content: page.description },
		{ property: "og:image", content: social },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}
