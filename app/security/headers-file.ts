import { SPECULATION_RULES } from "../seo/speculation-rules";
import { contentSecurityPolicy } from "./content-security-policy";
import { pageHeaders } from "./page-headers";

const YEAR = 31_536_000;
const DAY = 86_400;

interface Rule {
	path: string;
	headers: Readonly<Record<string, string>>;
}

/** Rule by rule; a later one adds to the earlier ones. Few, because the platform tries each of them for each file. */
const rules = (policy: string): readonly Rule[] => [
	{
		path: "/*",
		headers: {
			...pageHeaders,
			"Content-Security-Policy": policy,
			// Means something to pages alone.
			"Speculation-Rules": `"${SPECULATION_RULES}"`,
		},
	},
	// Their names change with their content.
	{ path: "/assets/*", headers: { "Cache-Control": `public, max-age=${YEAR}, immutable` } },
	// A browser that asks for it wants the newest.
	{ path: "/sw.js", headers: { "Cache-Control": "no-cache" } },
	{
		path: "/pictures/*",
		headers: { "Cache-Control": `public, max-age=${DAY}, stale-while-revalidate=${DAY * 30}` },
	},
	{ path: SPECULATION_RULES, headers: { "Content-Type": "application/speculationrules+json" } },
];

/**
 * The content of the assets folder's `_headers`. Pages keep the platform's own `max-age=0, must-revalidate` and its
 * ETag. `hashes` are those of the inline scripts.
 */
export function headersFile(hashes: readonly string[]): string {
	return rules(contentSecurityPolicy({ hashes }))
		.map(({ path, headers }) =>
			[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
		)
		.join("\n\n")
		.concat("\n");
}
