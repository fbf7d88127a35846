import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Graph } from "schema-dts";
import type { PageSeo } from "#app/content/default-seo.ts";
import { type SocialPage, socialPictureOf } from "#app/content/social-pictures.ts";
import { headTags, type PageAddress } from "./head-tags.ts";
import { jsonLdGraph } from "./structured-data.ts";

interface PublicPage extends Omit<PageAddress, "image"> {
	image?: SocialPage;
	nodes?: Graph["@graph"];
}

export function pageMeta(
	seo: PageSeo,
	{ nodes = [], image = "default", ...address }: PublicPage,
): MetaDescriptor[] {
	return [
		...headTags(seo, { ...address, image: socialPictureOf(image) }),
		{ "script:ld+json": jsonLdGraph(nodes) },
	];
}
