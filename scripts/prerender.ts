import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { business } from "#app/config/business.ts";
import icons from "#app/pictures/icons.json" with { type: "json" };
import { rateCard } from "#app/pricing/rates.ts";
import { inlineScriptHashes, scriptValue } from "#app/security/inline-scripts.ts";
import { headersFile } from "#app/security/page-headers.ts";
import { SECURITY_TXT, securityTxt } from "#app/security/security-txt.ts";
import { robotsTxt, sitemapXml } from "#app/seo/sitemap.ts";
import { adminApp, siteApp, webManifest } from "#app/seo/web-manifest.ts";
import { createLoadContext } from "#app/worker/load-context.ts";
import { pageAddresses } from "#app/worker/page-addresses.ts";
import { inlineIcons } from "./pictures/inline-icons.ts";

/** Writes every page of `app/routes/static` and, with the first price book, of `app/routes/priced` into the assets folder, as the Worker would render it, and
 * beside them what search engines, browsers and the platform read. Returns the paths that visitors look for.
 * @throws {Error} when a page does not answer 200. */
export async function prerender(assets: string, serverBuilds: string): Promise<readonly string[]> {
	const rendered = new Map([
		...(await renderFolder("priced", `${serverBuilds}/worker/index.js`)),
		...(await renderFolder("static", `${serverBuilds}/static/index.js`)),
	]);
	// The others stand in for a page that is not to be had.
	const pages = [...rendered].filter(([, html]) => !html.includes('content="noindex')).map(([path]) => path);
	const rules = speculationRules(pages);
	const hashes = new Set<string>();
	for (const [path, page] of rendered) {
		const html = inlineIcons(page, icons).replace("</head>", () => `${rules}</head>`);
		for (const hash of inlineScriptHashes(html)) hashes.add(hash);
		const file = join(assets, path === "/" ? "index.html" : `${path}.html`);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, html);
	}
	await writeFile(join(assets, "sitemap.xml"), sitemapXml());
	await writeFile(join(assets, "robots.txt"), robotsTxt());
	await mkdir(join(assets, dirname(SECURITY_TXT)), { recursive: true });
	await writeFile(join(assets, SECURITY_TXT), securityTxt(Date.now()));
	await writeFile(join(assets, "site.webmanifest"), webManifest(siteApp));
	await writeFile(join(assets, "admin.webmanifest"), webManifest(adminApp));
	await writeFile(join(assets, "_headers"), headersFile([...hashes].sort()));
	return pages;
}

async function renderFolder(folder: string, serverBuild: string): Promise<Map<string, string>> {
	const build: ServerBuild = await import(pathToFileURL(serverBuild).href);
	const handleRequest = createRequestHandler(build, "production");
	const rendered = new Map<string, string>();
	for (const path of pageAddresses(build.routes, folder)) {
		const request = new Request(new URL(path, "http://prerender.local"));
		const response = await handleRequest(request, offlineContext());
		if (response.status !== 200) throw new Error(`Prerendering ${path} answered ${response.status}`);
		rendered.set(path, await response.text());
	}
	return rendered;
}

/** Static pages depend on nothing but the build: any use of the database fails at once. */
function offlineContext() {
	const bindings = {
		TURSO_DATABASE_URL: "http://prerender.invalid",
		SESSION_SECRET: "-".repeat(32),
		ADMIN_EMAILS: business.email.noReply,
		ADMIN_PIN: "0000",
		// The pages carry whether they are counted.
		ANALYTICS: process.env.ANALYTICS,
	};
	const worker = {
		waitUntil() {
			throw new Error("A static page must not start background work");
		},
	};
	return Object.assign(createLoadContext(bindings, worker), { prices: async () => rateCard });
}

/** Returns rules by which browsers fetch a static page once somebody is about to open it; no private page or step is named. */
function speculationRules(pages: readonly string[]): string {
	const rules = { prefetch: [{ where: { href_matches: pages }, eagerness: "moderate" }] };
	return `<script type="speculationrules">${scriptValue(rules)}</script>`;
}
