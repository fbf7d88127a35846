import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Graph } from "schema-dts";
import { defaultSeo, type PageSeo } from "#app/content/default-seo.ts";
import { notFoundPage } from "#app/content/site.ts";
import { type SocialPage, socialPictureOf } from "#app/content/social-pictures.ts";
import { headTags, type PageAddress } from "./head-tags.ts";
import { jsonLdGraph } from "./structured-data.ts";

interface PublicPage extends Omit<PageAddress, "image"> {
	image?: SocialPage;
	nodes?: Graph["@graph"];
}

/** Returns the head of a page at an address that names nothing. */
export const notFoundMeta = () =>
	pageTags({ ...defaultSeo, title: notFoundPage.documentTitle }, { path: null, index: false });

export function pageTags(
	seo: PageSeo,
	{ nodes = [], image = "default", ...address }: PublicPage,
): MetaDescriptor[] {
	return [
		...headTags(seo, { ...address, image: socialPictureOf(image) }),
		{ "script:ld+json": jsonLdGraph(nodes) },
	];
}
