import { namesOf } from "#app/catalog/records.ts";
import { paths } from "#app/config/paths.ts";
import { locationPages } from "#app/content/locations.ts";
import { pageSeo } from "#app/content/seo.ts";
import { absoluteUrl } from "./structured-data.ts";

const indexedPaths: readonly string[] = [
	...namesOf(pageSeo).flatMap((page) => ("noindex" in pageSeo[page] ? [] : paths[page])),
	...locationPages.map(({ slug }) => paths.location(slug)),
];

export function sitemapXml(): string {
	const entries = indexedPaths.map((path) => `\t<url><loc>${absoluteUrl(path)}</loc></url>`);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...entries,
		"</urlset>\n",
	].join("\n");
}

export function robotsTxt(): string {
	return [
		"User-agent: *",
		"Allow: /",
		`Disallow: ${paths.admin}`,
		`Disallow: ${paths.auth}`,
		"",
		`Sitemap: ${absoluteUrl("/sitemap.xml")}`,
		"",
	].join("\n");
}
