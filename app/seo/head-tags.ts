import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { business } from "#app/config/business.ts";
import { defaultPicture, type PageSeo, type SharedPicture } from "#app/content/default-seo.ts";

export interface PageAddress {
	/** The path is null where the page has no canonical one. */
	path: string | null;
	image?: SharedPicture;
	index?: boolean;
}

export function headTags(
	seo: PageSeo,
	{ path, image = defaultPicture, index = !seo.noindex }: PageAddress,
): MetaDescriptor[] {
	const address = path === null ? null : new URL(path, business.siteUrl).href;
	const picture = new URL(`/social/${image.page}.jpg`, business.siteUrl).href;
	const pictureAlt = `${image.headline}. ${image.line}`;
	return [
		{ title: seo.title },
		{ name: "description", content: seo.description },
		{ name: "keywords", content: seo.keywords.join(", ") },
		robots(index),
		...(address
			? [
					{ tagName: "link", rel: "canonical", href: address },
					{ property: "og:url", content: address },
				]
			: []),
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: business.name },
		{ property: "og:locale", content: "en_US" },
		{ property: "og:title", content: seo.title },
		{ property: "og:description", content: seo.description },
		{ property: "og:image", content: picture },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: pictureAlt },
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:title", content: seo.title },
		{ name: "twitter:description", content: seo.description },
		{ name: "twitter:image", content: picture },
		{ name: "twitter:image:alt", content: pictureAlt },
	];
}

/** A route's `meta` where the page has no canonical path, and no search engine lists it. `titleOf` names what the page could not load,
 * by its loader's answer. */
export function privateMeta(
	seo: Pick<PageSeo, "title" | "description">,
	titleOf: (loaded: unknown) => string | null = () => null,
): MetaFunction {
	return ({ data }) =>
		headTags({ ...seo, title: titleOf(data) ?? seo.title, keywords: [], noindex: true }, { path: null });
}

export function robots(index: boolean): MetaDescriptor {
	return { name: "robots", content: index ? "index, follow" : "noindex, nofollow" };
}
