import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { pageSeo } from "#app/content/seo.ts";
import { headTags } from "#app/seo/head-tags.ts";

/** The head tags of a page on the owner's side: what it is about, where that is known, before the side's own title. */
export function ownerHeadTags(about: string | undefined): MetaDescriptor[] {
	const { title } = pageSeo.admin;
	return headTags({ ...pageSeo.admin, title: about ? `${about} | ${title}` : title }, { path: null });
}

/** A route's `meta` where the page is always about the same. */
export function ownerMeta(about: string): MetaFunction {
	return () => ownerHeadTags(about);
}
