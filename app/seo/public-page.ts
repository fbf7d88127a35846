import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import type { Graph, Service } from "schema-dts";
import { paths } from "#app/config/paths.ts";
import { breadcrumbs } from "#app/content/breadcrumbs.ts";
import { pageSeo } from "#app/content/seo.ts";
import type { SiteLink } from "#app/content/site.ts";
import { socialPictures } from "#app/content/social-pictures.ts";
import { pageTags } from "./meta.ts";
import { breadcrumbNode, type ServiceFacts, serviceNode } from "./page-nodes.ts";

/** A page of the public site, by its name in `paths`. */
type PublicPage = Exclude<keyof typeof pageSeo, "admin" | "auth" | "offline">;

const links: Partial<Record<PublicPage, readonly SiteLink[]>> = breadcrumbs;

/** Returns the head of a page: its texts, address and social picture, with its breadcrumbs before the other `nodes`. */
export function publicTags(page: PublicPage, nodes: Graph["@graph"] = []): MetaDescriptor[] {
	const own = links[page];
	const fileName = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return pageTags(pageSeo[page], {
		path: paths[page],
		image: socialPictures.find((picture) => picture.page === fileName)?.page ?? "default",
		nodes: own ? [breadcrumbNode(own), ...nodes] : nodes,
	});
}

/** A route's `meta` where the page has the same head for everyone. */
export function publicMeta(page: PublicPage, nodes?: Graph["@graph"]): MetaFunction {
	return () => publicTags(page, nodes);
}

/** Returns the service that a page is about. */
export function pageService(page: PublicPage, name: string, price?: ServiceFacts["price"]): Service {
	const { description } = pageSeo[page];
	return serviceNode({ name, description, path: paths[page], price });
}
