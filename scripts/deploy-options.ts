/** What `wrangler deploy` is told beside `wrangler.toml`: the site's host becomes the Worker's custom domain, and
 * wrangler then switches its address at workers.dev off. A site that is at workers.dev stays there. */
export function deployOptions(siteUrl: string, analytics = "off"): string[] {
	const { hostname, origin } = new URL(siteUrl);
	return [
		"--minify",
		// As in the build, whose static pages say whether they are counted.
		...["--var", `ANALYTICS:${analytics}`, "--var", `SITE_URL:${origin}`],
		...(hostname.endsWith(".workers.dev") ? [] : ["--domain", hostname]),
	];
}
