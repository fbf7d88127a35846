import { SPECULATION_RULES } from "../seo/speculation-rules";
import { contentSecurityPolicy } from "./content-security-policy";
import { pageHeaders } from "./page-headers";

const YEAR = 31_536_000;
const DAY = 86_400;

interface Rule {
	path: string;
	headers: Readonly<Record<string, string>>;
}

interface StaticSite {
	hashes: readonly string[];
	pages: readonly string[];
}

/** Rule by rule; a later one adds to the earlier ones. */
const rules = (policy: string, pages: readonly string[]): readonly Rule[] => [
	{ path: "/*", headers: { ...pageHeaders, "Content-Security-Policy": policy } },
	// Their names change with their content.
	{ path: "/assets/*", headers: { "Cache-Control": `public, max-age=${YEAR}, immutable` } },
	// A browser that asks for it wants the newest.
	{ path: "/sw.js", headers: { "Cache-Control": "no-cache" } },
	{
		path: "/pictures/*",
		headers: { "Cache-Control": `public, max-age=${DAY}, stale-while-revalidate=${DAY * 30}` },
	},
	{ path: SPECULATION_RULES, headers: { "Content-Type": "application/speculationrules+json" } },
	...pages.map((path) => ({ path, headers: { "Speculation-Rules": `"${SPECULATION_RULES}"` } })),
];

/**
 * The content of the assets folder's `_headers`. Pages keep the platform's own `max-age=0, must-revalidate` and its
 * ETag. `hashes` are those of the inline scripts, `pages` the paths that name the speculation rules.
 */
export function headersFile({ hashes, pages }: StaticSite): string {
	return rules(contentSecurityPolicy({ hashes }), pages)
		.map(({ path, headers }) =>
			[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
		)
		.join("\n\n")
		.concat("\n");
}
